// @vitest-environment node
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FOLDERS, folderOf } from '../../scripts/mutate/folders';
import { placeOf, scoreOf, settled, untoldOf } from '../../scripts/mutate/report';

type Change = Parameters<typeof untoldOf>[0][number];

const CODE = 'const most = 3;\nif (\n  count >= most\n) stop();\n';

/** A change of the code from one place to another; lines and columns count from one. */
const change = (
  status: Change['status'],
  [line, column]: [number, number],
  end: [number, number],
  replacement: string,
): Change => ({
  status,
  fileName: 'a.ts',
  location: { start: { line, column }, end: { line: end[0], column: end[1] } },
  mutatorName: 'EqualityOperator',
  replacement,
});

const told = change('Killed', [1, 1], [1, 2], '');

describe('the folders', () => {
  it('exist, and so does each file that is named', () => {
    for (const [folder, { files }] of Object.entries(FOLDERS)) {
      expect(existsSync(folder), folder).toBe(true);
      for (const file of files.filter((pattern) => !pattern.includes('*') && !pattern.startsWith('!')))
        expect(existsSync(file), file).toBe(true);
    }
  });

  it('are found by their name, and a single file by its path, with the units of its folder', () => {
    const units = ['tests/widgets/cart.test.ts', 'tests/widgets/cart.*.test.{ts,tsx}'];
    expect(folderOf('widgets/cart')).toEqual({
      files: ['widgets/cart/**/*.ts', '!widgets/cart/**/{contract,row}.ts'],
      units,
    });
    expect(folderOf('widgets/cart/page/changes.ts')).toEqual({ files: ['widgets/cart/page/changes.ts'], units });
    for (const name of ['widgets/chat', 'widgets/cart/styles.css', 'src', 'widgets/cartoon/a.ts'])
      expect(folderOf(name), name).toBeUndefined();
  });
});

describe('the report', () => {
  it('counts a change that a unit noticed or hung on, and leaves out a change that does not compile', () => {
    const other = (status: Change['status']) => ({ ...told, status });
    expect(scoreOf([told, other('Timeout'), other('Survived'), other('NoCoverage')])).toBe(50);
    expect(scoreOf([told, other('CompileError'), other('Ignored'), other('RuntimeError')])).toBe(100);
    expect(scoreOf([])).toBe(100);
  });

  it('names the place, the code and the change, each on one line', () => {
    const untold = [
      told,
      change('Survived', [3, 3], [3, 16], 'count > most'),
      change('NoCoverage', [2, 1], [4, 9], ''),
    ];
    expect(untoldOf(untold, () => CODE)).toEqual([
      'a.ts:3:3 EqualityOperator: count >= most → count > most',
      'a.ts:2:1 EqualityOperator, which no unit runs: if ( count >= most ) stop() → nothing',
    ]);
  });

  it('repeats single changes by their place, and updates only their results', () => {
    const [survived, other] = [
      change('Survived', [3, 3], [3, 16], 'count > most'),
      change('NoCoverage', [1, 7], [1, 11], ''),
    ];
    expect(placeOf(survived)).toBe('a.ts:3:2-3:15');
    const again = [
      { ...survived, status: 'Killed' as const },
      { ...survived, replacement: 'false' },
      { ...told, status: 'Survived' as const },
    ];
    expect(settled([told, survived, other], again).map(({ status }) => status)).toEqual([
      'Killed',
      'Killed',
      'NoCoverage',
    ]);
  });
});
