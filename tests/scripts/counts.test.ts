// @vitest-environment node
/** A step says how many of its tests passed, failed, were skipped and never ran, and which took longest. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { countModules, countPlaywright, inWords, slowest, testsIn } from '../../scripts/counts.mjs';

describe('a report of Playwright’s', () => {
  const result = (status: string, duration = 0) => ({ status, duration });
  const spec = (title: string, results: unknown[]) => ({ title, tests: [{ projectName: 'once', results }] });
  const report = {
    stats: { expected: 2, unexpected: 1, flaky: 1, skipped: 3 },
    suites: [
      {
        title: 'cart.spec.ts',
        specs: [spec('adds', [result('passed', 1500)]), spec('is left out', [result('skipped')])],
        suites: [
          {
            title: 'with jQuery',
            specs: [
              spec('removes', [result('failed', 900), result('passed', 2100)]),
              spec('waits', [result('timedOut', 30_000)]),
              spec('never began', []),
              spec('was broken off', [result('interrupted', 10)]),
            ],
          },
        ],
      },
    ],
  };

  test('has what never ran apart from what is skipped', () => {
    expect(countPlaywright(report as never)).toEqual({ passed: 2, failed: 2, skipped: 1, missing: 2 });
  });

  test('tells the slowest with all of their tries', () => {
    expect(slowest(report as never, 2)).toBe(
      'The 2 slowest:\n  30.0 s  [once] cart.spec.ts › with jQuery › waits\n   3.0 s  [once] cart.spec.ts › with jQuery › removes\n',
    );
  });
});

describe('a run of Vitest’s', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'shop-islands-counts-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const file = (name: string, text: string) => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };
  const moduleOf = (moduleId: string, states: readonly string[]) => ({
    moduleId,
    children: { allTests: () => states.map((state) => ({ result: () => ({ state }) })) },
  });

  test('counts the stories of files that a leaving page has taken along', () => {
    const [first, second] = [
      file('a.stories.tsx', ''),
      file('b.stories.tsx', 'const meta = {};\nexport const Shown = {};\nexport const Empty: Story = {};\n'),
    ];
    expect(countModules([moduleOf(first, ['passed', 'failed', 'pending'])] as never, [first, second])).toEqual({
      passed: 1,
      failed: 1,
      skipped: 0,
      missing: 3,
    });
  });

  test('takes a file that told no test for one that did not run', () => {
    const silent = file('a.test.ts', "describe('a', () => {\n  it('b', f);\n  test.each([1])('c', f);\n});\n");
    expect(countModules([moduleOf(silent, [])] as never, [silent]).missing).toBe(2);
    expect(testsIn('')).toBe(1);
  });
});

test('counts are told without the zeros that say nothing', () => {
  expect(inWords({ passed: 3, failed: 0 })).toBe('3 passed, 0 failed');
  expect(inWords({ passed: 57, failed: 1, skipped: 2, missing: 429 })).toBe(
    '57 passed, 1 failed, 2 skipped, 429 did not run',
  );
});
