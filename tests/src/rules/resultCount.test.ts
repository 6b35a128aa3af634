// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { joinedCount, totalIn } from '../../../src/rules/resultCount';

describe('the total of a result count', () => {
  it.each([
    ['Showing 1–12 of 1000 results', 1000],
    ['Showing all 7 results', 7],
    ['Es werden alle 8 Ergebnisse angezeigt', 8],
    ['44 件中 1–12 件を表示', 44],
    ['Showing the single result', undefined],
    ['', undefined],
  ])('%j', (words, total) => {
    expect(totalIn(words)).toBe(total);
  });
});

describe('the joined count when a page is added behind others', () => {
  it.each([
    ['Showing 1–12 of 44 results', 'Showing 13–24 of 44 results', 'Showing 1–24 of 44 results'],
    ['Showing 25–36 of 44 results', 'Showing 37–44 of 44 results', 'Showing 25–44 of 44 results'],
    ['Showing 1–24 of 25 results', 'Showing 25–25 of 25 results', 'Showing 1–25 of 25 results'],
    ['44 件中 1–12 件', '44 件中 13–24 件', '44 件中 1–24 件'],
  ])('%s and %s', (before, after, joined) => {
    expect(joinedCount(before, after)).toBe(joined);
  });

  it('is the answer’s count when the counts cannot be joined', () => {
    expect(joinedCount('', 'Showing 13–24 of 44 results')).toBe('Showing 13–24 of 44 results');
    expect(joinedCount('Showing 1–12 of 44 results', 'More')).toBe('More');
  });
});
