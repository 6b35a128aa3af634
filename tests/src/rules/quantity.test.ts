// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flooredQuantity, stepCartQuantity, stepProductQuantity } from '../../../src/rules/quantity';

const free = { min: undefined, max: undefined, step: 1 };

describe('quantities on the cart page (SPEC 5)', () => {
  it('go down by the step only while they are above 1', () => {
    expect(stepCartQuantity(3, -1, free)).toBe(2);
    expect(stepCartQuantity(2, -1, free)).toBe(1);
    expect(stepCartQuantity(1, -1, free)).toBe(1);
    expect(stepCartQuantity(0, -1, free)).toBe(0);
  });

  it('go up by the step when there is no maximum, or the result stays within it', () => {
    expect(stepCartQuantity(5, 1, free)).toBe(6);
    expect(stepCartQuantity(5, 1, { ...free, max: 6 })).toBe(6);
    expect(stepCartQuantity(6, 1, { ...free, max: 6 })).toBe(6);
    expect(stepCartQuantity(5, 1, { ...free, max: 6, step: 2 })).toBe(5);
  });

  it('stay where minimum and maximum are the same, or the maximum is 0', () => {
    expect(stepCartQuantity(1, 1, { min: 1, max: 1, step: 1 })).toBe(1);
    expect(stepCartQuantity(0, 1, { min: 0, max: 0, step: 1 })).toBe(0);
  });

  it('never go below zero, whatever the step', () => {
    expect(stepCartQuantity(2, -1, { ...free, step: 5 })).toBe(0);
  });

  it('stay exact with decimal steps', () => {
    expect(stepCartQuantity(0.1, 1, { ...free, step: 0.2 })).toBe(0.3);
    expect(stepCartQuantity(1.3, -1, { ...free, step: 0.1 })).toBe(1.2);
    expect(stepCartQuantity(1, 1, { ...free, step: 0.25 })).toBe(1.25);
    expect(stepCartQuantity(12, -1, { ...free, step: 0.25 })).toBe(11.75);
  });
});

describe('quantities on the product page (SPEC 5)', () => {
  it('are clamped to the minimum and the maximum', () => {
    const limits = { min: 2, max: 6, step: 3 };
    expect(stepProductQuantity(2, -1, limits)).toBe(2);
    expect(stepProductQuantity(2, 1, limits)).toBe(5);
    expect(stepProductQuantity(5, 1, limits)).toBe(6);
  });

  it('stay where minimum and maximum are the same, or the maximum is 0', () => {
    for (const direction of [1, -1] as const) {
      expect(stepProductQuantity(3, direction, { min: 3, max: 3, step: 1 })).toBe(3);
      expect(stepProductQuantity(0, direction, { min: undefined, max: 0, step: 1 })).toBe(0);
      expect(stepProductQuantity(0, direction, { min: 0, max: 0, step: 1 })).toBe(0);
    }
  });

  it('have no end where there is no maximum', () => {
    expect(stepProductQuantity(99, 1, { min: 1, max: undefined, step: 1 })).toBe(100);
  });

  it('obey the minimum where the maximum is below it', () => {
    expect(stepProductQuantity(1, 1, { min: 4, max: 2, step: 1 })).toBe(4);
    expect(stepProductQuantity(4, 1, { min: 4, max: 2, step: 1 })).toBe(5);
  });

  it('always end between the limits', () => {
    const limits = fc.record({
      min: fc.integer({ min: 0, max: 20 }),
      room: fc.integer({ min: 0, max: 50 }),
      step: fc.constantFrom(1, 2, 0.5, 0.25, 0.1),
    });
    fc.assert(
      fc.property(
        limits,
        fc.integer({ min: -10, max: 100 }),
        fc.constantFrom<1 | -1>(1, -1),
        ({ min, room, step }, value, direction) => {
          const next = stepProductQuantity(value, direction, { min, max: min + room, step });
          expect(next).toBeGreaterThanOrEqual(min);
          expect(next).toBeLessThanOrEqual(min + room);
        },
      ),
    );
  });
});

describe('the floor of a quantity', () => {
  it('is the minimum where that is 0 or more', () => {
    expect(flooredQuantity(0, 1)).toBe(1);
    expect(flooredQuantity(-3, 0)).toBe(0);
  });

  it('leaves everything else alone', () => {
    expect(flooredQuantity(1, 1)).toBeUndefined();
    expect(flooredQuantity(0, undefined)).toBeUndefined();
    expect(flooredQuantity(-5, -1)).toBeUndefined();
    expect(flooredQuantity(Number.NaN, 1)).toBeUndefined();
  });
});
