/** Owns when campaigns end: by the shop's answer, which is fetched once for each campaign, and by the printed times. */
import type { Clock } from '../../../src/bridge/page/clock';
import type { Timer } from '../contract';
import type { Campaigns, CampaignsDependencies } from '../store';

const SECOND = 1000;

/** The whole second at or before a time. It rounds down, because the page was printed before now. */
const wholeSecond = (time: number) => Math.floor(time / SECOND) * SECOND;

/** Asks the shop, once for each campaign. */
export function createRefresh({
  clock,
  ask,
  isRefreshing,
}: Pick<CampaignsDependencies, 'clock' | 'ask' | 'isRefreshing'>): Pick<Campaigns, 'endOf' | 'asked'> {
  const answers = new Map<string, Promise<number | undefined>>();
  const askFor = async (campaign: string, end: string) => {
    const left = await ask(campaign, end);
    return left === undefined ? undefined : wholeSecond(clock.now() + left * SECOND);
  };
  return {
    async endOf({ campaign, end }) {
      if (!campaign || !end || !isRefreshing()) return undefined;
      if (!answers.has(campaign)) answers.set(campaign, askFor(campaign, end));
      return answers.get(campaign);
    },
    asked: async (campaign) => answers.get(campaign),
  };
}

/** The ends by the printed times. Timers that print the same time share one end. */
export function createPrintedEnds({ now }: Pick<Clock, 'now'>): Campaigns['printedEnd'] {
  const ends = new Map<string, number>();
  return ({ campaign, end, left }: Pick<Timer, 'campaign' | 'end' | 'left'>) => {
    const key = [campaign, end, left].join();
    const time = ends.get(key) ?? wholeSecond(now() + left * SECOND);
    ends.set(key, time);
    return time;
  };
}
