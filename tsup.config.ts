/**
 * Builds dist/: the classic loader, one ES module per chunk, the shared chunks, and the package's entries. Of the lean
 * build, dist/lean/, only what differs is built: its `react` is Preact. scripts/build/finish.ts minifies, and brings the rest.
 */
import { readFileSync } from 'node:fs';
import { defineConfig, type Options } from 'tsup';
import { CHUNKS, plainChunks, sharedChunkNames } from './scripts/build/chunks';
import { inlineCss } from './scripts/build/inlineCss';
import { notices } from './scripts/build/notices';
import { sharedChunks } from './scripts/build/sharedChunks';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Watching, files keep plain names and are not minified. */
const isWatching = process.argv.includes('--watch');

const common: Options = {
  outDir: 'dist',
  target: 'es2022',
  platform: 'browser',
  clean: false,
  silent: true,
  treeshake: 'smallest',
  // Finishing does it; alone, it would leave some syntax longer than need be.
  minify: false,
  esbuildOptions(options) {
    options.minifySyntax = !isWatching;
  },
  define: {
    'process.env.NODE_ENV': isWatching ? '"development"' : '"production"',
    __VERSION__: JSON.stringify(version),
    __BUILD__: isWatching ? '""' : '"$BUILD$"',
  },
  noExternal: [/.*/],
  esbuildPlugins: [notices()],
};

/** @param alias what stands in for packages in this chunk */
const sharedChunk = (name: string, alias?: Record<string, string>): Options => ({
  ...common,
  entry: { [name]: `${CHUNKS}/${name}.ts` },
  format: 'esm',
  splitting: false,
  esbuildPlugins: [inlineCss(), sharedChunks(name), notices()],
  esbuildOptions(options, context) {
    common.esbuildOptions?.(options, context);
    if (alias) options.alias = alias;
  },
});

const LEAN_REACT = './src/lean/react.ts';
const PREACT = { react: LEAN_REACT, 'react/jsx-runtime': LEAN_REACT, 'react-dom': LEAN_REACT, 'react-dom/client': LEAN_REACT };

export default defineConfig([
  {
    ...common,
    entry: {
      'shop-islands': 'src/entry/storefront.ts',
      'shop-islands-admin': 'src/entry/admin.ts',
      'shop-islands-beacon': 'src/entry/beacon.ts',
      'shop-islands-guard': 'src/entry/guard.ts',
    },
    format: 'iife',
    treeshake: false,
    outExtension: () => ({ js: '.js' }),
  },
  ...sharedChunkNames().map((name) => sharedChunk(name)),
  // Watching, nothing is finished.
  ...(isWatching ? [] : [{ ...sharedChunk('react', PREACT), outDir: 'dist/lean' }]),
  {
    ...common,
    entry: plainChunks(),
    format: 'esm',
    splitting: false,
    esbuildPlugins: [inlineCss(), sharedChunks(), notices()],
  },
  {
    ...common,
    entry: { index: 'src/entry/index.ts', 'react-islands': 'src/entry/react.ts' },
    format: 'esm',
    splitting: false,
    minify: false,
    dts: true,
    noExternal: [],
    external: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'],
    outDir: 'dist/package',
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
    minify: !isWatching,
    banner: { js: '#!/usr/bin/env node' },
    outExtension: () => ({ js: '.cjs' }),
    outDir: 'dist/cli',
  },
]);
