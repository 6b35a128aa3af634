// @vitest-environment node
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FOLDERS, patternsOf } from '../../scripts/mutate/folders';
import { scoreOf, untoldOf } from '../../scripts/mutate/report';

type Change = Parameters<typeof untoldOf>[0][number];

const CODE = 'const most = 3;\nif (\n  count >= most\n) stop();\n';

/** A change of the code from one place to another; lines and columns count from one. */
const change = (status: Change['status'], [line, column]: [number, number], end: [number, number], replacement: string): Change => ({
  status,
  fileName: 'a.ts',
  location: { start: { line, column }, end: { line: end[0], column: end[1] } },
  mutatorName: 'EqualityOperator',
  replacement,
});

const told = change('Killed', [1, 1], [1, 2], '');

describe('the folders', () => {
  it('are there, and so is each file that is named', () => {
    for (const [folder, patterns] of Object.entries(FOLDERS)) {
      expect(existsSync(folder), folder).toBe(true);
      for (const file of patterns.filter((pattern) => !pattern.includes('*') && !pattern.startsWith('!'))) expect(existsSync(file), file).toBe(true);
    }
  });

  it('can be asked for by their name, and each file by its path', () => {
    expect(patternsOf('widgets/cart')).toEqual(['widgets/cart/**/*.ts', '!widgets/cart/{contract,row}.ts']);
    expect(patternsOf('widgets/cart/changes.ts')).toEqual(['widgets/cart/changes.ts']);
    for (const name of ['widgets/chat', 'widgets/cart/styles.css', 'src', 'widgets/cartoon/a.ts']) expect(patternsOf(name), name).toBeUndefined();
  });
});

describe('the report', () => {
  it('counts what units told or never came to an end with, and not what does not compile', () => {
    const other = (status: Change['status']) => ({ ...told, status });
    expect(scoreOf([told, other('Timeout'), other('Survived'), other('NoCoverage')])).toBe(50);
    expect(scoreOf([told, other('CompileError'), other('Ignored'), other('RuntimeError')])).toBe(100);
    expect(scoreOf([])).toBe(100);
  });

  it('names the place, the code and the change, each on one line', () => {
    const untold = [told, change('Survived', [3, 3], [3, 16], 'count > most'), change('NoCoverage', [2, 1], [4, 9], '')];
    expect(untoldOf(untold, () => CODE)).toEqual([
      'a.ts:3:3 EqualityOperator: count >= most → count > most',
      'a.ts:2:1 EqualityOperator, which no unit runs: if ( count >= most ) stop() → nothing',
    ]);
  });
});
