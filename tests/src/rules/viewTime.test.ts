import { describe, expect, it } from 'vitest';
import { viewTime } from '../../../src/rules/viewTime';

describe('a view takes over', () => {
  it.each([
    ['where the browser says nothing', {}],
    ['on a fast line', { connection: { saveData: false, effectiveType: '4g' } }],
    ['on a device of more than two gigabytes', { deviceMemory: 4 }],
    ['where only the kind of line is unknown', { connection: {}, deviceMemory: 8 }],
  ])('when the page is idle: %s', (_where, means) => {
    expect(viewTime(means)).toBe('idle');
  });

  it.each([
    ['with Save-Data, on a fast line too', { connection: { saveData: true, effectiveType: '4g' }, deviceMemory: 8 }],
    ['on a line of 3g', { connection: { effectiveType: '3g' } }],
    ['on a line of 2g', { connection: { effectiveType: '2g' } }],
    ['on a line of slow-2g', { connection: { effectiveType: 'slow-2g' } }],
    ['on a device of two gigabytes', { connection: { effectiveType: '4g' }, deviceMemory: 2 }],
    ['on a device of half a gigabyte', { deviceMemory: 0.5 }],
  ])('when a hand comes near: %s', (_where, means) => {
    expect(viewTime(means)).toBe('hand');
  });
});
