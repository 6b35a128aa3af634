// @vitest-environment node
import { describe, expect, test } from 'vitest';
import packageJson from '../../package.json';
import { readOptions } from '../../scripts/bench/options';
import { splitWords } from '../../scripts/words.mjs';

/** The words of a command of package.json, followed by the words that a user types after it. */
const wordsOf = (name: keyof typeof packageJson.scripts, ...typed: string[]) => [
  ...packageJson.scripts[name].split(' ').slice(2),
  ...typed,
];

describe('a command’s words', () => {
  test('are the names of its steps, and then the last step’s options', () => {
    expect(splitWords(['build', 'lean', '-g', 'the cart', '--project=once'])).toEqual({
      names: ['build', 'lean'],
      options: ['-g', 'the cart', '--project=once'],
    });
    expect(splitWords(['lint', 'types'])).toEqual({ names: ['lint', 'types'], options: [] });
    expect(splitWords([])).toEqual({ names: [], options: [] });
  });

  test('of the bench become its options', () => {
    const { names, options } = splitWords(wordsOf('bench', '--base', 'http://shop.example', '--rounds', '3'));
    expect(names).toEqual(['build', 'bench']);
    expect(readOptions(options)).toMatchObject({ base: 'http://shop.example', rounds: 3 });
  });
});
