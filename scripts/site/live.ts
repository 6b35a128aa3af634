/** Makes the live examples: each island on its fixture, on a page of its own, with all islands' code in one classic script. */
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { joinHeadStyles, readHeadStyles } from '../build/headStyles';
import { islandSentences } from '../islandSentences.mjs';

const ASSETS = 'demo/assets';
/** The theme first, then what the demo's plugins bring. */
const SHEETS = ['theme', 'addon-popups', 'campaign', 'chat', 'content-forms', 'content-header', 'content-numbers', 'content-page', 'elementor-popup', 'map'];

/** A page of a shop with one island. */
const page = (island: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'self' file: data: 'unsafe-inline'">
<title>Example: ${island}</title>
<link rel="stylesheet" href="theme.css">
<link rel="stylesheet" href="example.css">
</head>
<body>
<main>
<h1>${island}</h1>
<template>${readFileSync(`widgets/${island}/fixture.html`, 'utf8')}</template>
</main>
<script src="islands.js"></script>
</body>
</html>
`;

/** A picture of the demo, or the icon in the place of a cover. */
const pictureOf = (file: string): string =>
  `data:image/svg+xml,${encodeURIComponent(readFileSync(join(ASSETS, existsSync(join(ASSETS, file)) ? file : 'icon.svg'), 'utf8'))}`;

/** The demo's styles with their pictures in them, which browsers would refuse as masks from files, and the islands' own for the head. */
async function styles(): Promise<string> {
  const demo = SHEETS.map((name) => readFileSync(join(ASSETS, `${name}.css`), 'utf8')).join('\n');
  const whole = demo.replace(/url\("[^"]*?([\w-]+\.svg)"\)/g, (_, file: string) => `url("${pictureOf(file)}")`);
  return whole + joinHeadStyles(await readHeadStyles());
}

/** Modules are refused to pages that are opened as files: all code goes into one classic script. */
const bundle = (folder: string) =>
  build({
    configFile: false,
    logLevel: 'warn',
    // Addresses of files are found beside the script.
    base: './',
    define: { location: 'shopLocation', __VERSION__: '"example"', __BUILD__: '""', 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      lib: { entry: 'scripts/site/live/main.ts', formats: ['iife'], name: 'liveExample', fileName: () => 'islands.js' },
    },
  });

/** Writes every island's example. */
export async function writeExamples(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'theme.css'), await styles());
  copyFileSync('scripts/site/live/example.css', join(folder, 'example.css'));
  for (const [island] of islandSentences()) writeFileSync(join(folder, `${island}.html`), page(island as string));
  await bundle(folder);
}
