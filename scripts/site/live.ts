/** Makes the live examples: each island on its fixture, on a page of its own, with all islands' code in one classic script. */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { islandSentences } from '../islandSentences.mjs';

const THEME = 'demo/assets/theme.css';

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

/** The demo's theme with its pictures in it: browsers refuse a mask from a file. */
const themeCss = (): string =>
  readFileSync(THEME, 'utf8').replace(/url\("([\w-]+\.svg)"\)/g, (_, file: string) => {
    const svg = readFileSync(join(dirname(THEME), file), 'utf8');
    return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
  });

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
  writeFileSync(join(folder, 'theme.css'), themeCss());
  copyFileSync('scripts/site/live/example.css', join(folder, 'example.css'));
  for (const [island] of islandSentences()) writeFileSync(join(folder, `${island}.html`), page(island as string));
  await bundle(folder);
}
