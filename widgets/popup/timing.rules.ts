/**
 * Owns whether a popup's timing rules let it be shown (SPEC 4.11, 5, 9). Pure: the facts of the visit are handed in.
 */

import { matchesSafely } from './safePattern.rules';
import type { Group, TimingName } from './settings.rules';

/** The known facts of a visit. */
export interface Visit {
  /** Milliseconds since 1970. */
  now: number;
  referrer: string;
  /** The host of this page's address. */
  host: string;
  userAgent: string;
  /** The device, under Elementor's name for it. */
  device: string;
  /** The roles of a visitor who is logged in; undefined for a guest. */
  roles: readonly string[] | undefined;
  /** Page views since this rule was first checked. */
  pageViews: number;
  sessions: number;
  /** How often the popup was shown, or closed, in the rule's period. */
  impressions: number;
}

type Rule = (group: Group, visit: Visit) => boolean;

const WEB_SEARCH = /^https?:\/\/(?:www\.)?(?:google|yahoo|bing|yandex|baidu)\./;

const isListed = (listed: readonly string[] | undefined, value: string): boolean => listed?.includes(value) ?? true;

function isUrlRight(group: Group, { referrer }: Visit): boolean {
  const url = group.text('url');
  if (group.text('action') === 'regex') return matchesSafely(url, referrer);
  // A rule without an address matches no referrer.
  return (!!url && referrer.includes(url)) === (group.text('action') !== 'hide');
}

const withoutWww = (host: string) => host.replace(/^www\./, '');

function hostOf(address: string): string {
  try {
    return new URL(address).host;
  } catch {
    return '';
  }
}

/** A visit without a referrer counts as coming from another site. */
function isSourceRight(group: Group, { referrer, host }: Visit): boolean {
  const sources = group.list('sources');
  if (!sources || sources.length === 3) return true;
  if (withoutWww(hostOf(referrer)) === withoutWww(host)) return sources.includes('internal');
  return sources.includes('external') || (sources.includes('search') && WEB_SEARCH.test(referrer));
}

/**
 * Whether the rule hides the popup from a visitor who is logged in, or who has certain roles. Guests always see the
 * popup.
 */
const isVisitorRight: Rule = (group, { roles }) => {
  if (!roles) return true;
  if (group.text('users') !== 'custom') return false;
  return !(group.list('roles') ?? []).some((role) => roles.includes(role));
};

const BROWSERS: [name: string, mark: RegExp, not?: RegExp][] = [
  ['ie', /MSIE |Trident\//],
  ['edge', /Edg(?:e|A|iOS)?\//],
  ['opera', /OPR\/|Opera/],
  ['firefox', /Firefox\/|FxiOS\//],
  ['chrome', /Chrome\/|CriOS\//, /Edg|OPR\//],
  ['safari', /Safari\//, /Chrome|CriOS|FxiOS|Edg|OPR|Android/],
];

/** Elementor's name for the browser; "" for an unknown one. */
export const browserOf = (userAgent: string): string =>
  BROWSERS.find(([, mark, not]) => mark.test(userAgent) && !not?.test(userAgent))?.[0] ?? '';

const isBrowserRight: Rule = (group, { userAgent }) =>
  group.text('browsers') !== 'custom' || isListed(group.list('browsers_options'), browserOf(userAgent));

/** Reads "2026-11-27 00:00" as milliseconds in the visitor's time zone; NaN for anything else. */
function parseLocalTime(text: string): number {
  const [, year, month, day, hour = 0, minute = 0, second = 0] = (
    /^(\d{4})-(\d\d)-(\d\d)(?:[ T](\d\d):(\d\d)(?::(\d\d))?)?$/.exec(text) ?? []
  ).map(Number);
  return year && month && day
    ? new Date(year, month - 1, day, hour || 0, minute || 0, second || 0).getTime()
    : Number.NaN;
}

/** Both ends belong to the period. In the site's time zone, "now" is the time at which the server printed the page. */
function isScheduled(group: Group, { now }: Visit): boolean {
  const [start, end, server] = ['start_date', 'end_date', 'server_datetime'].map((key) =>
    parseLocalTime(group.text(key)),
  ) as [number, number, number];
  const time = group.text('timezone') === 'site' && !Number.isNaN(server) ? server : now;
  return !(time < start) && !(time > end);
}

const RULES: Record<TimingName, Rule> = {
  page_views: (group, { pageViews }) => pageViews >= group.number('views', 3),
  sessions: (group, { sessions }) => sessions >= group.number('sessions', 2),
  url: isUrlRight,
  sources: isSourceRight,
  logged_in: isVisitorRight,
  devices: (group, { device }) => isListed(group.list('devices'), device),
  browsers: isBrowserRight,
  schedule: isScheduled,
  times: (group, { impressions }) => impressions < group.number('times', 3),
};

/** True when every rule that is switched on allows the popup. */
export const passesTiming = (timing: ReadonlyMap<string, Group>, visit: Visit): boolean =>
  [...timing].every(([name, group]) => RULES[name as TimingName](group, visit));
