/**
 * Builds dist/: the classic loader, one ES module per chunk, the shared chunks, and the package's entries. Of the lean
 * build, dist/lean/, only what differs is built: its `react` is Preact, and has its signals. scripts/build/finish.ts
 * minifies, and brings the rest.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { defineConfig, type Options } from 'tsup';
import { BUILD_FOLDER } from './scripts/build/buildFolder';
import { CHUNKS, plainChunks, sharedChunkNames } from './scripts/build/chunks';
import { dataModules } from './scripts/build/dataModules';
import { inlineCss } from './scripts/build/inlineCss';
import { LOADERS } from './scripts/build/loaders';
import { notices } from './scripts/build/notices';
import { PREACT } from './scripts/build/preact';
import { sharedChunks } from './scripts/build/sharedChunks';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

const common: Options = {
  outDir: BUILD_FOLDER,
  target: 'es2022',
  platform: 'browser',
  clean: false,
  silent: true,
  treeshake: 'smallest',
  // Finishing does it; alone, it would leave some syntax longer than need be.
  minify: false,
  esbuildOptions(options) {
    options.minifySyntax = true;
  },
  define: {
    'process.env.NODE_ENV': '"production"',
    __VERSION__: JSON.stringify(version),
    __BUILD__: '"$BUILD$"',
  },
  noExternal: [/.*/],
  esbuildPlugins: [notices()],
};

/** Takes a shim of React's from React itself, which stays the page's own. */
const pageReact: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'page-react',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^use-sync-external-store\/shim/ }, () => ({ path: 'react', external: true })),
};

/** A file of the package for each component, so that a bundler takes only what a theme imports. */
const COMPONENTS = Object.fromEntries(
  readdirSync('src/entry/components')
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => [file.replace('.tsx', ''), `src/entry/components/${file}`]),
);

/** Leaves each component in a file of its own. The package's entry for React only imports these files. */
const componentFiles: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'component-files',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\.\/components\// }, ({ path }) => ({ path: `./${basename(path)}.js`, external: true })),
};

/** Modules for bundlers. esbuild alone shakes them, because tsup's second pass drops the directive 'use client'. */
const inPackage: Options = {
  ...common,
  format: 'esm',
  treeshake: false,
  noExternal: [],
  external: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'],
  outDir: `${BUILD_FOLDER}/package`,
};

const sharedChunk = (name: string): Options => ({
  ...common,
  entry: { [name]: `${CHUNKS}/${name}.ts` },
  format: 'esm',
  splitting: false,
  esbuildPlugins: [dataModules(), inlineCss(), sharedChunks(name), notices()],
});

const leanReact: Options = {
  ...sharedChunk('react'),
  entry: { react: 'src/lean/react.ts' },
  outDir: `${BUILD_FOLDER}/lean`,
  esbuildPlugins: [dataModules(), inlineCss(), sharedChunks('react', 'signals'), notices()],
  esbuildOptions(options, context) {
    common.esbuildOptions?.(options, context);
    options.alias = { ...PREACT };
  },
};

export default defineConfig([
  {
    ...common,
    entry: { ...LOADERS },
    format: 'iife',
    treeshake: false,
    esbuildPlugins: [dataModules(), inlineCss(), notices()],
    outExtension: () => ({ js: '.js' }),
  },
  ...sharedChunkNames().map((name) => sharedChunk(name)),
  leanReact,
  {
    ...common,
    entry: plainChunks(),
    format: 'esm',
    splitting: false,
    esbuildPlugins: [dataModules(), inlineCss(), sharedChunks(), notices()],
  },
  {
    ...inPackage,
    entry: { index: 'src/entry/index.ts', ...COMPONENTS },
    splitting: true,
    esbuildPlugins: [dataModules(), inlineCss(), pageReact, notices()],
  },
  {
    ...inPackage,
    entry: { 'react-islands': 'src/entry/react.ts' },
    splitting: false,
    esbuildPlugins: [componentFiles],
  },
  {
    ...inPackage,
    entry: { index: 'src/entry/index.ts', 'react-islands': 'src/entry/react.ts' },
    dts: { only: true },
  },
  {
    // The package's command. Its parser is in it, so that who installs the package gets no parser with it.
    ...common,
    entry: { doctor: 'scripts/doctor/main.ts' },
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    splitting: false,
    treeshake: false,
    minify: true,
    banner: { js: '#!/usr/bin/env node' },
    outExtension: () => ({ js: '.cjs' }),
    outDir: `${BUILD_FOLDER}/cli`,
  },
]);
