// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { comparedIds } from '../../../src/rules/comparison';

describe('the comparison’s cookie', () => {
  it.each<[cookie: string, ids: number[]]>([
    ['', []],
    ['101', [101]],
    ['101%2C102', [101, 102]],
    ['101,102', [101, 102]],
    ['102%2C101%2C102', [102, 101]],
    ['%2C0%2C101%2C%2C', [101]],
    ['12%2C123', [12, 123]],
    ['deleted', []],
    ['-4%2C5x%2Cx5', [5]],
    ['%E0%A4%A', []],
  ])('%j holds %j', (cookie, ids) => {
    expect(comparedIds(cookie)).toEqual(ids);
  });
});
