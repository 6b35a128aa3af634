/** The parts of a shop that are compared: which page, how often, and by what. */
import type { Browser } from 'playwright-core';
import type { CachedPage, Kind } from './kinds';
import { measureCards } from './measureCards';
import { measureChoice } from './measureChoice';
import { measureLoad } from './measureLoad';
import { measureTaps } from './measureTaps';
import type { Options } from './options';
import type { Section } from './results';
import { cardRows, choiceRows, loadRows, tapRows } from './rows';
import type { Sample } from './statistics';
import { listingTaps, productTaps, type Tap } from './taps';

const SLOW = 'At a quarter of the processor’s speed.';
const LOAD = `${SLOW} Before any interaction, with an empty cart. Script and task time are the main thread’s own, taken at full speed, times four; script time from a trace, with microtasks and what scripts make the browser do at once.`;
const FADES = 'Browsers count no picture that fades in, as the original’s does: its largest paint is the title’s, the islands’ the product’s picture.';
const TAPS = `${SLOW} Latency is Event Timing’s: the tap to the next paint, in steps of 8 ms; 8 stands for less than 16. Feedback is the tap to the frame that shows its mark. The code has been used once before, the first use apart.`;

/** Taps and scale runs are long. */
const fewer = (rounds: number) => Math.ceil(rounds / 2);

/** A load is short, and differs from visit to visit. */
const more = (rounds: number) => 3 * rounds;

export interface Part extends Omit<Section, 'figures'> {
  path: string;
  rounds: number;
  kinds: readonly Kind[];
  measure(browser: Browser, cached: CachedPage, round: number): Promise<Sample>;
}

const withTaps = (taps: readonly Tap[]) => (browser: Browser, cached: CachedPage) => measureTaps(browser, cached, taps);

/** @param all the ways of loading scripts that the shop has */
export function partsOf({ rounds, listing, product, choice }: Options, all: readonly Kind[]): Part[] {
  const kinds = all.filter((kind) => kind !== 'none');
  const load = { rounds: more(rounds), kinds: all, rows: loadRows, measure: measureLoad };
  return [
    { ...load, name: 'listing', title: 'A listing loads', about: LOAD, path: listing },
    { ...load, name: 'product', title: 'A product’s page loads', about: `${LOAD} ${FADES}`, path: product },
    {
      name: 'taps',
      title: 'Taps on a listing',
      about: TAPS,
      path: listing,
      rounds: fewer(rounds),
      kinds,
      rows: tapRows(listingTaps),
      measure: withTaps(listingTaps),
    },
    {
      name: 'swatches',
      title: 'Taps on a product’s page',
      about: TAPS,
      path: product,
      rounds: fewer(rounds),
      kinds,
      rows: tapRows(productTaps),
      measure: withTaps(productTaps),
    },
    { name: 'choice', title: '500 variations', about: SLOW, path: choice, rounds: fewer(rounds), kinds, rows: choiceRows, measure: measureChoice },
    {
      name: 'cards',
      title: '1,000 cards',
      about:
        'The listing’s own card, repeated; four islands on each. Script time of the main thread from a trace, taken at full speed, times four, the least of four visits. Idle time is held back until everything else is armed; then buttons are found and named.',
      path: listing,
      rounds: fewer(rounds),
      kinds: all,
      rows: cardRows,
      measure: measureCards,
    },
  ];
}
