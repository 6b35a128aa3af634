/**
 * `npm run parity`: runs the real-shop tests on the shops that the environment names, and writes docs/parity.md from
 * the results. `npx tsx scripts/parity.ts REPORT.json …` writes it from reports of earlier runs; a later report
 * overrides an earlier one. `npm run parity -- --matrix` walks through themes and plugins and writes
 * docs/compatibility.md, and `npm run parity -- --versions` does so through versions of WordPress and WooCommerce.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { compatibilityTable, hasFailures, versionsTable } from './parity/compatibility';
import { runMatrix } from './parity/matrix';
import { runTests } from './parity/runTests';
import { tables } from './parity/table';
import { runVersions } from './parity/versions';

const PARITY = { page: 'docs/parity.md', mark: '<!-- made by npm run parity -->' };
const VERSIONS = { page: 'docs/compatibility.md', mark: '<!-- made by npm run parity -- --versions -->' };
const COMPATIBILITY = { page: 'docs/compatibility.md', mark: '<!-- made by npm run parity -- --matrix -->' };

/** Writes the results below the mark of a page, up to the next heading of the second level. */
function write({ page, mark }: typeof PARITY, found: string, isSection = false): void {
  const [words = '', old = ''] = readFileSync(page, 'utf8').split(mark);
  const rest = isSection ? old.slice(old.search(/^## /m)) : '';
  writeFileSync(page, `${words}${mark}\n\n${found}${rest && `\n${rest}`}`);
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

async function compareVersions(): Promise<boolean> {
  const walked = await runVersions();
  write(VERSIONS, versionsTable(walked), true);
  return !hasFailures(walked);
}

const given = process.argv.slice(2);
const isSame = given.includes('--versions')
  ? await compareVersions()
  : given.includes('--matrix')
    ? compareDresses()
    : compareShops(given);
process.exitCode = Number(!isSame);
