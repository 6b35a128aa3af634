/** Owns what a page's campaigns do together: one refresh for each, and one end. */
import type { ReadableAtom } from 'nanostores';
import type { Clock } from '../../src/bridge/page/clock';
import type { Store } from '../../src/bridge/page/storage';
import { RELOAD_AFTER, RELOADED_KEY, type Timer } from './contract';

/** One timer, bar or area. */
export interface CampaignPart {
  /** Seconds that a timer has left. */
  $seconds: ReadableAtom<number>;
  /** True for a timer that runs: it alone has a view. */
  $isShown: ReadableAtom<boolean>;
  stop(): void;
}

export interface Campaigns {
  /**
   * When a campaign ends, in milliseconds since 1970 by the visitor's clock: asked once for each, for all its timers, those
   * that come later too. Undefined where the shop was not asked or did not say.
   */
  endOf(timer: Pick<Timer, 'campaign' | 'end'>): Promise<number | undefined>;
  /**
   * When a timer ends by the seconds that are printed, in milliseconds since 1970 by the visitor's clock: the same for all that
   * say the same, and on a whole second, so that all timers change together.
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

const SECOND = 1000;

/** The one that has begun: what is printed is older than now. */
const wholeSecond = (time: number) => Math.floor(time / SECOND) * SECOND;

const listOf = (text: string | null) => text?.split(',') ?? [];

export function createCampaigns({ clock, ask, clearCache, reload, isRefreshing, isReloading, storage }: CampaignsDependencies): Campaigns {
  const answers = new Map<string, Promise<number | undefined>>();
  const printed = new Map<string, number>();
  const ended = new Set<string>();
  let isEnding = false;
  let wantsReload = false;

  const endOf = async (campaign: string, end: string) => {
    const left = await ask(campaign, end);
    return left === undefined ? undefined : wholeSecond(clock.now() + left * SECOND);
  };

  /** A page from a cache may print a campaign that is over again and again: it reloads once for each, in a visit. */
  const takeReload = (campaign: string) => {
    const done = listOf(storage.get(RELOADED_KEY));
    return !done.includes(campaign) && storage.set(RELOADED_KEY, [...done, campaign].join());
  };

  const finish = () => {
    isEnding = false;
    if (wantsReload) reload();
    wantsReload = false;
  };

  return {
    async endOf({ campaign, end }) {
      if (!campaign || !end || !isRefreshing()) return undefined;
      if (!answers.has(campaign)) answers.set(campaign, endOf(campaign, end));
      return answers.get(campaign);
    },

    printedEnd({ campaign, end, left }) {
      const key = [campaign, end, left].join();
      const time = printed.get(key) ?? wholeSecond(clock.now() + left * SECOND);
      printed.set(key, time);
      return time;
    },

    asked: async (campaign) => answers.get(campaign),

    end(campaign, mayReload) {
      if (ended.has(campaign)) return;
      ended.add(campaign);
      if (mayReload && isReloading() && takeReload(campaign)) wantsReload = true;
      // Several that end together empty the caches once.
      if (isEnding) return;
      isEnding = true;
      clearCache();
      clock.after(RELOAD_AFTER, finish);
    },
  };
}
