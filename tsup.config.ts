/**
 * Builds dist/: the classic loader, one ES module per chunk, the shared chunks, and the package's entries. Of the lean
 * build, dist/lean/, only what differs is built: its `react` is preact/compat. scripts/build/finish.ts brings the rest.
 */
import { existsSync, readFileSync } from 'node:fs';
import { defineConfig, type Options } from 'tsup';
import { inlineCss } from './scripts/build/inlineCss';
import { notices } from './scripts/build/notices';
import { sharedChunkNames, sharedChunks } from './scripts/build/sharedChunks';
import { shortMembers } from './scripts/build/shortMembers';
import { allIslands } from './widgets/allIslands';
import { atOnce, registry } from './widgets/registry';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

const shared = sharedChunkNames();
const families = [...registry, atOnce(false)].filter(({ family }) => family).map(({ name, chunk = name }) => chunk);
/** Islands with a chunk of their own: the loader's rows, and those of a family's that name one. */
const alone = [...registry.filter(({ family }) => !family), ...allIslands.filter(({ chunk }) => chunk)].map(({ name, chunk = name }) => chunk);
/** A chunk of several islands is put together in src/entry/chunks/. */
const sourceOf = (chunk: string) => [`src/entry/chunks/${chunk}.ts`, `widgets/${chunk}/index.ts`].find(existsSync) as string;
const chunks = Object.fromEntries([...alone, ...families].filter((chunk) => !shared.includes(chunk)).map((chunk) => [chunk, sourceOf(chunk)]));

/** Watching, files keep plain names and are not minified. */
const isWatching = process.argv.includes('--watch');

/**
 * Smaller once compressed than with terser's defaults.
 * @param isHoisting functions are moved to the top: shorter where a module has many of its own, longer in what is one function or a library's
 */
const minified = (isHoisting: boolean) => ({
  module: true,
  ecma: 2020 as const,
  compress: { passes: 3, inline: 1, unsafe: true, unsafe_arrows: true, hoist_funs: isHoisting },
});
const NOT_HOISTED = ['calendar', 'islands-debug', 'react'];

const common: Options = {
  outDir: 'dist',
  target: 'es2022',
  platform: 'browser',
  clean: false,
  silent: true,
  treeshake: 'smallest',
  minify: isWatching ? false : 'terser',
  terserOptions: minified(true),
  // Terser alone leaves some syntax longer than need be.
  esbuildOptions(options, context) {
    options.minifySyntax = !isWatching;
    shortMembers(options, context);
  },
  define: {
    'process.env.NODE_ENV': isWatching ? '"development"' : '"production"',
    __VERSION__: JSON.stringify(version),
    __BUILD__: isWatching ? '""' : '"$BUILD$"',
  },
  noExternal: [/.*/],
  esbuildPlugins: [notices()],
};

/** @param react the package that stands in for React in this chunk */
const sharedChunk = (name: string, react?: string): Options => ({
  ...common,
  entry: { [name]: `src/entry/shared/${name}.ts` },
  terserOptions: minified(!NOT_HOISTED.includes(name)),
  format: 'esm',
  splitting: false,
  esbuildPlugins: [inlineCss(), sharedChunks(name), notices()],
  esbuildOptions(options, context) {
    common.esbuildOptions?.(options, context);
    if (react) options.alias = { react, 'react-dom': react };
  },
});

export default defineConfig([
  {
    ...common,
    entry: { 'shop-islands': 'src/entry/storefront.ts', 'shop-islands-admin': 'src/entry/admin.ts', 'shop-islands-beacon': 'src/entry/beacon.ts' },
    format: 'iife',
    treeshake: false,
    terserOptions: minified(false),
    outExtension: () => ({ js: '.js' }),
  },
  ...shared.map((name) => sharedChunk(name)),
  // Watching, nothing is finished.
  ...(isWatching ? [] : [{ ...sharedChunk('react', 'preact/compat'), outDir: 'dist/lean' }]),
  {
    ...common,
    entry: chunks,
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
