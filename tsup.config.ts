/** Builds dist/: the classic loader, one ES module per chunk, the shared chunks, and the package's entries. */
import { existsSync, readFileSync } from 'node:fs';
import { defineConfig, type Options } from 'tsup';
import { inlineCss } from './scripts/build/inlineCss';
import { sharedChunkNames, sharedChunks } from './scripts/build/sharedChunks';
import { allIslands } from './widgets/allIslands';
import { orderAttribution, registry } from './widgets/registry';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

const shared = sharedChunkNames();
const families = registry.filter(({ family }) => family).map(({ name, chunk = name }) => chunk);
/** Islands with a chunk of their own: the loader's rows, and those of a family's that name one. */
const alone = [...registry.filter(({ family }) => !family), orderAttribution, ...allIslands.filter(({ chunk }) => chunk)].map(
  ({ name, chunk = name }) => chunk,
);
/** A chunk of several islands is put together in src/entry/chunks/. */
const sourceOf = (chunk: string) => [`src/entry/chunks/${chunk}.ts`, `widgets/${chunk}/index.ts`].find(existsSync) as string;
const chunks = Object.fromEntries([...alone, ...families].filter((chunk) => !shared.includes(chunk)).map((chunk) => [chunk, sourceOf(chunk)]));

/** Watching, files keep plain names and are not minified. */
const isWatching = process.argv.includes('--watch');

const common: Options = {
  outDir: 'dist',
  target: 'es2022',
  platform: 'browser',
  clean: false,
  silent: true,
  treeshake: 'smallest',
  minify: isWatching ? false : 'terser',
  terserOptions: { module: true, ecma: 2020, compress: { passes: 3 } },
  // Terser alone leaves some syntax longer than need be.
  esbuildOptions(options) {
    options.minifySyntax = !isWatching;
  },
  define: {
    'process.env.NODE_ENV': isWatching ? '"development"' : '"production"',
    __VERSION__: JSON.stringify(version),
    __BUILD__: isWatching ? '""' : '"$BUILD$"',
  },
  noExternal: [/.*/],
};

export default defineConfig([
  {
    ...common,
    entry: { 'shop-islands': 'src/entry/storefront.ts', 'shop-islands-admin': 'src/entry/admin.ts' },
    format: 'iife',
    treeshake: false,
    outExtension: () => ({ js: '.js' }),
  },
  ...shared.map(
    (name): Options => ({
      ...common,
      entry: { [name]: `src/entry/shared/${name}.ts` },
      format: 'esm',
      splitting: false,
      esbuildPlugins: [inlineCss(), sharedChunks(name)],
    }),
  ),
  {
    ...common,
    entry: chunks,
    format: 'esm',
    splitting: false,
    esbuildPlugins: [inlineCss(), sharedChunks()],
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
]);
