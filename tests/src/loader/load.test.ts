import { describe, expect, it } from 'vitest';
import { createImport } from '../../../src/loader/load';

describe('fetching a chunk', () => {
  it('asks once for each, by its absolute address', async () => {
    const asked: string[] = [];
    const importChunk = createImport(
      (chunk) => `https://cdn.example/${chunk}.js`,
      async (url) => asked.push(url),
    );
    await Promise.all([importChunk('core'), importChunk('core'), importChunk('cart')]);
    expect(asked).toEqual(['https://cdn.example/core.js', 'https://cdn.example/cart.js']);
  });

  it('tries the same address once more, and no oftener', async () => {
    const asked: string[] = [];
    const failing = (times: number) =>
      createImport(
        (chunk) => `/${chunk}.js`,
        async (url) => {
          asked.push(url);
          if (asked.length <= times) throw new Error(`down ${asked.length}`);
          return 'module';
        },
      );
    expect(await failing(1)('core')).toBe('module');
    expect(asked).toEqual(['/core.js', '/core.js#again']);
    asked.length = 0;
    await expect(failing(2)('core')).rejects.toThrow('down 2');
    expect(asked).toHaveLength(2);
  });
});
