import { describe, expect, it } from 'vitest';
import { failures, judgeAll } from '../../scripts/bench/judge';
import { type Figure, figureOf } from '../../scripts/bench/statistics';
import { listing, resultsOf, sectionOf } from './results';

const unmet = (...sections: Parameters<typeof resultsOf>) =>
  judgeAll(resultsOf(...sections))
    .filter(({ isMet }) => !isMet)
    .map(({ what }) => what);

describe('a listing', () => {
  it('is judged against the same page without our scripts', () => {
    expect(unmet(listing())).toEqual([]);
    expect(unmet(listing({ bytes: 13_001 }))).toEqual(['JavaScript of a listing before any interaction']);
    expect(unmet(listing({ requests: 5 }))).toEqual(['requests for JavaScript before any interaction, listing']);
    expect(unmet(listing({ shift: 0.102 }))).toEqual(['layout shift by mounting, listing']);
  });

  it('may take a fifth of the original’s script time, after the page’s own time is subtracted', () => {
    expect(unmet(listing({ script: 30 }))).toEqual([]);
    expect(unmet(listing({ script: 31 }))).toEqual([expect.stringContaining('script time of a listing')]);
  });

  it('with an empty cart makes no call', () => {
    expect(unmet(listing({ calls: 1 }))).toEqual(['calls of a page view with an empty cart']);
  });
});

describe('a choice', () => {
  const choice = (original: number, islands: number) =>
    sectionOf('choice', { original: { choice: original }, islands: { choice: islands } });

  it('may be a frame slower than the original, not more', () => {
    expect(unmet(choice(20, 37))).toEqual([]);
    expect(unmet(choice(20, 38))).toEqual(['last choice among 500 variations']);
  });

  it('that is too slow on this machine alone is reported, but fails no check', () => {
    const verdicts = judgeAll(resultsOf(choice(300, 51)));
    expect(verdicts.filter(({ isMet }) => !isMet)).toMatchObject([
      { measured: '51 ms', budget: '≤ 50 ms', basis: 'time' },
    ]);
    expect(failures(verdicts)).toEqual([]);
  });
});

describe('a ratio', () => {
  const choices = (...samples: number[]) => {
    const section = sectionOf('choice', { original: { choice: 20 }, islands: { choice: 40 } });
    const own = figureOf(samples) as Figure;
    return failures(judgeAll(resultsOf({ ...section, figures: { ...section.figures, islands: { choice: own } } }))).map(
      ({ what }) => what,
    );
  };

  it('fails a check where its whole interval is over the budget', () => {
    expect(choices(38, 40, 44)).toEqual(['last choice among 500 variations']);
  });

  it('fails no check where another run may meet the budget', () => {
    expect(choices(36, 40, 44)).toEqual([]);
  });

  it('of one round fails no check', () => {
    expect(choices(44)).toEqual([]);
  });
});

describe('other pages', () => {
  it('a product’s page does not count React, and a returning visitor’s listing must not load it', () => {
    const none = { bytes: 0, requests: 0 };
    const product = (bytes: number) =>
      sectionOf('product', { none, islands: { bytes, requests: 7, 'react: bytes': 71_000, 'react: requests': 1 } });
    expect(unmet(product(105_000))).toEqual([]);
    expect(unmet(product(105_001))).toEqual([expect.stringContaining('a product’s page')]);
    expect(unmet(sectionOf('returning', { islands: { 'react: bytes': 1 } }))).toEqual([
      expect.stringContaining('React on a returning'),
    ]);
  });

  it('a product’s page may take a fifth of the original’s script time', () => {
    const product = sectionOf('product', {
      none: { script: 0 },
      original: { script: 100 },
      islands: { script: 20 },
      lean: { script: 21 },
    });
    expect(judgeAll(resultsOf(product)).filter(({ isMet }) => !isMet)).toMatchObject([{ kind: 'lean' }]);
  });

  it('a first visit with everything shown has a budget for each build', () => {
    const none = { bytes: 0, requests: 0 };
    const campaign = sectionOf('campaign', {
      none,
      islands: { bytes: 125_000, requests: 9 },
      lean: { bytes: 65_001, requests: 9 },
    });
    expect(judgeAll(resultsOf(campaign)).filter(({ isMet }) => !isMet)).toMatchObject([
      { kind: 'lean', budget: '≤ 65 KB' },
    ]);
  });

  it('a page that is open for hours keeps neither timers nor memory', () => {
    const open = (last: number, heap: number) =>
      sectionOf('open', {
        islands: {
          'timers: first': 1,
          'timers: last': last,
          turns: 3_600,
          'heap: first': 4_000_000,
          'heap: last': heap,
        },
      });
    expect(unmet(open(1, 4_050_000))).toEqual([]);
    expect(unmet(open(2, 4_050_001))).toEqual([
      'waiting timers after sixteen hours, minus those after eight',
      'waiting timers at a time, 50 countdowns',
      'heap after sixteen hours, minus the heap after eight',
    ]);
  });
});

it('what was not measured is not judged', () => {
  expect(judgeAll(resultsOf())).toEqual([]);
});

it('the lean build has budgets of its own', () => {
  const taps = (bytes: number) =>
    sectionOf('taps', { lean: { 'quick view: bytes': bytes }, islands: { 'quick view: bytes': 100_000 } });
  expect(unmet(taps(48_000))).toEqual([]);
  expect(unmet(taps(48_001))).toEqual(['JavaScript after every tap on a listing']);
});
