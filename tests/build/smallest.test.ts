import { describe, expect, it } from 'vitest';
import { smallest } from '../../scripts/build/smallest';

describe('the smallest form of a file', () => {
  it('says the same in fewer words, and keeps its exports', async () => {
    const source = 'const unused = 1;\nfunction double(value) {\n  return value * 2;\n}\nexport const four = double(2);\nexport { double };\n';
    const text = await smallest(source);
    expect(text.length).toBeLessThan(source.length);
    const { double, four } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(text)}`);
    expect([four, double(4)]).toEqual([4, 8]);
  });

  it('fails where the source is none', async () => {
    await expect(smallest('const = 1')).rejects.toThrow();
  });
});
