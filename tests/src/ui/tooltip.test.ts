import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freeSide } from '../../../src/ui/messages/tooltip';

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });
const button = box(100, 100, 44, 44);
const tooltip = { width: 120, height: 40 };
const above = box(100, 50, 44, 44);
const below = box(100, 150, 44, 44);
const left = box(40, 100, 54, 44);

describe('a tooltip’s side', () => {
  it('is above, also between buttons in a row', () => {
    expect(freeSide(button, tooltip, [], false)).toBe('top');
    expect(freeSide(button, tooltip, [left, box(150, 100, 44, 44)], false)).toBe('top');
  });

  it('is the first that covers no other button', () => {
    expect(freeSide(button, tooltip, [above], false)).toBe('bottom');
    expect(freeSide(button, tooltip, [above, below], false)).toBe('left');
    expect(freeSide(button, tooltip, [above, below, left], false)).toBe('right');
  });

  it('is the right side before the left one on a right-to-left page', () => {
    expect(freeSide(button, tooltip, [above, below], true)).toBe('right');
  });

  it('is above where every side covers a button', () => {
    expect(freeSide(button, tooltip, [box(0, 0, 500, 500)], false)).toBe('top');
  });

  it('is above where all other buttons are far away', () => {
    const far = fc.oneof(fc.integer({ min: 300, max: 2000 }), fc.integer({ min: -2000, max: -200 }));
    fc.assert(
      fc.property(fc.array(fc.tuple(far, far)), (places) => {
        expect(
          freeSide(
            button,
            tooltip,
            places.map(([x, y]) => box(x, y, 44, 44)),
            false,
          ),
        ).toBe('top');
      }),
    );
  });
});
