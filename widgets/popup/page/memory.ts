/** Owns the stored data of one popup about a visitor. */
import type { Clock } from '../../../src/bridge/page/clock';
import { tabStorage } from '../../../src/bridge/page/storage';
import {
  countsOnClose,
  DISABLED_KEY,
  FIRST_PAGE_VIEWS_KEY,
  FIRST_SESSIONS_KEY,
  IMPRESSIONS_KEY,
  keyFor,
  PAGE_VIEWS_KEY,
  periodOf,
  SESSIONS_KEY,
  TIMES_KEY,
} from '../period.rules';
import type { Group } from '../settings.rules';
import { countOf, keep, readCounter, readKept, setCounter } from './storage';

export interface Memory {
  isDisabled(): boolean;
  disable(): void;
  /** Page views since this popup first asked for them. */
  pageViews(): number;
  /** Visits since this popup first asked for them. */
  sessions(): number;
  /** How often the popup was shown, or closed, in its rule's period. */
  impressions(): number;
  count(what: 'open' | 'close'): void;
}

/** Creates the memory of one popup. @param times the rule that limits impressions; without it none are counted */
export function createMemory(id: string, times: Group | undefined, { now }: Clock): Memory {
  const key = (name: string) => keyFor(name, id);

  const since = (counter: string, first: string) => {
    const value = readCounter(counter, now());
    if (!readCounter(key(first), now())) setCounter(key(first), value, now());
    return value - readCounter(key(first), now());
  };

  const period = times && periodOf(times);
  const isSession = period?.kind === 'session';
  const name = key(period?.kind === 'always' ? TIMES_KEY : IMPRESSIONS_KEY);
  const impressions = () => countOf(isSession ? tabStorage.get(name) : readKept(name, now()));

  return {
    isDisabled: () => !!readKept(key(DISABLED_KEY), now()),
    disable: () => keep(key(DISABLED_KEY), true, now()),
    pageViews: () => since(PAGE_VIEWS_KEY, FIRST_PAGE_VIEWS_KEY),
    sessions: () => since(SESSIONS_KEY, FIRST_SESSIONS_KEY),
    impressions,
    count(what) {
      if (!times || !period || countsOnClose(times) !== (what === 'close')) return;
      const next = impressions() + 1;
      if (isSession) tabStorage.set(name, `${next}`);
      else keep(name, next, now(), period.kind === 'window' ? period.seconds : undefined);
    },
  };
}
