// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchesSafely } from '../../widgets/popup/safePattern.rules';

const address = 'https://news.example/games/ashfall?page=2';

describe('a pattern that an editor types', () => {
  it.each<[string, boolean]>([
    ['', true],
    ['news', true],
    ['^https?://(www\\.)?news\\.example/', true],
    ['^https://news\\.[a-z]+/games', true],
    ['.*news\\.example.*', true],
    ['/(games|films)/', true],
    ['^(?!.*shop\\.example)', true],
    ['(?<=news\\.)example(:\\d+)?/', true],
    ['page=\\d{1,3}$', true],
    ['[.*+]example', true],
    ['\\(', false],
    ['(an)+s', false],
    ['^http://', false],
    ['blog|shop', false],
  ])('%s is tried', (pattern, isMatch) => {
    expect(matchesSafely(pattern, address)).toBe(isMatch);
  });

  it.each(['(', '[', '*', 'a{2,1}', '(?<a', '\\'])('%s is no valid pattern, and matches nothing', (pattern) => {
    expect(matchesSafely(pattern, '(')).toBe(false);
  });

  // Each pattern matches the text, so only a refusal explains a negative answer.
  it.each([
    '(.+)+',
    '(.*)*',
    '(?:.?)+',
    '(.|e)+',
    '(?:.{1,9}){1,9}',
    '(.{2}){2}',
    '((e+)x?)*',
    '(?:(?:e|x)e?)*',
    '(?<all>.+)+',
    '.*.*.*.*.*.*.*',
    '(.)\\1?',
    '(?<one>.)\\k<one>?',
    'e{0,99999}',
    'e|'.repeat(200),
  ])('%s is refused, because it may take too long', (pattern) => {
    expect(new RegExp(pattern).test(address.repeat(3))).toBe(true);
    expect(matchesSafely(pattern, address.repeat(3))).toBe(false);
  });

  it('is refused for a text that is too long for it, and tried for a shorter one', () => {
    const long = `${address}${'x'.repeat(5000)}`;
    expect(matchesSafely('news\\.example', long)).toBe(true);
    expect(matchesSafely('news.*example.*x', address.replace('page', 'x'))).toBe(true);
    expect(matchesSafely('news.*example.*x', long)).toBe(false);
  });

  it.each([
    '(a+)+$',
    '(a|a)*$',
    '(a|aa)+$',
    '(a?){30}a{30}',
    'a?'.repeat(30) + 'a'.repeat(30),
    '(a*)*b',
    '([a-z]+)*!',
    '.*.*.*.*.*.*!',
    '(\\w+\\s?)*$',
  ])('%s gives an answer at once', (pattern) => {
    const start = performance.now();
    matchesSafely(pattern, `${'a'.repeat(2000)}!?`);
    expect(performance.now() - start).toBeLessThan(1000);
  });

  it('of any kind throws nothing, answers as the browser does or with no, and answers soon', () => {
    const piece = fc.constantFrom(
      'a',
      'b',
      '.',
      '[ab]',
      '\\w',
      '(',
      '(?:',
      '(?=',
      '(?!',
      ')',
      '|',
      '*',
      '+',
      '?',
      '{2}',
      '{1,3}',
      '{2,}',
      '^',
      '$',
      '\\1',
      '*?',
    );
    let matches = 0;
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), fc.integer({ min: 0, max: 400 }), (pieces, length) => {
        const pattern = pieces.join('');
        const text = `${'a'.repeat(length)}b`;
        const start = performance.now();
        const isMatch = matchesSafely(pattern, text);
        expect(performance.now() - start, pattern).toBeLessThan(1500);
        if (!isMatch) return;
        matches += 1;
        expect(new RegExp(pattern).test(text)).toBe(true);
      }),
      { numRuns: 3000 },
    );
    // Else nothing was run.
    expect(matches).toBeGreaterThan(300);
  });
});
