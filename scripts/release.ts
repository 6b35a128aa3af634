/**
 * `npm run release -- [--base ADDRESS] [--all]`: makes every artefact in release/, and says how each is used. Needs
 * dist/. `--base` is the address under which the folder for a CDN will be served. With `--all` the designers' site
 * follows, which takes a minute.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { inKilobytes, RELEASE } from './release/artefact';
import { packCdn } from './release/cdn';
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
for (const { path, bytes, what, use } of [
  packPlugin(version),
  packTarball(),
  packCdn(values.base),
  await writeSite(),
]) {
  console.log(`${path} (${inKilobytes(bytes)}): ${what}.\n  ${use}\n`);
}
console.log(
  `release/storybook/: the designers’ site, for any web server${values.all ? ', follows' : ': npm run release -- --all makes it too'}. See docs/theming.md.`,
);
