/** The demo, served on a free port of this machine for as long as it is measured. */
import type { Browser } from 'playwright-core';
import { serveLocally } from '../../demo/local';
import { createPages, hasLean, type Kind } from './kinds';
import { measureCards } from './measureCards';
import { measureChoice } from './measureChoice';
import { measureDemo } from './measureDemo';
import type { Section } from './results';
import { cardRows, choiceRows, demoRows } from './rows';
import { interleave } from './statistics';

/** Serves the demo while `use` runs, which gets its address. */
export async function withDemo<Result>(use: (base: string) => Promise<Result>): Promise<Result> {
  const { base, close } = await serveLocally();
  try {
    return await use(base);
  } finally {
    close();
  }
}

const SCALE: Omit<Section, 'figures'> = {
  name: 'demo',
  title: 'Scale, on the demo',
  about: 'At a quarter of the processor’s speed, a tick at full speed and times four, on pages of the demo, which no original runs on.',
  rows: demoRows,
};

/** Without a shop to compare with, the demo's listing and product stand for one. */
const ALONE: Omit<Section, 'figures'> = { ...SCALE, rows: [...demoRows, ...choiceRows, ...cardRows] };

/** @param isAlone whether no shop is measured, whose own listing and product say more */
export const measureDemoShop = (browser: Browser, rounds: number, isAlone: boolean): Promise<Section> =>
  withDemo(async (base) => {
    const pages = createPages(base);
    const page = async (path: string, kind: Kind) => {
      const found = await pages(path, kind);
      if (!found) throw new Error(`The demo has no page ${path}.`);
      return found;
    };
    const kinds: Kind[] = (await hasLean(await page('/shop/', 'islands'))) ? ['islands', 'lean'] : ['islands'];
    const alone = async (kind: Kind) => ({
      ...(await measureChoice(browser, await page('/product/big-choice/', kind))),
      ...(await measureCards(browser, await page('/shop/', kind))),
    });
    const figures = await interleave(kinds, rounds, async (kind) => ({ ...(await measureDemo(browser, page, kind)), ...(isAlone && (await alone(kind))) }));
    return { ...(isAlone ? ALONE : SCALE), figures };
  });
