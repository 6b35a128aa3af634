import { expect, it } from 'vitest';
import { toChart } from '../../scripts/bench/chart';
import { toMarkdown } from '../../scripts/bench/markdown';
import { type Figure, figureOf } from '../../scripts/bench/statistics';
import { drawnWaterfall } from '../../scripts/bench/waterfall';
import { listing, resultsOf, sectionOf } from './results';

const choice = sectionOf('choice', { original: { choice: 100 }, islands: { choice: 150 }, lean: { choice: 50 } });

it('a row has the ratio first, then the figures', () => {
  const text = toMarkdown(resultsOf(listing()), 'images/chart.svg');
  expect(text).toContain('| JavaScript, gzip | 0.09 | 1 KB | 118 KB | 10.9 KB |');
  expect(text).toContain('| script time, minus that of the page without scripts | 0.10 | – | 100 ms | 10 ms |');
  expect(text).toContain('](images/chart.svg)');
  expect(text).not.toContain('largest contentful paint');
});

it('a budget stands beside its figure, met or not', () => {
  const text = toMarkdown(resultsOf(listing({ calls: 2 })), 'x.svg');
  expect(text).toContain('| calls of a page view with an empty cart | islands | ≤ 0 | 2 | **not met** | the code |');
  expect(text).toContain(
    '| requests for JavaScript before any interaction, listing | islands | ≤ 3 | 3 | met | the code |',
  );
});

it('a median is followed by its spread, if it has one', () => {
  const spread = {
    ...choice,
    figures: { islands: { choice: { median: 40, low: 32, high: 48, samples: [40, 32, 48] } } },
  };
  expect(toMarkdown(resultsOf(spread), 'x.svg')).toContain(
    '| time from the last choice to its price | 40 ms (32–48) |',
  );
});

it('the summary has a row for each page that was measured, above everything else', () => {
  const text = toMarkdown(resultsOf(listing()), 'x.svg');
  expect(text).toContain(
    '| listing | 118 KB in 25, 100 ms, shift 0.1 | 10.9 KB in 4, 10 ms, shift 0.1 | – | 0.10 | – |',
  );
  expect(text.indexOf('at a glance')).toBeLessThan(text.indexOf('## Budgets'));
  expect(toMarkdown(resultsOf(choice), 'x.svg')).not.toContain('at a glance');
});

it('a ratio is followed by how far it can be off', () => {
  const figures = {
    original: { choice: figureOf([100, 100]) as Figure },
    islands: { choice: figureOf([40, 60]) as Figure },
  };
  expect(toMarkdown(resultsOf({ ...choice, figures }), 'x.svg')).toContain(
    '| time from the last choice to its price | 0.50 (0.40–0.60) |',
  );
});

it('the waterfall is drawn in one place, and the part about slow lines shows it', () => {
  expect(drawnWaterfall()).toMatch(/^```\nbefore .* after .*\n1 shop-islands/m);
  expect(() => drawnWaterfall('Words.')).toThrow('no drawing');
});

it('the page names what was left out', () => {
  expect(toMarkdown({ ...resultsOf(), missing: ['No lean build.'] }, 'x.svg')).toContain('No lean build.');
  expect(toMarkdown({ ...resultsOf(), broken: ['The cart broke.'] }, 'x.svg')).toContain('The cart broke.');
});

it('the chart is well-formed, has a title, and says every figure in words', () => {
  const parsed = new DOMParser().parseFromString(toChart(resultsOf(listing(), choice)), 'image/svg+xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  expect(parsed.querySelector('title')?.textContent).toMatch(/Shop Islands/);
  expect(parsed.querySelector('desc')?.textContent).toContain('500 variations: a choice, islands: 1.50; ');
});

it('what takes longer than the original is drawn longer', () => {
  const svg = toChart(resultsOf(choice));
  const width = (name: string) =>
    Number(svg.match(new RegExp(`class="${name}" x="210" y="\\d+" width="([\\d.]+)" height="14"`))?.[1]);
  expect(width('islands') / width('whole')).toBeCloseTo(1.5, 1);
  expect(width('lean') / width('whole')).toBeCloseTo(0.5, 1);
});
