/** Owns reading a map's values in the encodings that plugins print. Nothing here throws. Pure. */
import { isRecord, recordOf, scalarOf, type Values } from '../../src/rules/values';

/** A place on earth, in degrees. */
export interface Point {
  lat: number;
  lng: number;
}

/** The centre of a map that names none (SPEC 9). */
export const DEFAULT_CENTER: Point = { lat: 23.7808875, lng: 90.2792373 };

function parsed(read: () => string): unknown {
  try {
    return JSON.parse(read());
  } catch {
    return undefined;
  }
}

/**
 * The value of JSON that PHP has encoded for an address, with `+` for spaces; undefined when it is broken or missing.
 * Encoded JSON begins with a percent sign; other JSON is read as it is.
 */
export const encodedJson = (text: string): unknown =>
  parsed(() => (text.startsWith('%') ? decodeURIComponent(text.replaceAll('+', '%20')) : text));

/** The objects of an encoded list. */
export function encodedRecords(text: string): Values[] {
  const list = encodedJson(text);
  return Array.isArray(list) ? list.filter(isRecord) : [];
}

/** A map's styles, from JSON or from JSON inside a JSON string; none when it is broken or empty. */
export function encodedTheme(text: string): Values[] {
  const printed = encodedJson(text);
  const styles = typeof printed === 'string' ? parsed(() => printed) : printed;
  return Array.isArray(styles) ? styles.filter(isRecord) : [];
}

/** A finite number within limits; undefined for any other value and for an empty one. */
export function numberIn(value: unknown, least: number, most: number): number | undefined {
  const text = scalarOf(value).trim();
  const number = Number(text);
  return text && number >= least && number <= most ? number : undefined;
}

/**
 * The degrees at the beginning of a typed text, such as "53.8," or "53,8°". A comma before digits may be a decimal one.
 */
const degreesIn = (value: unknown, most: number) =>
  numberIn(Number.parseFloat(scalarOf(value).replace(',', '.')), -most, most);

/** A point; undefined unless both values are degrees. Zero is a valid value. */
export function pointOf(lat: unknown, lng: unknown): Point | undefined {
  const [north, east] = [degreesIn(lat, 90), degreesIn(lng, 180)];
  return north === undefined || east === undefined ? undefined : { lat: north, lng: east };
}

/** Pixels, from a number or from the page builder's `{ size, unit }`; undefined for any other value. */
export function pixelsOf(value: unknown): number | undefined {
  const size = isRecord(value) ? recordOf(value).size : value;
  return numberIn(scalarOf(size).replace(/px$/, ''), 1, 4096);
}

/** True for "yes", "true", "1" and "on", false for any other word, undefined for an empty text. */
export const switchOf = (text: string): boolean | undefined => (text ? /^(yes|true|1|on)$/.test(text) : undefined);
