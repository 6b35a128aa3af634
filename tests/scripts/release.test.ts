// @vitest-environment node
/** The folder for a CDN: what is copied, the tags, and the hashes that they carry. */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { HEAD_STYLES, LOADERS } from '../../scripts/build/loaders';
import { writeCdn } from '../../scripts/release/cdn';
import { packFolder, writeChecksums } from '../../scripts/release/checksums';

const BUILD = '01dbe11d';
const BASE = 'https://cdn.example/islands/';
const CHUNK = `core-${BUILD}.js`;
const FILES = [...Object.keys(LOADERS).map((name) => `${name}.js`), HEAD_STYLES, CHUNK];

const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

let folder: string;
let dist: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
  dist = join(folder, 'dist');
  mkdirSync(dist);
  for (const file of FILES) writeFileSync(join(dist, file), `/* ${file} */`);
  const files = Object.fromEntries(FILES.map((file) => [file, { integrity: sha384(`/* ${file} */`) }]));
  writeFileSync(join(dist, 'manifest.json'), JSON.stringify({ build: BUILD, chunks: { core: CHUNK }, files }));
  writeFileSync(join(dist, 'shop-islands.d.ts'), 'export {};');
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = () => writeCdn(dist, join(folder, 'cdn'), BASE);
const read = (file: string) => readFileSync(join(folder, 'cdn', BUILD, file), 'utf8');

it('the folder has what the build names, and nothing else but the hashes and the tags', () => {
  expect(write()).toEqual({
    folder: join(folder, 'cdn', BUILD),
    bytes: FILES.reduce((sum, file) => sum + file.length + 6, 0),
  });
  expect(readdirSync(join(folder, 'cdn', BUILD)).sort()).toEqual(
    [...FILES, 'import-map.html', 'integrity.json', 'manifest.json', 'tags.html'].sort(),
  );
});

it('the folder has a tag for each file that a page names, with the integrity of the file', () => {
  write();
  const tags = [...read('tags.html').matchAll(/<\w+ .*?(?:src|href)="(.+?)" integrity="(.+?)">/g)].map(
    ([, address = '', integrity]) => [address.replace(`${BASE}${BUILD}/`, ''), integrity],
  );
  const named = FILES.filter((file) => file !== CHUNK && !/^shop-islands-(?:check|debug|recorder)\.js$/.test(file));
  expect(Object.fromEntries(tags)).toEqual(Object.fromEntries(named.map((file) => [file, sha384(read(file))])));
});

it('the tags defer every script but the guard, which has to be first', () => {
  write();
  const tags = read('tags.html').match(/<script .*>/g) ?? [];
  expect(tags).toHaveLength(4);
  expect(tags.filter((tag) => !tag.includes(' defer '))).toEqual([expect.stringContaining('/shop-islands-guard.js"')]);
});

it('the folder has each file’s hash as JSON, and each chunk’s under both addresses that the loader tries', () => {
  write();
  expect(JSON.parse(read('integrity.json'))).toEqual(
    Object.fromEntries(FILES.map((file) => [file, sha384(read(file))])),
  );
  const [, map = ''] = /^<script type="importmap">\n(.*)\n<\/script>\n$/s.exec(read('import-map.html')) ?? [];
  const integrity = sha384(read(CHUNK));
  expect(JSON.parse(map)).toEqual({
    integrity: { [`${BASE}${BUILD}/${CHUNK}`]: integrity, [`${BASE}${BUILD}/${CHUNK}#again`]: integrity },
  });
});

it('the release refuses a file that is not what the build has made', () => {
  writeFileSync(join(dist, CHUNK), 'changed');
  expect(write).toThrow(/core-01dbe11d\.js was changed after the build/);
});

it('the folder is packed with all that is in it', () => {
  write();
  const path = join(folder, 'cdn.zip');
  const { bytes } = packFolder(join(folder, 'cdn'), path);
  const archive = unzipSync(readFileSync(path));
  expect(readFileSync(path)).toHaveLength(bytes);
  expect(Object.keys(archive).sort()).toEqual(
    readdirSync(join(folder, 'cdn', BUILD)).map((file) => `${BUILD}/${file}`),
  );
  expect(String(Buffer.from(archive[`${BUILD}/${CHUNK}`] as Uint8Array))).toBe(`/* ${CHUNK} */`);
});

it('the checksums are those of the files, in the form that sha256sum reads', () => {
  const files = ['b.zip', 'a.tgz'].map((file) => join(folder, file));
  for (const file of files) writeFileSync(file, file);
  writeChecksums(files, join(folder, 'SHA256SUMS'));
  const sha256 = (file = '') => createHash('sha256').update(readFileSync(file)).digest('hex');
  expect(readFileSync(join(folder, 'SHA256SUMS'), 'utf8')).toBe(
    `${sha256(files[1])}  a.tgz\n${sha256(files[0])}  b.zip\n`,
  );
});
