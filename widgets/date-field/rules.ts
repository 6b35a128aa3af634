/** Owns which days a date field accepts (SPEC 5, admin dates). Pure. */
import { type Day, isDay } from './day.rules';

export interface Limits {
  /** The first day that can be chosen. */
  earliest: Day;
  /** The text that the server printed. The field accepts it in any case. */
  stored: string;
}

/** The first day of a field: the one that the server printed, else the store's today. */
export const earliestOf = (own: string, today: Day): Day => (isDay(own) ? own : today);

/** True for a day that the field accepts. */
export const mayChoose = (day: Day, { earliest, stored }: Limits): boolean => day >= earliest || day === stored;

/**
 * What is wrong with a text: it is not a day (`format`), or it is before the first day (`early`). Undefined for a good
 * or an empty text.
 */
export function faultOf(text: string, limits: Limits): 'format' | 'early' | undefined {
  if (!text || text === limits.stored) return undefined;
  if (!isDay(text)) return 'format';
  return mayChoose(text, limits) ? undefined : 'early';
}
