/** Owns reading of a map's values, in the encodings that plugins print. Nothing here throws. Pure. */
import { isRecord, recordOf, scalarOf, type Values } from '../../src/rules/values';

/** A place on earth, in degrees. */
export interface Point {
  lat: number;
  lng: number;
}

/** Where a map stands that does not say it (SPEC 9). */
export const DEFAULT_CENTER: Point = { lat: 23.7808875, lng: 90.2792373 };

function parsed(read: () => string): unknown {
  try {
    return JSON.parse(read());
  } catch {
    return undefined;
  }
}

/**
 * What JSON says that PHP has encoded for an address, where a space is a `+`; undefined where it is broken or missing.
 * Encoded JSON begins with a percent sign; any other is read as it is.
 */
export const encodedJson = (text: string): unknown => parsed(() => (text.startsWith('%') ? decodeURIComponent(text.replaceAll('+', '%20')) : text));

/** The objects of an encoded list. */
export function encodedRecords(text: string): Values[] {
  const list = encodedJson(text);
  return Array.isArray(list) ? list.filter(isRecord) : [];
}

/** A map's styles: JSON within a JSON string, or JSON at once; none where it is broken or empty. */
export function encodedTheme(text: string): Values[] {
  const printed = encodedJson(text);
  const styles = typeof printed === 'string' ? parsed(() => printed) : printed;
  return Array.isArray(styles) ? styles.filter(isRecord) : [];
}

/** A finite number between two others; undefined for anything else, for nothing too. */
export function numberIn(value: unknown, least: number, most: number): number | undefined {
  const text = scalarOf(value).trim();
  const number = Number(text);
  return text && number >= least && number <= most ? number : undefined;
}

/** Undefined unless both are degrees; zero is a place like any other. */
export function pointOf(lat: unknown, lng: unknown): Point | undefined {
  const [north, east] = [numberIn(lat, -90, 90), numberIn(lng, -180, 180)];
  return north === undefined || east === undefined ? undefined : { lat: north, lng: east };
}

/** Pixels, as a number or as the page builder's `{ size, unit }`; undefined where there are none. */
export function pixelsOf(value: unknown): number | undefined {
  const size = isRecord(value) ? recordOf(value).size : value;
  return numberIn(scalarOf(size).replace(/px$/, ''), 1, 4096);
}

/** "yes", "true" and "1" are on, any other word is off; undefined where nothing is said. */
export const switchOf = (text: string): boolean | undefined => (text ? /^(yes|true|1|on)$/.test(text) : undefined);
