import { expect, it } from 'vitest';
import { intervalOf } from '../../scripts/bench/interval';
import { type Figure, figureOf } from '../../scripts/bench/statistics';

const figure = (...values: number[]) => figureOf(values) as Figure;

it('rounds that agree give an interval without any width', () => {
  const [own, original] = [figure(20, 20, 20), figure(100, 100, 100)];
  expect(intervalOf((take) => take(own) / take(original))).toEqual({ low: 0.2, high: 0.2 });
});

it('rounds that differ give an interval as wide as their differences', () => {
  const [own, original] = [figure(18, 20, 25), figure(100, 100, 100)];
  expect(intervalOf((take) => take(own) / take(original))).toEqual({ low: 0.18, high: 0.25 });
});

it('more rounds give a narrower interval', () => {
  const widthOf = (one: Figure) => {
    const { low, high } = intervalOf((take) => take(one)) ?? { low: Number.NaN, high: Number.NaN };
    return high - low;
  };
  expect(widthOf(figure(...Array.from({ length: 41 }, (_, place) => place)))).toBeLessThan(
    widthOf(figure(0, 20, 40)) / 2,
  );
});

it('a figure divided by itself gives exactly 1', () => {
  const one = figure(1, 5, 9);
  expect(intervalOf((take) => take(one) / take(one))).toEqual({ low: 1, high: 1 });
});

it('one round gives no interval', () => {
  expect(intervalOf((take) => take(figure(20)))).toBeUndefined();
});

it('the same rounds give the same interval', () => {
  const one = figure(3, 1, 4, 1, 5, 9, 2, 6);
  const again = () => intervalOf((take) => take(one));
  expect(again()).toEqual(again());
});
