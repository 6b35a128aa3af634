/** Runs a project of the browser tests, and gives what it reports. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Suite } from './table';

/** @param words further words for Playwright's command; `ok` is true when all tests passed */
export function runTests(
  project: string,
  words: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
): { report: { suites: Suite[] }; ok: boolean } {
  const folder = mkdtempSync(join(tmpdir(), 'shop-islands-'));
  const file = join(folder, 'report.json');
  const { status } = spawnSync('npx', ['playwright', 'test', `--project=${project}`, ...words], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  const report = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(folder, { recursive: true });
  return { report, ok: status === 0 };
}
