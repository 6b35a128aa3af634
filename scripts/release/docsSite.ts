/** Makes the documentation site, beside the sites of other versions. */
import { mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../files.mjs';
import { buildSite } from '../site/build';
import { writeVersions } from '../site/versions';
import { type Artefact, RELEASE } from './artefact';

/** Writes this version's site into a folder of sites, and replaces an older copy of this version. */
export async function writeSite(to = `${RELEASE}/docs`): Promise<Artefact> {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const folder = join(to, version);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await buildSite(folder, version);
  writeVersions(to);
  const bytes = filesBelow(folder).reduce((sum, file) => sum + statSync(file).size, 0);
  const use = `Open ${to}/index.html: it needs no server. To publish it: npm run docs:site -- --to FOLDER puts it beside the versions that FOLDER has.`;
  return { path: `${to}/`, bytes, what: 'the documentation site', use };
}
