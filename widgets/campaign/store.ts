/** Owns what a page's campaigns do together: one refresh for each, and one end. */
import type { ReadableAtom } from 'nanostores';
import type { Clock } from '../../src/bridge/page/clock';
import type { Store } from '../../src/bridge/page/storage';
import { atom } from '../../src/state/timeAtom';
import type { Timer } from './contract';

/** A counter bar. */
export interface BarStore {
  /** The bar's accessible name; undefined where the shop has named the bar. */
  name: string | undefined;
  /** True once the bar fills. */
  $isFull: ReadableAtom<boolean>;
  /** Fills the server's own bar. */
  fill(): void;
}

/** One timer, bar or area. */
export interface CampaignPart {
  /** Seconds that a timer has left. */
  $seconds: ReadableAtom<number>;
  /** Undefined for all parts but a bar. */
  bar?: BarStore | undefined;
  /** True for a timer that runs, and for a bar that has not come into sight: only these have a view. */
  $isShown: ReadableAtom<boolean>;
  stop(): void;
}

/** A part for which nothing is rendered: an area, a full bar, a timer whose campaign is over. */
export const unrendered = (stop = () => {}): CampaignPart => ({ $seconds: atom(0), $isShown: atom(false), stop });

export interface Campaigns {
  /**
   * When a campaign ends, in milliseconds since 1970 by the visitor's clock. The shop is asked once for each campaign,
   * also for timers that come later. Undefined where the shop was not asked or did not say.
   */
  endOf(timer: Pick<Timer, 'campaign' | 'end'>): Promise<number | undefined>;
  /**
   * When a timer ends by the printed seconds, in milliseconds since 1970 by the visitor's clock. Timers with the same
   * printed values have the same end, on a whole second, so that all timers change together.
   */
  printedEnd(timer: Pick<Timer, 'campaign' | 'end' | 'left'>): number;
  /** Settles when the call for a campaign is answered; at once where there is none. */
  asked(campaign: string): Promise<unknown>;
  /** Ends a campaign, once, however many timers it has (SPEC 4.9). */
  end(campaign: string, mayReload: boolean): void;
}

export interface CampaignsDependencies {
  clock: Clock;
  /** Seconds that a campaign has left; undefined where the shop does not say. */
  ask(campaign: string, end: string): Promise<number | undefined>;
  /** Makes the shop empty its caches; nobody waits for it. */
  clearCache(): void;
  /** Loads the page again, unless an order is on its way. */
  reload(): unknown;
  /** The page's settings, which are read when they are needed. */
  isRefreshing(): boolean;
  isReloading(): boolean;
  storage: Store;
}
