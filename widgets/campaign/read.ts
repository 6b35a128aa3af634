/** Reads timers, bars and areas. It never throws: what is missing or broken has a default. */
import { number, text } from '../../src/dom/attributes';
import { ownStyle } from '../../src/dom/ownStyle';
import {
  AREA_DELAY,
  type Area,
  BAR,
  type CampaignProps,
  type CounterBar,
  FILL,
  HEADER,
  RAIL,
  SKINS,
  type Skin,
  type Timer,
  WRAP,
} from './contract';
import { shareOf } from './rules';

const skinOf = (name: string): Skin => SKINS.find((skin) => skin === name) ?? 'default';

/** A flag of a unit, in either of its spellings, on the timer or where its digits go; shown where it is not there. */
const flag = (elements: readonly Element[], unit: 'days' | 'hrs'): boolean =>
  elements.flatMap((element) => [text(element, `data-is_${unit}`), text(element, `data-is-${unit}`)]).find(Boolean) !==
  'no';

/** More seconds than any campaign has; numbers beyond are no times. */
const LONGEST = 1e10;

/** Seconds that are left; where the server does not say, until its end by the visitor's clock. */
function readLeft(wrap: Element, now: number): number | undefined {
  const end = number(wrap, 'data-date');
  const left = number(wrap, 'data-left') ?? (end === undefined ? undefined : end - now / 1000);
  return left === undefined ? undefined : Math.trunc(Math.min(Math.max(left, 0), LONGEST));
}

/**
 * Undefined for a timer whose campaign is over: the server prints no place for digits then.
 * @param now milliseconds since 1970; of use only where the server does not say how many seconds are left
 */
export function readTimer(host: Element, now = Date.now()): Timer | undefined {
  const wrap = host.querySelector(WRAP);
  const left = wrap ? readLeft(wrap, now) : undefined;
  if (!wrap || left === undefined) return undefined;
  const label = (name: string) => text(host, `data-${name}`);
  return {
    campaign: text(host, 'data-campaign-id'),
    type: text(host, 'data-type'),
    end: text(wrap, 'data-date'),
    left,
    delay: number(host, 'data-delay'),
    skin: skinOf(text(wrap, 'data-timer-skin')),
    labels: { days: label('days'), hours: label('hrs'), minutes: label('mins'), seconds: label('secs') },
    always: { days: flag([host, wrap], 'days'), hours: flag([host, wrap], 'hrs') },
  };
}

const isPassedOn = (name: string) => /^(id|role|data-.+|aria-.+)$/.test(name);

/** Undefined for a bar without its parts, or without a number. */
export function readBar(bar: Element): CounterBar | undefined {
  const rail = bar.querySelector<HTMLElement>(RAIL);
  const element = bar.querySelector<HTMLElement>(FILL);
  const share = element ? shareOf(text(element, 'aria-valuenow')) : undefined;
  if (!rail || !element || share === undefined) return undefined;
  const names = element.getAttributeNames().filter(isPassedOn);
  return {
    rail,
    element,
    className: element.className,
    style: ownStyle(element),
    attributes: Object.fromEntries(names.map((name) => [name, text(element, name)])),
    share,
    isNamed: element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby'),
    isRightToLeft: element.matches('[class*=orientation_rtl]'),
  };
}

/** Reads either a stock bar or a timer. */
export const readHost = (host: Element): CampaignProps =>
  host.matches(BAR) ? { bar: readBar(host) } : { timer: readTimer(host) };

/** Reads a sticky header or footer; its delay is in milliseconds, one second where the host says none. */
export const readArea = (host: Element): Area => ({
  edge: host.matches(HEADER) ? 'header' : 'footer',
  // It becomes part of a cookie's name.
  id: text(host, 'data-id').replace(/[^\w-]/g, ''),
  delay: Math.max((number(host, 'data-delay') ?? AREA_DELAY / 1000) * 1000, 0),
});

/** Seconds that a closed area stays away; undefined where the button says none. */
export function readExpiry(button: Element): number | undefined {
  const seconds = number(button, 'data-expire');
  return seconds && seconds > 0 ? seconds : undefined;
}

/** Where the digits go. A bar has its place in itself. */
export const placeOf = (host: HTMLElement): HTMLElement | null =>
  host.matches(BAR) ? null : (host.querySelector<HTMLElement>(WRAP) ?? host);
