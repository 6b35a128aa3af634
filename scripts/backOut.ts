/**
 * `npm run back-out -- --site FOLDER --url ADDRESS`: puts the plugin of release/ on a WordPress shop of this machine,
 * switches it on and off in every way that there is, and compares the shop with what it was before: pages byte for
 * byte, options, tables, files, cookies. The shop is left without the plugin.
 */
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { compareStates } from './backOut/compareStates';
import { createOwner } from './backOut/shop';
import { switches } from './backOut/switches';
import { visit } from './backOut/visitor';
import { markdownTable } from './markdownTable';

const PATHS = [
  '/',
  '/shop/',
  '/product/controller/',
  '/product/console/',
  '/cart/',
  '/checkout/',
  '/my-account/',
  '/widgets-shop/',
  '/widgets-content/',
];

const { values } = parseArgs({ options: { site: { type: 'string' }, url: { type: 'string' } } });
const archive = readdirSync('release').find((file) => file.endsWith('.zip'));
if (!values.site || !values.url || !archive) {
  console.error(
    'Say which shop: --site FOLDER --url ADDRESS. The plugin’s zip has to be in release/ (`npm run release`).',
  );
  process.exit(2);
}
const { site, url } = values;
const owner = createOwner(site);
const look = (query?: string) => visit(url, PATHS, query);

const first = owner.state();
const before = await look();
const beforeAsked = await look('?islands=off');
// A change that is there by now cannot come from the plugin.
const second = owner.state();
const again = await look();

owner.act('install', resolve('release', archive));
owner.act('activate');
const rows = await switches({ owner, look, before, beforeAsked, again });
owner.act('remove');
const last = owner.state();

const problems = [...rows.flatMap(({ problems: found }) => found), ...compareStates(first, second, last)];
console.log(
  markdownTable(
    ['Switched off', 'As before, byte for byte', 'Switched on again'],
    rows.map(({ what, off, on }) => [what, off, on]),
  ),
);
console.log(
  problems.length
    ? `\n${problems.join('\n')}`
    : `\nThe shop is as it was: ${Object.keys(last.options).length} options, ${Object.keys(last.tables).length} tables, ${Object.keys(last.files).length} files.`,
);
process.exit(problems.length ? 1 : 0);
