/**
 * `npm run parity`: runs the real-shop tests on the shops that the environment names, and writes docs/parity.md from what
 * came out. `npx tsx scripts/parity.ts REPORT.json …` writes it from reports of earlier runs, a later one's word counting.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tables } from './parity/table';

const PAGE = 'docs/parity.md';
const MARK = '<!-- made by npm run parity -->';

/** Gives the tests' report, and whether all passed. */
function runTests(): { report: string; ok: boolean } {
  const file = join(mkdtempSync(join(tmpdir(), 'shop-islands-')), 'report.json');
  const words = ['playwright', 'test', '--project=real-shop'];
  const { status } = spawnSync('npx', words, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  const report = readFileSync(file, 'utf8');
  rmSync(join(file, '..'), { recursive: true });
  return { report, ok: status === 0 };
}

const given = process.argv.slice(2);
const run = given.length ? undefined : runTests();
const reports = run ? [run.report] : given.map((file) => readFileSync(file, 'utf8'));
const [words] = readFileSync(PAGE, 'utf8').split(MARK);
writeFileSync(PAGE, `${words}${MARK}\n\n${tables(reports.map((report) => JSON.parse(report)))}`);
process.exitCode = run && !run.ok ? 1 : 0;
