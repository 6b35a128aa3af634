/**
 * `npm run parity`: runs the real-shop tests on the shops that the environment names, and writes docs/parity.md from
 * what came out. `npx tsx scripts/parity.ts REPORT.json …` writes it from reports of earlier runs, a later one's word
 * counting. `npm run parity -- --matrix` walks through themes and plugins and writes docs/compatibility.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { compatibilityTable, hasFailures } from './parity/compatibility';
import { runMatrix } from './parity/matrix';
import { runTests } from './parity/runTests';
import { tables } from './parity/table';

const PARITY = { page: 'docs/parity.md', mark: '<!-- made by npm run parity -->' };
const COMPATIBILITY = { page: 'docs/compatibility.md', mark: '<!-- made by npm run parity -- --matrix -->' };

/** Puts what was found under the mark of a page. */
function write({ page, mark }: typeof PARITY, found: string): void {
  const [words] = readFileSync(page, 'utf8').split(mark);
  writeFileSync(page, `${words}${mark}\n\n${found}`);
}

function compareShops(given: readonly string[]): boolean {
  const run = given.length ? undefined : runTests('real-shop');
  write(PARITY, tables(run ? [run.report] : given.map((file) => JSON.parse(readFileSync(file, 'utf8')))));
  return run?.ok ?? true;
}

function compareDresses(): boolean {
  const dresses = runMatrix();
  write(COMPATIBILITY, compatibilityTable(dresses));
  return !hasFailures(dresses);
}

const given = process.argv.slice(2);
process.exitCode = Number(!(given.includes('--matrix') ? compareDresses() : compareShops(given)));
