import { expect, it } from 'vitest';
import { evaluationOf, worstInteractionOf } from '../../scripts/bench/scriptTime';

const event = (interactionId: number, duration: number, name = 'EventTiming') => ({
  name,
  pid: 1,
  tid: 1,
  args: { data: { interactionId, duration } },
});

it('the worst interaction is the longest event that belongs to one', () => {
  expect(worstInteractionOf([event(7, 40), event(8, 96), event(0, 500), event(9, 800, 'FunctionCall')])).toBe(96);
});

it('a visit without an interaction has none', () => {
  expect(worstInteractionOf([{ name: 'EventTiming', pid: 1, tid: 1, args: {} }])).toBe(0);
});

it('the evaluation of a file is that of its own script, all its parts together', () => {
  const evaluated = (url: string, tdur: number, name = 'EvaluateScript') => ({
    name,
    pid: 1,
    tid: 1,
    tdur,
    args: { data: { url } },
  });
  const events = [
    evaluated('/dist/shop-islands.js?ver=1', 3_000),
    evaluated('/dist/shop-islands.js', 500),
    evaluated('/dist/core.js', 9_000),
    evaluated('/dist/shop-islands.js', 9_000, 'v8.compile'),
  ];
  expect(evaluationOf(events, '/shop-islands.js')).toBe(3.5);
});
