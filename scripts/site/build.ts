/** Makes one version of the documentation site: a folder of plain pages that open without a server. */
import { copyFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import Eleventy, { type EleventyConfig } from '@11ty/eleventy';
import { tour } from '../../demo/data/tour';
import { type Document, islandOf, readDocuments } from './documents';
import { exampleOf } from './examples';
import { Links } from './links';
import { writeExamples } from './live';
import { teach } from './markdown';
import { doorsOf } from './navigation';
import { searchIndex } from './searchIndex';
import { sectionsOf } from './sections';

const PAGES = 'scripts/site/pages';
const ASSETS = 'scripts/site/assets';
/** The package's classic script, which its `exports` do not name. */
const MINISEARCH = join(dirname(createRequire(import.meta.url).resolve('minisearch')), '../umd/index.js');

/** The way up to the site's folder. */
const rootOf = (address: string): string => '../'.repeat(address.split('/').length - 1);

/**
 * The data of a document for a page's layout. Braces in the document stay as they are, because only Markdown is
 * processed.
 */
const dataOf = (document: Document): Record<string, unknown> => ({
  ...document,
  layout: 'document.njk',
  templateEngineOverride: 'md',
  permalink: document.address,
  root: rootOf(document.address),
  example: exampleOf(document.source),
  contents: sectionsOf(document.text).filter(({ level }) => level === 2),
});

/** Puts the example before a page's first section, below the introduction. */
function withExample(content: string, example: string): string {
  const at = content.indexOf('<h2');
  return at < 0 ? content + example : content.slice(0, at) + example + content.slice(at);
}

function configure(config: EleventyConfig, documents: readonly Document[], links: Links, version: string): void {
  config.amendLibrary('md', (markdown) => teach(markdown, links));
  config.addFilter('withExample', withExample);
  const islands = documents.filter(({ address }) => address.startsWith('islands/'));
  for (const [name, value] of Object.entries({ version, doors: doorsOf(documents), islands, tour }))
    config.addGlobalData(name, value);
  for (const document of documents) config.addTemplate(document.source, document.text, dataOf(document));
  config.addPassthroughCopy({ [ASSETS]: 'assets' });
}

/** Writes the site of this version into a folder that is new or empty. */
export async function buildSite(folder: string, version: string): Promise<void> {
  const documents = readDocuments();
  const links = new Links();
  await new Eleventy(PAGES, folder, {
    quietMode: true,
    config: (config) => configure(config, documents, links, version),
  }).write();
  links.copy(folder);
  copyFileSync(MINISEARCH, join(folder, 'assets/minisearch.js'));
  writeFileSync(join(folder, 'assets/search-index.js'), searchIndex(documents));
  const islands = documents.flatMap(({ source }) => islandOf(source) ?? []);
  await writeExamples(join(folder, 'examples'), islands);
}
