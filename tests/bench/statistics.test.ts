import { expect, it } from 'vitest';
import { figureOf, interleave, type Sample } from '../../scripts/bench/statistics';

it('a figure is the median, with the lowest and the highest', () => {
  expect(figureOf([30, 10, 20])).toEqual({ median: 20, low: 10, high: 30, samples: [30, 10, 20] });
  expect(figureOf([4, 1, 3, 2])).toMatchObject({ median: 2.5, low: 1, high: 4 });
});

it('values that could not be measured are left out, and without any value there is no figure', () => {
  expect(figureOf([Number.NaN, 7, Number.POSITIVE_INFINITY])).toEqual({ median: 7, low: 7, high: 7, samples: [7] });
  expect(figureOf([Number.NaN])).toBeUndefined();
});

it('cases take turns, and every round begins with another', async () => {
  const order: string[] = [];
  await interleave(['a', 'b', 'c'], 3, async (one) => {
    order.push(one);
    return {};
  });
  expect(order.join('')).toBe('abcbcacab');
});

it('each value of a case has its own figure, made of the rounds that measured it', async () => {
  const figures = await interleave(
    ['a', 'b'],
    3,
    async (one, round): Promise<Sample> => (one === 'a' ? { time: 10 * (round + 1) } : round ? { bytes: 5 } : {}),
  );
  expect(figures.a).toMatchObject({ time: { median: 20, low: 10, high: 30 } });
  expect(figures.b).toEqual({ bytes: { median: 5, low: 5, high: 5, samples: [5, 5] } });
});
