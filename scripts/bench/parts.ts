/** The parts of a shop that are compared: which page, as whose, how often, and by what. */
import type { Browser } from 'playwright-core';
import type { CachedPage, Kind } from './kinds';
import { loadParts } from './loadParts';
import { measureCards } from './measureCards';
import { measureChoice } from './measureChoice';
import { measureFirstSwatch } from './measureFirstSwatch';
import { measureJourney } from './measureJourney';
import { measureReview } from './measureReview';
import { measureTaps } from './measureTaps';
import type { Options } from './options';
import type { Part } from './part';
import { cardRows, choiceRows, firstSwatchRows, journeyRows, reviewRows, tapRows } from './rows';
import { listingTaps, productTaps, type Tap } from './taps';
import { drawnWaterfall } from './waterfall';

const SLOW = 'At a quarter of the processor’s speed.';
const SLOW_LINE = `${SLOW} The line carries 1.6 Mbit/s with a latency of 150 ms; files come zipped and are kept.`;
const TAPS = `${SLOW} Latency is Event Timing’s: the tap to the next paint, in steps of 8 ms; 8 stands for less than 16. Feedback is the tap to the frame that shows its mark. The code has been used once before, the first use apart.`;
const CARDS =
  'The listing’s own card, repeated; four islands on each. Script time of the main thread from a trace, taken at full speed, times four, the least of four visits. Idle time is held back until everything else is armed; then buttons are found and named.';
const REVIEW = `${SLOW} From the field’s change to the frame with the new review. The command answers the call at once, so the shop’s own time is in none of the figures.`;
const JOURNEY = `${SLOW_LINE} Live, as one visit: listing, another order of it, a product, its choices, into the cart, cart, checkout, an order that is paid on delivery. Times are those of the slowed processor; the worst interaction is Event Timing’s.`;

/** Taps and scale runs are long. */
const fewer = (rounds: number) => Math.ceil(rounds / 2);

const withTaps = (taps: readonly Tap[]) => (browser: Browser, cached: CachedPage) => measureTaps(browser, cached, taps);

function handParts({ rounds, listing, product, choice, checkout }: Options, kinds: readonly Kind[]): Part[] {
  const long = { rounds: fewer(rounds), kinds };
  const tapped = (taps: readonly Tap[]) => ({ about: TAPS, rows: tapRows(taps), measure: withTaps(taps) });
  return [
    { ...long, ...tapped(listingTaps), name: 'taps', title: 'Taps on a listing', path: listing },
    { ...long, ...tapped(productTaps), name: 'swatches', title: 'Taps on a product’s page', path: product },
    { ...long, name: 'choice', title: '500 variations', about: SLOW, path: choice, rows: choiceRows, measure: measureChoice },
    {
      ...long,
      name: 'review',
      title: 'A changed field of the checkout',
      about: REVIEW,
      path: checkout,
      visitor: 'buyer',
      rows: reviewRows,
      measure: measureReview,
    },
  ];
}

function slowLineParts(options: Options, base: string, kinds: readonly Kind[]): Part[] {
  const { rounds, listing, product } = options;
  const long = { rounds: fewer(rounds), kinds };
  const journey: Part['measure'] = (browser, _cached, _round, kind) => measureJourney(browser, base, options, kind);
  const first = { about: `${SLOW_LINE}\n\n${drawnWaterfall()}`, rows: firstSwatchRows, measure: measureFirstSwatch };
  return [
    { ...long, ...first, name: 'first-swatch', title: 'A product’s page on a slow line', path: product },
    { ...long, name: 'journey', title: 'A whole visit on a slow line', about: JOURNEY, path: listing, rows: journeyRows, measure: journey },
  ];
}

/** @param all the ways of loading scripts that the shop has */
export function partsOf(options: Options, all: readonly Kind[], base: string): Part[] {
  const kinds = all.filter((kind) => kind !== 'none');
  const { rounds, listing } = options;
  return [
    ...loadParts(options, all),
    ...handParts(options, kinds),
    { name: 'cards', title: '1,000 cards', about: CARDS, path: listing, rounds: fewer(rounds), kinds: all, rows: cardRows, measure: measureCards },
    ...slowLineParts(options, base, kinds),
  ];
}
