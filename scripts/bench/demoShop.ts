/** The demo, served on a free port of this machine for as long as it is measured. */
import type { Browser } from 'playwright-core';
import { serveLocally } from '../../demo/local';
import { createBuyerPages } from './buyer';
import { inTurn, type Measured } from './inTurn';
import { type CachedPage, createPages, hasLean, type Kind, type Pages } from './kinds';
import { measureCards } from './measureCards';
import { measureChoice } from './measureChoice';
import { measureDemo } from './measureDemo';
import { measureGrowth } from './measureGrowth';
import { measureOpen } from './measureOpen';
import type { Section } from './results';
import { cardRows, choiceRows, demoRows, growthRows, openRows } from './rows';
import { interleave, type Sample } from './statistics';

/** Serves the demo while `use` runs, which gets its address. */
export async function withDemo<Result>(use: (base: string) => Promise<Result>): Promise<Result> {
  const { base, close } = await serveLocally();
  try {
    return await use(base);
  } finally {
    close();
  }
}

interface DemoPart extends Omit<Section, 'figures'> {
  rounds: number;
  measure(kind: Kind): Promise<Sample>;
}

const LISTING = '/shop/';
const SCALE =
  'At a quarter of the processor’s speed, on pages of the demo, on which no original runs. A tick is measured at full speed and multiplied by four.';
const GROWTH =
  'On pages of the demo, on which no original runs. Script time of a load, at once and in idle time, and of all choices of a product, measured at full speed and multiplied by four. Growth compares the cost of one more item between the two largest sizes with its cost before: 1 is linear.';
const OPEN =
  'On the demo, with 50 countdowns and a clock that advances second by second. The heap is measured after a garbage collection, and from the eighth hour on, when the engine has compiled what runs each second.';

/** The measurement of growth takes minutes. */
const GROWTH_ROUNDS = 2;

/** @param open gives a page as guests get it; @param buy gives it for a visitor with products in the cart */
function partsOf(browser: Browser, rounds: number, isAlone: boolean, open: Open, buy: Open): DemoPart[] {
  const alone = async (kind: Kind) => ({
    ...(await measureChoice(browser, await open('/tests/big-choice/', kind))),
    ...(await measureCards(browser, await open(LISTING, kind))),
  });
  const growing = async (kind: Kind) => ({
    plain: await open('/blog/post/', kind),
    listing: await open(LISTING, kind),
    product: await open('/tests/big-choice/', kind),
    cart: await buy('/cart/', kind),
  });
  return [
    {
      name: 'demo',
      title: 'Scale, on the demo',
      about: SCALE,
      // If no shop is measured, the demo's listing and product replace it.
      rows: isAlone ? [...demoRows, ...choiceRows, ...cardRows] : demoRows,
      rounds,
      measure: async (kind) => ({ ...(await measureDemo(browser, open, kind)), ...(isAlone && (await alone(kind))) }),
    },
    {
      name: 'growth',
      title: 'Growth',
      about: GROWTH,
      rows: growthRows,
      rounds: Math.min(rounds, GROWTH_ROUNDS),
      measure: async (kind) => measureGrowth(browser, await growing(kind)),
    },
    {
      name: 'open',
      title: 'A page that is open for sixteen hours',
      about: OPEN,
      rows: openRows,
      rounds: 1,
      measure: async (kind) =>
        measureOpen(browser, await open(`/campaign-day/?with=campaign&timers=50&areas=&left=${3 * 86_400}`, kind)),
    },
  ];
}

type Open = (path: string, kind: Kind) => Promise<CachedPage>;

const surely =
  (pages: Pages): Open =>
  async (path, kind) => {
    const found = await pages(path, kind);
    if (!found) throw new Error(`The demo has no page ${path}.`);
    return found;
  };

export interface DemoOptions {
  rounds: number;
  /** True when no shop is measured beside the demo. The listing and the product of a real shop would say more. */
  isAlone: boolean;
  only: readonly string[] | undefined;
  say(text: string): void;
}

/** Measures the demo's sections in turn, each of them for the islands and for what it is compared with. */
export const measureDemoShop = (browser: Browser, { rounds, isAlone, only, say }: DemoOptions): Promise<Measured> =>
  withDemo(async (base) => {
    const pages = createPages(base);
    const open = surely(pages);
    const kinds: Kind[] = (await hasLean(await open(LISTING, 'islands'))) ? ['islands', 'lean'] : ['islands'];
    const parts = partsOf(browser, rounds, isAlone, open, surely(createBuyerPages(base, pages, LISTING)));
    return inTurn(
      parts,
      only,
      async ({ rounds: times, measure, ...section }) => ({
        ...section,
        figures: await interleave(kinds, times, measure),
      }),
      say,
    );
  });
