/**
 * Owns reading of what is in JSON, or in a page's globals, whatever shape it has. Nothing here throws: `String()` and
 * `Number()` do, where an object holds anything but a function under the names that they ask for. Pure.
 */

export type Values = Record<string, unknown>;

export const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object's values; none of anything else. */
export const recordOf = (value: unknown): Values => (isRecord(value) ? value : {});

/** The objects of a list. */
export const recordsOf = (value: unknown): Values[] => (Array.isArray(value) ? value.map(recordOf) : []);

/** Text as it is, and numbers as text; '' for anything else. */
export const scalarOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? `${value}` : '');

/** A switch as WordPress prints it: "1" or "". What is not printed is on. */
export const isOn = (value: unknown): boolean => value === undefined || (!!value && value !== '0');
