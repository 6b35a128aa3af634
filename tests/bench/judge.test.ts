import { describe, expect, it } from 'vitest';
import { failures, judgeAll } from '../../scripts/bench/judge';
import { listing, resultsOf, sectionOf } from './results';

const unmet = (...sections: Parameters<typeof resultsOf>) =>
  judgeAll(resultsOf(...sections))
    .filter(({ isMet }) => !isMet)
    .map(({ what }) => what);

describe('a listing', () => {
  it('is held against what the page loads without any script of ours', () => {
    expect(unmet(listing())).toEqual([]);
    expect(unmet(listing({ bytes: 13_001 }))).toEqual(['JavaScript of a listing before any interaction']);
    expect(unmet(listing({ requests: 5 }))).toEqual(['… in requests']);
    expect(unmet(listing({ shift: 0.102 }))).toEqual(['layout shift by mounting, listing']);
  });

  it('may take a fifth of the original’s script time, the page’s own taken off', () => {
    expect(unmet(listing({ script: 30 }))).toEqual([]);
    expect(unmet(listing({ script: 31 }))).toEqual([expect.stringContaining('script time of a listing')]);
  });

  it('with an empty cart makes no call', () => {
    expect(unmet(listing({ calls: 1 }))).toEqual(['calls of a page view with an empty cart']);
  });
});

describe('a choice', () => {
  const choice = (original: number, islands: number) => sectionOf('choice', { original: { choice: original }, islands: { choice: islands } });

  it('may be a frame slower than the original, not more', () => {
    expect(unmet(choice(20, 37))).toEqual([]);
    expect(unmet(choice(20, 38))).toEqual(['last choice among 500 variations']);
  });

  it('that is only too slow for this machine is told, but fails no check', () => {
    const verdicts = judgeAll(resultsOf(choice(300, 51)));
    expect(verdicts.filter(({ isMet }) => !isMet)).toMatchObject([{ measured: '51 ms', budget: '≤ 50 ms', basis: 'time' }]);
    expect(failures(verdicts)).toEqual([]);
  });
});

it('what was not measured is not judged', () => {
  expect(judgeAll(resultsOf())).toEqual([]);
});

it('the lean build has budgets of its own', () => {
  const taps = (bytes: number) => sectionOf('taps', { lean: { 'quick view: bytes': bytes }, islands: { 'quick view: bytes': 100_000 } });
  expect(unmet(taps(48_000))).toEqual([]);
  expect(unmet(taps(48_001))).toEqual(['JavaScript after every tap on a listing']);
});
