import { expect, it } from 'vitest';
import { toChart } from '../../scripts/bench/chart';
import { toMarkdown } from '../../scripts/bench/markdown';
import { listing, resultsOf, sectionOf } from './results';

const choice = sectionOf('choice', { original: { choice: 100 }, islands: { choice: 150 }, lean: { choice: 50 } });

it('a row has the ratio first, then the figures', () => {
  const text = toMarkdown(resultsOf(listing()), 'images/chart.svg');
  expect(text).toContain('| JavaScript, gzip | 0.09 | 1 KB | 118 KB | 10.9 KB |');
  expect(text).toContain('| script time over the page without any | 0.10 | – | 100 ms | 10 ms |');
  expect(text).toContain('](images/chart.svg)');
  expect(text).not.toContain('largest contentful paint');
});

it('a budget stands beside its figure, met or not', () => {
  const text = toMarkdown(resultsOf(listing({ calls: 2 })), 'x.svg');
  expect(text).toContain('| calls of a page view with an empty cart | islands | ≤ 0 | 2 | **not met** | the code |');
  expect(text).toContain('| … in requests | islands | ≤ 3 | 3 | met | the code |');
});

it('the spread stands behind a median that has one', () => {
  const spread = { ...choice, figures: { islands: { choice: { median: 40, low: 32, high: 48 } } } };
  expect(toMarkdown(resultsOf(spread), 'x.svg')).toContain('| last choice to its price | 40 ms (32–48) |');
});

it('what was left out is said', () => {
  expect(toMarkdown({ ...resultsOf(), missing: ['No lean build.'] }, 'x.svg')).toContain('No lean build.');
});

it('the chart is well-formed, has a title, and says every figure in words', () => {
  const parsed = new DOMParser().parseFromString(toChart(resultsOf(listing(), choice)), 'image/svg+xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  expect(parsed.querySelector('title')?.textContent).toMatch(/Shop Islands/);
  expect(parsed.querySelector('desc')?.textContent).toContain('500 variations: a choice, islands: 1.50; ');
});

it('what takes longer than the original is drawn longer', () => {
  const svg = toChart(resultsOf(choice));
  const width = (name: string) => Number(svg.match(new RegExp(`class="${name}" x="210" y="\\d+" width="([\\d.]+)" height="14"`))?.[1]);
  expect(width('islands') / width('whole')).toBeCloseTo(1.5, 1);
  expect(width('lean') / width('whole')).toBeCloseTo(0.5, 1);
});
