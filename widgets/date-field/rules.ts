/** Which days a date field takes (SPEC 5, admin dates). */
import { type Day, isDay } from './day.rules';

export interface Limits {
  /** The first day that can be chosen. */
  earliest: Day;
  /** What the server printed: kept, whatever it is, until it is changed. */
  stored: string;
}

/** The first day of a field: its own where it has one, else the store's today. */
export const earliestOf = (own: string, today: Day): Day => (isDay(own) ? own : today);

export const mayChoose = (day: Day, { earliest, stored }: Limits): boolean => day >= earliest || day === stored;

/** What is wrong with a text: it is no day (`format`), or one before the first (`early`). Nothing, for no date. */
export function faultOf(text: string, limits: Limits): 'format' | 'early' | undefined {
  if (!text || text === limits.stored) return undefined;
  if (!isDay(text)) return 'format';
  return mayChoose(text, limits) ? undefined : 'early';
}
