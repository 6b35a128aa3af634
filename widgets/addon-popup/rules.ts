/** Owns whether an add-on popup may be shown. Pure. */
import type { AddonPopup, Device, StoredPopup } from './contract';

/** An address with this part shows popups that have a referral keyword, even without the keyword (SPEC 2.2). */
const EXTERNAL = 'king_addons_ext_pb=user-popup';

/** Reads a switch that is off where it is missing: on for `true` and 'yes', off for anything else. */
export const isOn = (value: unknown): boolean => value === true || value === 'yes';

/** Reads a switch that is on where it is missing: the plugin asks only whether there is anything in it. */
export const isFilled = (value: unknown): boolean => value === undefined || Boolean(value);

/**
 * Reads a number of 0 or more, given as a number, as text, or as a slider's `{ size }`. Anything else gives the
 * default.
 */
export function amount(value: unknown, otherwise: number): number {
  const size = value instanceof Object ? (value as { size?: unknown }).size : value;
  const number = typeof size === 'number' || typeof size === 'string' ? Number.parseFloat(`${size}`) : Number.NaN;
  return Number.isFinite(number) && number >= 0 ? number : otherwise;
}

/** Reads "2026-12-24 18:00" as milliseconds since 1970, in the visitor's time zone; undefined for anything else. */
export function parseLocalTime(value: unknown): number | undefined {
  const parts =
    typeof value === 'string' && /^\s*(\d{4})-(\d\d)-(\d\d)(?:[ T](\d\d):(\d\d)(?::(\d\d))?)?\s*$/.exec(value);
  if (!parts) return undefined;
  const [year, month, day, hour, minute, second] = parts.slice(1).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const time = new Date(year, month - 1, day, hour, minute, second);
  return time.getMonth() === month - 1 && time.getDate() === day ? time.getTime() : undefined;
}

/** The kind of device by the page's width: desktop above 1024 pixels, tablet above 768, else mobile (SPEC 9). */
export function deviceOf(width: number): Device {
  if (width > 1024) return 'desktop';
  return width > 768 ? 'tablet' : 'mobile';
}

/** Whether the page's address has the popup's referral keyword, if the popup has one. */
export const isReferred = ({ keyword }: Pick<AddonPopup, 'keyword'>, address: string): boolean =>
  keyword === undefined || address.includes(EXTERNAL) || address.includes(keyword);

/**
 * Whether the popup stays away because the visitor has closed it (SPEC 4.11). The stored delay counts while one of the
 * popup's buttons still has it. Otherwise the popup's own delay counts, as the shop has set it now.
 * @param delays of the popup's buttons, milliseconds
 */
export function isAway(
  { showAgainDelay }: Pick<AddonPopup, 'showAgainDelay'>,
  delays: readonly number[],
  stored: StoredPopup,
  now: number,
): boolean {
  const closed = amount(stored.popup_close_time, 0);
  const delay = amount(stored.popup_show_again_delay, showAgainDelay);
  return closed > 0 && closed + (delays.includes(delay) ? delay : showAgainDelay) >= now;
}

export interface Circumstances {
  /** Delays of the popup's buttons, in milliseconds. */
  delays: readonly number[];
  stored: StoredPopup;
  /** The page's address. */
  address: string;
  /** Width of the body, in pixels. */
  width: number;
  /** Milliseconds since 1970. */
  now: number;
}

/** Whether the popup's stop date is reached. */
export const hasStopped = ({ stopsAt }: Pick<AddonPopup, 'stopsAt'>, now: number): boolean =>
  stopsAt !== undefined && now >= stopsAt;

/** Whether the popup may be shown by itself to this visitor, now and here. */
export function mayShow(popup: AddonPopup, { delays, stored, address, width, now }: Circumstances): boolean {
  return (
    isReferred(popup, address) &&
    !hasStopped(popup, now) &&
    popup.devices[deviceOf(width)] &&
    !isAway(popup, delays, stored, now)
  );
}

/** How far a page is scrolled, in whole per cent; 0 for a page that cannot be scrolled. */
export const scrolledShare = (top: number, height: number, viewHeight: number): number =>
  height > viewHeight ? Math.round((top / (height - viewHeight)) * 100) : 0;
