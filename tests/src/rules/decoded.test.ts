import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { decoded } from '../../../src/rules/decoded';

describe('percent-encoded text', () => {
  it.each([
    ['caf%C3%A9', 'café'],
    ['caf%E9', 'café'],
    ['%E9t%e9 %E2%82%AC', 'été €'],
    ['100%', '100%'],
    ['%zz%20%', '%zz %'],
    ['%', '%'],
    ['', ''],
  ])('%s is %s', (text, words) => {
    expect(decoded(text)).toBe(words);
  });

  it('is decoded only in this file, which never throws', () => {
    const files = ['src', 'widgets'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((file) => join(folder, file))
        .filter((file) => /\.tsx?$/.test(file) && readFileSync(file, 'utf8').includes('decodeURIComponent(')),
    );
    // The map's file may decode JSON itself, because JSON with a byte of another encoding is broken in any case.
    expect(files.sort()).toEqual(['src/rules/decoded.ts', 'widgets/map/values.rules.ts']);
  });
});
