import { describe, expect, it } from 'vitest';
import { createImport } from '../../../src/loader/load';

/** A fake import of chunks, and the list of its calls. */
function ways(failures: { first?: boolean; second?: boolean } = {}) {
  const asked: string[] = [];
  const way =
    (name: string, fails = false) =>
    async (chunk: string) => {
      asked.push(`${name} ${chunk}`);
      if (fails) throw new Error(`${name} is down`);
      return `${chunk}’s module`;
    };
  return { asked, importChunk: createImport(way('load', failures.first), way('again', failures.second)) };
}

describe('fetching a chunk', () => {
  it('asks once for each', async () => {
    const { asked, importChunk } = ways();
    expect(await Promise.all([importChunk('core'), importChunk('core'), importChunk('cart')])).toEqual([
      'core’s module',
      'core’s module',
      'cart’s module',
    ]);
    expect(asked).toEqual(['load core', 'load cart']);
  });

  it('tries once more where that fails', async () => {
    const { asked, importChunk } = ways({ first: true });
    expect(await importChunk('cart')).toBe('cart’s module');
    expect(asked).toEqual(['load cart', 'again cart']);
  });

  it('never tries a third time', async () => {
    const { asked, importChunk } = ways({ first: true, second: true });
    await expect(importChunk('cart')).rejects.toThrow('again is down');
    await expect(importChunk('cart')).rejects.toThrow('again is down');
    expect(asked).toHaveLength(2);
  });
});
