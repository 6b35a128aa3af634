/**
 * `npm run parity`: runs the real-shop tests on the shops that the environment names, and writes docs/parity.md from what
 * came out. `npx tsx scripts/parity.ts REPORT.json …` writes it from reports of earlier runs, a later one's word counting.
 * `npm run parity -- --matrix` walks through themes and plugins and writes docs/compatibility.md.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compatibilityTable, hasFailures } from './parity/compatibility';
import { runMatrix } from './parity/matrix';
import { tables } from './parity/table';

const PARITY = { page: 'docs/parity.md', mark: '<!-- made by npm run parity -->' };
const COMPATIBILITY = { page: 'docs/compatibility.md', mark: '<!-- made by npm run parity -- --matrix -->' };

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

/** Puts what was found under the mark of a page. */
function write({ page, mark }: typeof PARITY, found: string): void {
  const [words] = readFileSync(page, 'utf8').split(mark);
  writeFileSync(page, `${words}${mark}\n\n${found}`);
}

function compareShops(given: readonly string[]): boolean {
  const run = given.length ? undefined : runTests();
  const reports = run ? [run.report] : given.map((file) => readFileSync(file, 'utf8'));
  write(PARITY, tables(reports.map((report) => JSON.parse(report))));
  return run?.ok ?? true;
}

function compareDresses(): boolean {
  const dresses = runMatrix();
  write(COMPATIBILITY, compatibilityTable(dresses));
  return !hasFailures(dresses);
}

const given = process.argv.slice(2);
process.exitCode = Number(!(given.includes('--matrix') ? compareDresses() : compareShops(given)));
