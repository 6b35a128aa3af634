/**
 * Makes the site's windows onto the demo shop: for the tour, and for each island at its stop of the tour. Each can be
 * opened as a file, without a server.
 */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { transform } from 'esbuild';
import { build, type InlineConfig, type Plugin } from 'vite';
import { pictureOf } from '../../demo/routes/art';
import { joinHeadStyles, readHeadStyles } from '../build/headStyles';
import { stopOf } from './tour';

/** The substitutes for the browser's globals on a page without an address. */
const PLACE = { location: 'shopLocation', history: 'shopHistory' };
const LIVE = 'scripts/site/live';
const ASSETS = 'demo/assets';

/** The first page of a window. */
interface View {
  title: string;
  path: string;
  /** Who is logged in. */
  as?: string | undefined;
  /** The island to show. Its window also lists what the page reports. */
  island?: string;
}

const attributes = ({ path, as, island }: View): string =>
  Object.entries({ path, as, island })
    .flatMap(([name, value]) => (value ? [` data-${name}="${value.replaceAll('&', '&amp;')}"`] : []))
    .join('');

/**
 * The visitor of an island's window has products in the cart already, because most islands need some to do anything.
 * The tour begins with an empty cart.
 */
const page = (view: View): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'self' file: data: blob: 'unsafe-inline'">
<title>${view.title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="window.css">
</head>
<body${attributes(view)}${view.island ? ' data-filled' : ''}>
<h1>${view.title}</h1>
<div class="bar"><button type="button" id="back">Back</button><output id="address" aria-label="Address"></output><button type="button" id="again">Start again</button></div>
<iframe id="page" title="The demo shop"></iframe>
${view.island ? '<section class="told" aria-labelledby="told"><h2 id="told">What the page is told</h2><ol id="log"></ol></section>\n' : ''}<script src="shop.js"></script>
</body>
</html>
`;

/** A picture among the demo's files, or one that its server draws. */
function dataAddress(file: string): string {
  const path = join(ASSETS, file);
  const picture = existsSync(path) ? readFileSync(path, 'utf8') : (pictureOf(file.replace('.svg', ''), {}) ?? '');
  return `data:image/svg+xml,${encodeURIComponent(picture)}`;
}

/**
 * A style sheet with its pictures in it: browsers refuse mask pictures from separate files on a page that is opened as
 * a file.
 */
const sheet = (file: string): string =>
  readFileSync(join(ASSETS, file), 'utf8').replace(
    /url\("[^"]*?([\w-]+\.svg)"\)/g,
    (_, picture: string) => `url("${dataAddress(picture)}")`,
  );

/** A file of the demo as a page without an address can use it. */
async function assetText(file: string): Promise<string> {
  if (file.endsWith('.css')) return sheet(file);
  const text = readFileSync(join(ASSETS, file), 'utf8');
  return file.endsWith('.js') ? (await transform(text, { define: PLACE })).code : text;
}

/** The demo's own files, and the islands' styles for the head. */
async function writeAssets(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(ASSETS)) writeFileSync(join(folder, file), await assetText(file));
  writeFileSync(join(folder, 'shop-islands-head.css'), joinHeadStyles(await readHeadStyles()));
}

/** The modules of Node that the demo's server uses, with their substitutes in a page. */
const SUBSTITUTES: Readonly<Record<string, string>> = {
  'node:crypto': 'crypto',
  'node:async_hooks': 'asyncHooks',
  'hono/cookie': 'cookies',
};
const substitute = (name: string): string => resolve(LIVE, `substitutes/${name}.ts`);

const inPage: Plugin = {
  name: 'in-page',
  enforce: 'pre',
  resolveId(id, importer) {
    const name = SUBSTITUTES[id] ?? (/(?:^|\/)files$/.test(id) && importer?.includes('/demo/') ? 'files' : undefined);
    return name && substitute(name);
  },
};

/** Code about addresses in the islands' sources, and its replacement for a site of files. */
const ADDRESSES: readonly (readonly [file: string, said: string, meant: string])[] = [
  [
    'widgets/quick-view/read.ts',
    'contentWindow.location.href',
    '(contentWindow.shopLocation ?? contentWindow.location).href',
  ],
  ['src/rules/link.ts', '/^https?:$/', '/^(?:https?|file):$/'],
];

const fileAddresses: Plugin = {
  name: 'file-addresses',
  transform(code, id) {
    const [file = '', said = '', meant = ''] = ADDRESSES.find(([name]) => id.endsWith(`/${name}`)) ?? [];
    if (!file) return undefined;
    if (!code.includes(said)) throw new Error(`${file} no longer says \`${said}\`: see scripts/site/live.ts.`);
    return code.replace(said, meant);
  },
};

/** Browsers refuse modules on pages that are opened as files, so all code goes into one classic script. */
const bundle = (folder: string, entry: string, file: string, config: InlineConfig): Promise<unknown> =>
  build({
    configFile: false,
    logLevel: 'warn',
    // Resolves addresses of files relative to the script.
    base: './',
    ...config,
    define: { __VERSION__: '"example"', __BUILD__: '""', 'process.env.NODE_ENV': '"production"', ...config.define },
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      lib: { entry: `${LIVE}/${entry}`, formats: ['iife'], name: 'live', fileName: () => file },
    },
  });

/** Writes the tour's window, and one for each island. */
export async function writeExamples(folder: string, islands: readonly string[]): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await writeAssets(join(folder, 'assets'));
  for (const file of ['window.css', 'page.css', 'start.js']) copyFileSync(join(LIVE, file), join(folder, file));
  writeFileSync(join(folder, 'tour.html'), page({ title: 'The tour of the demo shop', path: '/tour/' }));
  for (const island of islands) {
    const { path, as } = stopOf(island);
    writeFileSync(join(folder, `${island}.html`), page({ title: `Example: ${island}`, path, as, island }));
  }
  await bundle(folder, 'window/main.ts', 'shop.js', { plugins: [inPage] });
  await bundle(folder, 'page/main.ts', 'islands.js', { plugins: [fileAddresses], define: PLACE });
}
