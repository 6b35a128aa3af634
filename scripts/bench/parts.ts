/** The parts of a shop that are compared: the page, its visitor, the number of rounds, and the measurement. */
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
const SLOW_LINE = `${SLOW} The line has 1.6 Mbit/s and a latency of 150 ms; files come compressed and are cached.`;
const TAPS = `${SLOW} Latency is Event Timing’s: from the tap to the next paint, in steps of 8 ms, where 8 means less than 16. Feedback is from the tap to the frame that shows its mark. Except for the first use, the code has been used once before.`;
const CARDS =
  'The listing’s own card, repeated, with four islands on each. Script time of the main thread comes from a trace, measured at full speed and multiplied by four; it is the least of four visits. Idle work waits until everything else is armed; then buttons are found and named.';
const REVIEW = `${SLOW} From the field’s change to the frame with the new review. The command answers the call at once, so no figure includes the shop’s own time.`;
const JOURNEY = `${SLOW_LINE} One visit on the live shop: the listing, another sort order, a product, its choices, an add, the cart, the checkout, and an order paid on delivery. Times are those of the slowed processor; Event Timing names the worst interaction.`;

/** Fewer rounds for taps and for runs of scale, which take long. */
const fewer = (rounds: number) => Math.ceil(rounds / 2);

const withTaps = (taps: readonly Tap[]) => (browser: Browser, cached: CachedPage) => measureTaps(browser, cached, taps);

function handParts({ rounds, listing, product, choice, checkout }: Options, kinds: readonly Kind[]): Part[] {
  const long = { rounds: fewer(rounds), kinds };
  const tapped = (taps: readonly Tap[]) => ({ about: TAPS, rows: tapRows(taps), measure: withTaps(taps) });
  return [
    { ...long, ...tapped(listingTaps), name: 'taps', title: 'Taps on a listing', path: listing },
    { ...long, ...tapped(productTaps), name: 'swatches', title: 'Taps on a product’s page', path: product },
    {
      ...long,
      name: 'choice',
      title: '500 variations',
      about: SLOW,
      path: choice,
      rows: choiceRows,
      measure: measureChoice,
    },
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
    {
      ...long,
      name: 'journey',
      title: 'A whole visit on a slow line',
      about: JOURNEY,
      path: listing,
      rows: journeyRows,
      measure: journey,
    },
  ];
}

/** @param all the ways of loading scripts that the shop has */
export function partsOf(options: Options, all: readonly Kind[], base: string): Part[] {
  const kinds = all.filter((kind) => kind !== 'none');
  const { rounds, listing } = options;
  return [
    ...loadParts(options, all),
    ...handParts(options, kinds),
    {
      name: 'cards',
      title: '1,000 cards',
      about: CARDS,
      path: listing,
      rounds: fewer(rounds),
      kinds: all,
      rows: cardRows,
      measure: measureCards,
    },
    ...slowLineParts(options, base, kinds),
  ];
}
