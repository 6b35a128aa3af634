/**
 * Makes the folder for a CDN: a folder for each build, so that the content at an address never changes, with tags and
 * integrity hashes.
 */
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HEAD_STYLES } from '../build/loaders';
import { type Artefact, RELEASE } from './artefact';

interface Manifest {
  build: string;
  chunks: Record<string, string>;
  files: Record<string, { integrity: string }>;
}

/** Integrity hashes by file. */
type Integrity = Readonly<Record<string, string>>;

/** The purpose and the first part of each tag. The overlay's file has no tag, because the loader fetches it. */
const TAGS: Readonly<Record<string, { note: string; begin: string }>> = {
  'shop-islands.js': { note: 'On every page of the shop.', begin: 'script defer' },
  'shop-islands-guard.js': {
    note: 'Only where scripts wait for consent: first in the head (widgets/consent/README.md).',
    begin: 'script',
  },
  'shop-islands-beacon.js': {
    note: 'Only to measure: before the first tag (docs/beacon.md).',
    begin: 'script defer data-to="/beacon"',
  },
  'shop-islands-admin.js': { note: 'Only on the screens where staff edit products.', begin: 'script defer' },
};

const sha384 = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** The lines that a theme prints, each with its purpose. */
function tagsPage(base: string, integrity: Integrity): string {
  const rest = (attribute: string, file: string) =>
    `crossorigin ${attribute}="${base}${file}" integrity="${integrity[file]}">`;
  return [
    `<!-- In the head of the shop's pages, so that nothing moves. -->\n<link rel="stylesheet" ${rest('href', HEAD_STYLES)}\n`,
    ...Object.entries(TAGS).map(
      ([file, { note, begin }]) => `<!-- ${note} -->\n<${begin} ${rest('src', file)}</script>\n`,
    ),
  ].join('\n');
}

/**
 * The import map by which browsers check the chunks: it lists each chunk under both addresses that the loader tries.
 */
function importMap(base: string, chunks: readonly string[], integrity: Integrity): string {
  const rows = chunks.flatMap((file) => ['', '#again'].map((mark) => [`${base}${file}${mark}`, integrity[file]]));
  return `<script type="importmap">\n${JSON.stringify({ integrity: Object.fromEntries(rows) }, null, 2)}\n</script>\n`;
}

/** Copies a build's files; returns the integrity of the copies, which must equal that in the build's manifest. */
function copyFiles({ files }: Manifest, from: string, to: string): Integrity {
  return Object.fromEntries(
    Object.entries(files).map(([file, told]) => {
      copyFileSync(join(from, file), join(to, file));
      const integrity = sha384(readFileSync(join(to, file)));
      if (integrity !== told.integrity)
        throw new Error(`${from}/${file} was changed after the build: run \`npm run build\` again.`);
      return [file, integrity];
    }),
  );
}

/**
 * Writes a build into a folder of its own, with the tags and hashes for its address.
 * @param base the address of the folder `to`, with a slash at its end
 * @returns the build's own folder and the bytes of its files
 */
export function writeCdn(dist: string, to: string, base: string): { folder: string; bytes: number } {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8'));
  const folder = join(to, manifest.build);
  mkdirSync(folder, { recursive: true });
  const integrity = copyFiles(manifest, dist, folder);
  const address = `${base}${manifest.build}/`;
  const texts = {
    'integrity.json': `${JSON.stringify(integrity, null, 2)}\n`,
    'tags.html': tagsPage(address, integrity),
    'import-map.html': importMap(address, Object.values(manifest.chunks), integrity),
  };
  for (const [file, text] of Object.entries(texts)) writeFileSync(join(folder, file), text);
  copyFileSync(join(dist, 'manifest.json'), join(folder, 'manifest.json'));
  return {
    folder,
    bytes: Object.keys(integrity).reduce((sum, file) => sum + readFileSync(join(folder, file)).length, 0),
  };
}

/** Writes both builds, and the licences. */
export function packCdn(base: string): Artefact {
  const to = `${RELEASE}/cdn`;
  const { folder, bytes } = writeCdn('dist', to, base);
  const lean = writeCdn('dist/lean', `${to}/lean`, `${base}lean/`);
  copyFileSync('LICENSE', `${to}/LICENSE`);
  copyFileSync('dist/THIRD-PARTY-NOTICES.txt', `${to}/THIRD-PARTY-NOTICES.txt`);
  const use = `Copy what is in it to ${base}, and print the tags of ${folder}/tags.html (the lean build: ${lean.folder}/tags.html). Every answer needs Access-Control-Allow-Origin. See docs/delivery.md.`;
  return {
    path: `${to}/`,
    bytes: bytes + lean.bytes,
    what: 'the plain files for a server or a CDN, with integrity hashes',
    use,
  };
}
