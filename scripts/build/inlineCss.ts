/** esbuild plugin: `import css from './x.css?inline'` gives minified text, as Vite does it. */
import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'esbuild';

export function inlineCss(): Plugin {
  return {
    name: 'inline-css',
    setup(build) {
      build.onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => ({
        path: resolve(resolveDir, path),
        namespace: 'inline-css',
      }));
      build.onLoad({ filter: /.*/, namespace: 'inline-css' }, async ({ path }) => {
        const { code } = await build.esbuild.transform(await readFile(path.replace('?inline', ''), 'utf8'), {
          loader: 'css',
          minify: true,
          target: 'chrome117',
        });
        return { contents: code.trim(), loader: 'text', resolveDir: dirname(path), watchFiles: [path.replace('?inline', '')] };
      });
    },
  };
}
