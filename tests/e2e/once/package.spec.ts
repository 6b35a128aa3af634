/** Tests the packed package as themes use it: in plain Node, and bundled by esbuild, Vite and webpack. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build as buildWithEsbuild, transformSync } from 'esbuild';
import { build as buildWithVite } from 'vite';
import webpack from 'webpack';
import { gzipSize } from '../../../scripts/gzipSize';
import { files, markup } from '../../docs/tutorialCode';
import { type InstalledTheme, installTheme, serveBundle } from '../installedTheme';
import { expect, test } from '../shop';

// All tests of this file share one installation.
test.describe.configure({ mode: 'default' });

let theme: InstalledTheme;

test.beforeAll(() => {
  test.setTimeout(120_000);
  theme = installTheme();
  // Bundlers read TypeScript in different ways, which is not the package's concern.
  for (const [name, code] of files) {
    const loader = name.endsWith('x') ? 'tsx' : 'ts';
    theme.write({ [name.replace(/tsx?$/, 'js')]: transformSync(code, { loader, jsx: 'automatic' }).code });
  }
});

test.afterAll(() => theme.remove());

const inNode = (name: string, code: string): string => {
  theme.write({ [name]: code });
  // Playwright sets FORCE_COLOR. Node prints a warning if the environment sets NO_COLOR too.
  const env = { ...process.env, FORCE_COLOR: undefined };
  return execFileSync(process.execPath, [name], { cwd: theme.folder, encoding: 'utf8', env });
};

test.describe('in Node', () => {
  test('both entries can be imported, and start nothing', () => {
    const said = inNode(
      'import.mjs',
      `import * as islands from 'shop-islands';
       import * as components from 'shop-islands/react';
       console.log(typeof islands.start, typeof components.Countdown, typeof window);`,
    );
    expect(said).toBe('function function undefined\n');
  });

  test('each component renders what its documentation promises', () => {
    const said = inNode(
      'render.mjs',
      `import { createElement } from 'react';
       import { renderToString } from 'react-dom/server';
       import { AddressSuggestions, CartDrawer, CartPanel, Countdown, Swatches } from 'shop-islands/react';
       const render = (component, props) => renderToString(createElement(component, props));
       const options = [{ value: 'red', label: 'Red', color: 'red' }, { value: 'blue', label: 'Blue', isDisabled: true }];
       console.log(JSON.stringify({
         suggestions: render(AddressSuggestions, { field: { current: null }, provider: {}, country: 'GB' }),
         drawer: render(CartDrawer, { isOpen: true }),
         panel: render(CartPanel, {}),
         countdown: render(Countdown, { until: Date.now() + 90_000 }),
         swatches: render(Swatches, { name: 'pa_colour', options, value: 'red' }),
       }));`,
    );
    const { swatches, ...rest } = JSON.parse(said);
    expect(rest).toEqual({
      suggestions: '',
      drawer: '',
      panel: '',
      countdown: '<span class="shop-islands-countdown"></span>',
    });
    expect(swatches).toMatch(/^<div [^>]*role="radiogroup" aria-label="colour">/);
    expect(swatches.match(/role="radio" aria-label="(Red|Blue)" aria-checked="(true|false)"/g)).toHaveLength(2);
  });
});

const PAGES_OWN = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];

/** The size of a bundle of this code without React, in bytes of gzip. */
async function weigh(code: string): Promise<number> {
  const { outputFiles } = await buildWithEsbuild({
    stdin: { contents: code, resolveDir: theme.folder },
    bundle: true,
    minify: true,
    format: 'esm',
    external: PAGES_OWN,
    write: false,
    logLevel: 'error',
  });
  const contents = Buffer.concat(outputFiles.map((file) => file.contents));
  return contents.length ? gzipSize(contents) : 0;
}

test.describe('a bundle has only what it uses:', () => {
  for (const entry of ['shop-islands', 'shop-islands/react']) {
    test(`nothing of ${entry} where nothing is imported`, async () => {
      expect(await weigh(`import '${entry}'; import { version as unused, Countdown as other } from '${entry}';`)).toBe(
        0,
      );
    });
  }

  /** Each budget in bytes, a little above what the component takes now. */
  for (const [name, budget] of Object.entries({ Swatches: 3_600, Countdown: 5_700, AddressSuggestions: 15_300 })) {
    test(`${name} takes at most ${budget} bytes`, async () => {
      expect(await weigh(`import { ${name} } from 'shop-islands/react'; console.log(${name});`)).toBeLessThan(budget);
    });
  }
});

test('the components are for the client, and the entry that names them is for both sides', () => {
  const textOf = (file: string) => readFileSync(join(theme.installed, 'dist/package', file), 'utf8');
  const entry = textOf('react-islands.js');
  const components = [...entry.matchAll(/from "\.\/(\w+\.js)"/g)].map(([, file]) => file as string);
  expect(components.length).toBeGreaterThan(4);
  expect(components.filter((file) => !textOf(file).startsWith('"use client";'))).toEqual([]);
  expect(entry).not.toContain('use client');
});

/** Bundles the tutorial's theme into a folder; the file to load is `theme.js`. */
const BUNDLERS: Readonly<Record<string, (out: string) => Promise<void>>> = {
  async esbuild(out) {
    const { warnings } = await buildWithEsbuild({
      absWorkingDir: theme.folder,
      entryPoints: ['theme.js'],
      outdir: out,
      bundle: true,
      splitting: true,
      format: 'esm',
      logLevel: 'silent',
    });
    expect(warnings).toEqual([]);
  },
  async Vite(out) {
    await buildWithVite({
      root: theme.folder,
      logLevel: 'silent',
      base: './',
      build: {
        outDir: out,
        rolldownOptions: {
          input: join(theme.folder, 'theme.js'),
          output: { entryFileNames: 'theme.js', chunkFileNames: '[name]-[hash].js' },
          onwarn({ code, message }) {
            // A page without server components does not need 'use client'.
            if (code !== 'MODULE_LEVEL_DIRECTIVE') throw new Error(message);
          },
        },
      },
    });
  },
  webpack: (out) =>
    new Promise((resolve, reject) => {
      const settings: webpack.Configuration = {
        mode: 'production',
        context: theme.folder,
        entry: './theme.js',
        output: { path: out, filename: 'theme.js', publicPath: 'auto' },
        optimization: { minimize: false },
        performance: { hints: false },
      };
      webpack(settings, (error, stats) => {
        const told = stats?.hasErrors() || stats?.hasWarnings() ? stats.toString('errors-warnings') : '';
        if (error || told) reject(error ?? new Error(told));
        else resolve();
      });
    }),
};

for (const [bundler, bundle] of Object.entries(BUNDLERS)) {
  test(`${bundler} bundles the tutorial’s theme without a warning, and its island works`, async ({ page }) => {
    test.slow();
    const out = join(theme.folder, `out-${bundler}`);
    await bundle(out);
    await serveBundle(page, out, markup);
    await page.goto('/theme/');
    const island = page.locator('.pack-size + .shop-islands').getByRole('button');
    await expect(island).toHaveText('1 × £4.50 = £4.50');
    await island.click();
    await expect(island).toHaveText('2 × £4.50 = £9.00');
    await expect(page.locator('.pack-size')).toHaveAttribute('data-island-status', 'ready');
  });
}
