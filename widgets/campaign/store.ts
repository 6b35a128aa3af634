/** Owns what a page's campaigns do together: one refresh for each, and one end. */
import type { ReadableAtom } from 'nanostores';
import type { Clock } from '../../src/bridge/page/clock';
import type { Store } from '../../src/bridge/page/storage';
import { atom } from '../../src/state/timeAtom';
import type { Timer } from './contract';

/** A counter bar. */
export interface BarStore {
  /** What it is called; undefined where the shop has named it. */
  name: string | undefined;
  /** True once it fills. */
  $isFull: ReadableAtom<boolean>;
  /** Fills what the server has printed. */
  fill(): void;
}

/** One timer, bar or area. */
export interface CampaignPart {
  /** Seconds that a timer has left. */
  $seconds: ReadableAtom<number>;
  /** Undefined for all but a bar. */
  bar?: BarStore | undefined;
  /** True for a timer that runs, and for a bar that has not come into sight: they alone have a view. */
  $isShown: ReadableAtom<boolean>;
  stop(): void;
}

/** A part of which nothing is rendered: an area, a bar that is full, a timer whose campaign is over. */
export const unrendered = (stop = () => {}): CampaignPart => ({ $seconds: atom(0), $isShown: atom(false), stop });

export interface Campaigns {
  /**
   * When a campaign ends, in milliseconds since 1970 by the visitor's clock: asked once for each, for all its timers,
   * those that come later too. Undefined where the shop was not asked or did not say.
   */
  endOf(timer: Pick<Timer, 'campaign' | 'end'>): Promise<number | undefined>;
  /**
   * When a timer ends by the seconds that are printed, in milliseconds since 1970 by the visitor's clock: the same for
   * all that say the same, and on a whole second, so that all timers change together.
   */
  printedEnd(timer: Pick<Timer, 'campaign' | 'end' | 'left'>): number;
  /** Settles when what was asked of a campaign so far is answered. */
  asked(campaign: string): Promise<unknown>;
  /** Ends a campaign, once, however many timers it has (SPEC 4.9). */
  end(campaign: string, mayReload: boolean): void;
}

export interface CampaignsDependencies {
  clock: Clock;
  /** Seconds that a campaign has left; undefined where the shop does not say. */
  ask(campaign: string, end: string): Promise<number | undefined>;
  /** Has the shop empty its caches; nobody waits for it. */
  clearCache(): void;
  reload(): void;
  /** Of the page; read when they are needed. */
  isRefreshing(): boolean;
  isReloading(): boolean;
  storage: Store;
}
