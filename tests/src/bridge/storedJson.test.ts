import { afterEach, describe, expect, it } from 'vitest';
import { parseStored, toJson } from '../../../src/bridge/page/storedJson';

type WithToJson = { toJSON?: () => unknown };

/** Adds the `toJSON` functions of old libraries, by which arrays and strings are encoded twice. */
function spoilNatives(): void {
  for (const { prototype } of [Array, String]) {
    Object.defineProperty(prototype, 'toJSON', { value: () => '"spoiled"', configurable: true });
  }
}

afterEach(() => {
  for (const { prototype } of [Array, String]) delete (prototype as WithToJson).toJSON;
});

describe('values that are kept as JSON', () => {
  const value = { ids: [1, 2], words: { 'a b': 'It’s “so”' }, none: null, isSet: true };

  it('are read as they were written', () => {
    expect(parseStored(toJson(value))).toEqual(value);
  });

  it('are written the same next to a library that gives arrays and strings a toJSON', () => {
    const before = [toJson(value), toJson([1, 'two'])];
    spoilNatives();
    expect(JSON.stringify([1])).toContain('spoiled');
    expect([toJson(value), toJson([1, 'two'])]).toEqual(before);
  });

  it('are undefined when there are none or they are broken', () => {
    expect(['null', null, '', '{"cut', '<html>'].map(parseStored)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
