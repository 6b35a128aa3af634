import { expect, it } from 'vitest';
import { worstInteractionOf } from '../../scripts/bench/scriptTime';

const event = (interactionId: number, duration: number, name = 'EventTiming') => ({ name, pid: 1, tid: 1, args: { data: { interactionId, duration } } });

it('the worst interaction is the longest event that belongs to one', () => {
  expect(worstInteractionOf([event(7, 40), event(8, 96), event(0, 500), event(9, 800, 'FunctionCall')])).toBe(96);
});

it('a visit without an interaction has none', () => {
  expect(worstInteractionOf([{ name: 'EventTiming', pid: 1, tid: 1, args: {} }])).toBe(0);
});
