/**
 * Owns reading values of unknown shape from JSON or a page's globals. Nothing here throws. `String()` and `Number()`
 * would throw for an object whose `toString` or `valueOf` is no function. Pure.
 */

export type Values = Record<string, unknown>;

/** True for an object that is no array. */
export const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value itself, if it is an object; else an empty one. */
export const recordOf = (value: unknown): Values => (isRecord(value) ? value : {});

/** The items of a list as objects; none for any other value. */
export const recordsOf = (value: unknown): Values[] => (Array.isArray(value) ? value.map(recordOf) : []);

/** A text, or a number as text; '' for any other value. */
export const scalarOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? `${value}` : '';

/** True for a switch that is on. WordPress prints "1" or ""; a missing switch counts as on. */
export const isOn = (value: unknown): boolean => value === undefined || (!!value && value !== '0');
