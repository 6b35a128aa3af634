/**
 * Owns what a popup remembers of a visitor, under which names, and over which period it counts (SPEC 4.11, 9). Pure.
 */
import type { Group } from './settings.rules';

/** The key in localStorage and in sessionStorage under which Elementor keeps one object each. */
export const ELEMENTOR_STORAGE = 'elementor';
/** A key of sessionStorage, and of the object in localStorage. `{id}` stands for the popup's id. */
export const IMPRESSIONS_KEY = 'popup-{id}-impressions-count';

/** Keys of the object in localStorage. */
export const DISABLED_KEY = 'popup_{id}_disable';
export const TIMES_KEY = 'popup_{id}_times';
export const PAGE_VIEWS_KEY = 'pageViews';
export const SESSIONS_KEY = 'sessions';
/** The counters' values when a popup first asked for them. */
export const FIRST_PAGE_VIEWS_KEY = 'popup_{id}_page_views_initialPageViews';
export const FIRST_SESSIONS_KEY = 'popup_{id}_sessions_initialSessions';
/** Key of the object in sessionStorage: true once this visit is counted. */
export const ACTIVE_SESSION_KEY = 'activeSession';

/** A key with the popup's id in it. */
export const keyFor = (key: string, id: string): string => key.replace('{id}', () => id);

/** Lengths of the periods in seconds (SPEC 9). A period begins with its first impression. */
const SECONDS: Record<string, number> = { day: 86_400, week: 604_800, month: 2_628_288 };

/** The period over which impressions are counted. `always` is the older form, which counts them over all time. */
export type Period = { kind: 'always' } | { kind: 'session' } | { kind: 'window'; seconds: number };

/** The period that a `times` rule names. */
export function periodOf(group: Group): Period {
  const period = group.text('period');
  if (period === 'session') return { kind: 'session' };
  return Object.hasOwn(SECONDS, period) ? { kind: 'window', seconds: SECONDS[period] as number } : { kind: 'always' };
}

/** True where an impression counts when the popup is closed, not when it opens. */
export const countsOnClose = (group: Group): boolean => group.text('count') !== '';
