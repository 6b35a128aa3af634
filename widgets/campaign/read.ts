/** Reads timers, bars and areas. It never throws: a missing or broken value gets a default. */
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

/**
 * Reads a unit's flag in either of its spellings, from the timer or from the place of its digits. Without a flag, the
 * unit is shown.
 */
const flag = (elements: readonly Element[], unit: 'days' | 'hrs'): boolean =>
  elements.flatMap((element) => [text(element, `data-is_${unit}`), text(element, `data-is-${unit}`)]).find(Boolean) !==
  'no';

/** More seconds than any campaign has. Larger numbers are no times. */
const LONGEST = 1e10;

/**
 * Reads the seconds that are left. Where the server does not print them, counts until the printed end by the visitor's
 * clock.
 */
function readLeft(wrap: Element, now: number): number | undefined {
  const end = number(wrap, 'data-date');
  const left = number(wrap, 'data-left') ?? (end === undefined ? undefined : end - now / 1000);
  return left === undefined ? undefined : Math.trunc(Math.min(Math.max(left, 0), LONGEST));
}

/**
 * Reads a timer. Undefined when its campaign is over: the server then prints no place for digits.
 * @param now milliseconds since 1970; used only where the server does not print the seconds that are left
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

/** Reads a bar. Undefined when it lacks its parts or a number. */
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

/** Reads a counter bar or a timer. */
export const readHost = (host: Element): CampaignProps =>
  host.matches(BAR) ? { bar: readBar(host) } : { timer: readTimer(host) };

/** Reads a sticky header or footer. The delay is in milliseconds; without one in the markup, it is one second. */
export const readArea = (host: Element): Area => ({
  edge: host.matches(HEADER) ? 'header' : 'footer',
  // The id becomes part of a cookie's name.
  id: text(host, 'data-id').replace(/[^\w-]/g, ''),
  delay: Math.max((number(host, 'data-delay') ?? AREA_DELAY / 1000) * 1000, 0),
});

/** How many seconds a closed area stays away; undefined where the button does not say. */
export function readExpiry(button: Element): number | undefined {
  const seconds = number(button, 'data-expire');
  return seconds && seconds > 0 ? seconds : undefined;
}

/** The element for a timer's digits; null for a bar, whose view has a place in the bar. */
export const placeOf = (host: HTMLElement): HTMLElement | null =>
  host.matches(BAR) ? null : (host.querySelector<HTMLElement>(WRAP) ?? host);
