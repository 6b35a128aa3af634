// @vitest-environment node
import { expect, it } from 'vitest';
import { makePlan } from '../../scripts/torture/plan';
import { createRandom } from '../../scripts/torture/random';

const products = Array.from({ length: 12 }, (_, id) => ({ id, name: `Game ${id}` }));
const planOf = (seed: number) => makePlan(createRandom(seed), products);

it('a seed always means the same shopper, and another seed another', () => {
  expect(planOf(7)).toEqual(planOf(7));
  expect(planOf(8)).not.toEqual(planOf(7));
});

it('every shopper wants three products, each once, and no other step adds them', () => {
  for (let seed = 0; seed < 200; seed++) {
    const { tapped, steps } = planOf(seed);
    const wanted = steps.flatMap((step) => ('product' in step ? [step.product.id] : []));
    expect(wanted).toEqual(tapped.map(({ id }) => id));
    expect(new Set(wanted).size).toBe(3);
    expect(steps.some((step) => step.kind === 'plain link' && wanted.includes(step.id))).toBe(false);
  }
});

it('another script may begin at any step of a run', () => {
  const shares = Array.from({ length: 200 }, (_, seed) => planOf(seed).steps).flatMap((steps) =>
    steps.flatMap(({ kind }, at) => (kind === 'other script' ? [at / steps.length] : [])),
  );
  expect(shares.length).toBeGreaterThan(100);
  expect(Math.min(...shares)).toBe(0);
  expect(Math.max(...shares)).toBeGreaterThan(0.6);
});
