// @vitest-environment node
import { expect, it } from 'vitest';
import { tooMuch } from '../../scripts/soak/bounds';
import { makePlan, TABS } from '../../scripts/soak/plan';
import { PAGES, stepsOf } from '../../scripts/soak/steps';
import { createRandom } from '../../scripts/torture/random';

const planOf = (seed: number, count = 2000) => makePlan(createRandom(seed), count);

it('a seed always means the same visit, and another seed another', () => {
  expect(planOf(7)).toEqual(planOf(7));
  expect(planOf(8)).not.toEqual(planOf(7));
});

it('a visit has as many steps as it is asked for, stays on every page, and uses every tab', () => {
  const { stays, tabs } = planOf(1);
  expect(stays.flatMap(({ deeds }) => deeds).length + tabs.length).toBe(2000);
  expect(stays.map(({ path }) => path).sort()).toEqual(Object.keys(PAGES).sort());
  expect(new Set(tabs.map(({ tab }) => tab)).size).toBe(TABS);
});

it('a short visit stays on few pages, each for long enough', () => {
  const { stays } = planOf(1, 100);
  expect(stays.map(({ deeds }) => deeds.length)).toEqual([25, 25, 25]);
});

it('every step of a stay belongs to its page', () => {
  const foreign = planOf(3).stays.flatMap(({ path, deeds }) =>
    deeds.filter((deed) => deed.kind === 'use' && !(deed.step in stepsOf(path))),
  );
  expect(foreign).toEqual([]);
});

it('what grows with each of a hundred steps is too much, but views that came later may bring their listeners', () => {
  const none = { heap: 0, nodes: 0, listeners: 0, timers: 0, storage: 0, views: 0 };
  expect(tooMuch({ ...none, heap: 900_000, nodes: 90, listeners: 40 })).toEqual([]);
  expect(tooMuch({ ...none, nodes: 500, timers: 100 })).toEqual([
    'nodes: 500 more, where 400 are allowed',
    'timers: 100 more, where 4 are allowed',
  ]);
  expect(tooMuch({ ...none, listeners: 300 })).toHaveLength(1);
  expect(tooMuch({ ...none, listeners: 300, views: 2 })).toEqual([]);
});
