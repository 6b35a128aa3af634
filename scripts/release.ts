/**
 * `npm run release -- [--base ADDRESS] [--all]`: makes every artefact in release/, and prints how to use each. Needs
 * dist/. `--base` is the address under which the folder for a CDN will be served. With `--all` two more steps
 * follow, of a minute or two each: a theme is built with Next (scripts/nextTheme.ts), and the designers' site.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { inKilobytes, RELEASE } from './release/artefact';
import { packCdn } from './release/cdn';
import { packFolder, writeChecksums } from './release/checksums';
import { writeSite } from './release/docsSite';
import { packPlugin } from './release/plugin';
import { packTarball } from './release/tarball';

const { values } = parseArgs({
  options: {
    base: { type: 'string', default: 'https://cdn.example/islands/' },
    all: { type: 'boolean', default: false },
  },
});
const problem = !existsSync('dist/manifest.json')
  ? 'There is no dist/manifest.json: run `npm run build` first.'
  : !/^https?:\/\/.+\/$/.test(values.base) &&
    `"${values.base}" is no address of a folder: --base begins with https:// and ends with a slash.`;
if (problem) {
  console.error(problem);
  process.exit(2);
}
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
rmSync(RELEASE, { recursive: true, force: true });
mkdirSync(RELEASE);
const plugin = packPlugin(version);
const tarball = packTarball();
const cdn = packCdn(values.base);
const cdnZip = packFolder(cdn.path, `${RELEASE}/shop-islands-cdn-${version}.zip`);
const checksums = writeChecksums([plugin.path, tarball.path, cdnZip.path]);
for (const { path, bytes, what, use } of [plugin, tarball, cdn, cdnZip, checksums, await writeSite()]) {
  console.log(`${path} (${inKilobytes(bytes)}): ${what}.\n  ${use}\n`);
}
console.log(
  `release/storybook/: the designers’ site, for any web server${values.all ? ', follows' : ': npm run release -- --all makes it too'}. See docs/theming.md.`,
);
