/** Owns whether an add-on popup may be shown. Pure. */
import type { AddonPopup, Device, StoredPopup } from './contract';

/** Address part that shows popups with a referral keyword without it (SPEC 2.2). */
const EXTERNAL = 'king_addons_ext_pb=user-popup';

/** Switches are `true`, 'yes', `false` or ''; only the first two are on. A missing one has its default. */
export const isOn = (value: unknown, otherwise = false): boolean => (value === undefined ? otherwise : value === true || value === 'yes');

/** A number of 0 or more, as such, as text or as a slider's `{ size }`; else the default. */
export function amount(value: unknown, otherwise: number): number {
  const size = value instanceof Object ? (value as { size?: unknown }).size : value;
  const number = typeof size === 'number' || typeof size === 'string' ? Number.parseFloat(`${size}`) : Number.NaN;
  return Number.isFinite(number) && number >= 0 ? number : otherwise;
}

/** Milliseconds since 1970 of "2026-12-24 18:00" in the visitor's time zone; undefined for what is no such time. */
export function parseLocalTime(value: unknown): number | undefined {
  const parts = typeof value === 'string' && /^\s*(\d{4})-(\d\d)-(\d\d)(?:[ T](\d\d):(\d\d)(?::(\d\d))?)?\s*$/.exec(value);
  if (!parts) return undefined;
  const [year, month, day, hour, minute, second] = parts.slice(1).map((part) => Number(part ?? 0)) as [number, number, number, number, number, number];
  const time = new Date(year, month - 1, day, hour, minute, second);
  return time.getMonth() === month - 1 && time.getDate() === day ? time.getTime() : undefined;
}

/** SPEC 9: desktop above 1024 pixels, tablet above 768, else mobile. */
export function deviceOf(width: number): Device {
  if (width > 1024) return 'desktop';
  return width > 768 ? 'tablet' : 'mobile';
}

/** Whether the page's whole address is one that the popup is for. */
export const isReferred = ({ keyword }: Pick<AddonPopup, 'keyword'>, address: string): boolean =>
  keyword === undefined || address.includes(EXTERNAL) || address.includes(keyword);

/**
 * Whether the popup stays away since it was closed (SPEC 4.11). What was stored counts for as long as the page still knows
 * that delay, from its settings or from a button; a delay that the shop has changed since counts as it is now.
 * @param delays of the popup's buttons, milliseconds
 */
export function isAway({ showAgainDelay }: Pick<AddonPopup, 'showAgainDelay'>, delays: readonly number[], stored: StoredPopup, now: number): boolean {
  const closed = amount(stored.popup_close_time, 0);
  const delay = amount(stored.popup_show_again_delay, showAgainDelay);
  return closed > 0 && closed + (delays.includes(delay) ? delay : showAgainDelay) >= now;
}

export interface Circumstances {
  /** Delays of the popup's buttons. */
  delays: readonly number[];
  stored: StoredPopup;
  /** The page's address. */
  address: string;
  /** Of the body, pixels. */
  width: number;
  /** Milliseconds since 1970. */
  now: number;
}

/** Whether the popup's last day is over. */
export const hasStopped = ({ stopsAt }: Pick<AddonPopup, 'stopsAt'>, now: number): boolean => stopsAt !== undefined && now >= stopsAt;

/** Whether the popup may be shown by itself to this visitor, now and here. */
export function mayShow(popup: AddonPopup, { delays, stored, address, width, now }: Circumstances): boolean {
  return isReferred(popup, address) && !hasStopped(popup, now) && popup.devices[deviceOf(width)] && !isAway(popup, delays, stored, now);
}

/** How far a page is scrolled, in whole per cent; none where it cannot be. */
export const scrolledShare = (top: number, height: number, viewHeight: number): number =>
  height > viewHeight ? Math.round((top / (height - viewHeight)) * 100) : 0;
