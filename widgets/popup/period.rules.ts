/** Owns what a popup remembers of a visitor, under which names, and over which period it counts (SPEC 4.11, 9). Pure. */
import type { Group } from './settings.rules';

/** localStorage and sessionStorage: one object each, with all that Elementor keeps. */
export const ELEMENTOR_STORAGE = 'elementor';
/** sessionStorage, and a key of the object in localStorage; `{id}` stands for the popup's. */
export const IMPRESSIONS_KEY = 'popup-{id}-impressions-count';

/** Keys of the object in localStorage. */
export const DISABLED_KEY = 'popup_{id}_disable';
export const TIMES_KEY = 'popup_{id}_times';
export const PAGE_VIEWS_KEY = 'pageViews';
export const SESSIONS_KEY = 'sessions';
/** What the counters stood at when a popup first asked for them. */
export const FIRST_PAGE_VIEWS_KEY = 'popup_{id}_page_views_initialPageViews';
export const FIRST_SESSIONS_KEY = 'popup_{id}_sessions_initialSessions';
/** Key of the object in sessionStorage: this visit has been counted. */
export const ACTIVE_SESSION_KEY = 'activeSession';

export const keyFor = (key: string, id: string): string => key.replace('{id}', () => id);

/** Seconds (SPEC 9); a window of this length begins with its first impression. */
const SECONDS: Record<string, number> = { day: 86_400, week: 604_800, month: 2_628_288 };

/** `always` is the older form: one count for all time. */
export type Period = { kind: 'always' } | { kind: 'session' } | { kind: 'window'; seconds: number };

export function periodOf(group: Group): Period {
  const period = group.text('period');
  if (period === 'session') return { kind: 'session' };
  return Object.hasOwn(SECONDS, period) ? { kind: 'window', seconds: SECONDS[period] as number } : { kind: 'always' };
}

/** True where an impression counts when the popup is closed, not when it opens. */
export const countsOnClose = (group: Group): boolean => group.text('count') !== '';
