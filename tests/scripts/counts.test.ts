// @vitest-environment node
/** Tests how a step counts passed, failed and skipped tests, and names the failed and the slowest ones. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { countModules, countPlaywright, inWords, slowest, testsIn } from '../../scripts/counts.mjs';

describe('a report of Playwright’s', () => {
  const result = (status: string, duration = 0) => ({ status, duration });
  const spec = (title: string, results: unknown[], status = 'expected') => ({
    title,
    tests: [{ projectName: 'once', status, results }],
  });
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
              spec('removes', [result('failed', 900), result('passed', 2100)], 'flaky'),
              spec(
                'waits',
                [{ ...result('timedOut', 30_000), error: { message: '\u001b[31mTest timeout\u001b[39m\n\nof 30 s' } }],
                'unexpected',
              ),
              spec('never began', []),
              spec('was broken off', [result('interrupted', 10)]),
            ],
          },
        ],
      },
    ],
  };

  test('counts tests that never ran apart from skipped ones', () => {
    expect(countPlaywright(report as never)).toMatchObject({ passed: 2, failed: 2, skipped: 1, missing: 2 });
  });

  test('names each failed test with how its message begins', () => {
    expect(countPlaywright(report as never).failures).toEqual([
      '[once] cart.spec.ts › with jQuery › removes',
      '[once] cart.spec.ts › with jQuery › waits\n    Test timeout\n    of 30 s',
    ]);
  });

  test('names the slowest tests with the time of all their tries', () => {
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
    relativeModuleId: moduleId,
    children: {
      allTests: () =>
        states.map((state, index) => ({
          fullName: `Shown ${index}`,
          result: () => ({ state, errors: [{ message: 'expected 1 to be 2' }] }),
        })),
    },
  });

  test('counts the stories that were lost with their page as missing', () => {
    const [first, second] = [
      file('a.stories.tsx', ''),
      file('b.stories.tsx', 'const meta = {};\nexport const Shown = {};\nexport const Empty: Story = {};\n'),
    ];
    expect(countModules([moduleOf(first, ['passed', 'failed', 'pending'])] as never, [first, second])).toEqual({
      passed: 1,
      failed: 1,
      skipped: 0,
      missing: 3,
      failures: [`${first} › Shown 1\n    expected 1 to be 2`],
    });
  });

  test('takes a file that reported no test for one that did not run', () => {
    const silent = file('a.test.ts', "describe('a', () => {\n  it('b', f);\n  test.each([1])('c', f);\n});\n");
    expect(countModules([moduleOf(silent, [])] as never, [silent]).missing).toBe(2);
    expect(testsIn('')).toBe(1);
  });
});

test('counts are written without the zeros that say nothing', () => {
  expect(inWords({ passed: 3, failed: 0 })).toBe('3 passed, 0 failed');
  expect(inWords({ passed: 57, failed: 1, skipped: 2, missing: 429 })).toBe(
    '57 passed, 1 failed, 2 skipped, 429 did not run',
  );
});
