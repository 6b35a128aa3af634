/** esbuild plugin: `import css from './x.css?inline'` gives minified text, as Vite does it. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import type { Plugin, transform } from 'esbuild';

const packaged = createRequire(import.meta.url);

/** esbuild does not change the values of custom properties, so this removes the formatter's white space from them. */
export const tightenValues = (css: string): string =>
  css.replace(/(?<=--[\w-]+:)[^;{}"']+/g, (value) => value.trim().replace(/([(,])\s+|\s+(?=[),])/g, '$1') || ' ');

/** A style sheet's minified text. */
export async function minifyCss(run: typeof transform, file: string): Promise<string> {
  const css = await readFile(file, 'utf8');
  const { code } = await run(css, { loader: 'css', minify: true, target: 'chrome120', sourcefile: file });
  return tightenValues(code.trim());
}

/** Creates the plugin. A path without a leading dot names a file of a package. */
export function inlineCss(): Plugin {
  return {
    name: 'inline-css',
    setup(build) {
      build.onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => ({
        path: path.startsWith('.')
          ? resolve(resolveDir, path)
          : `${packaged.resolve(path.replace('?inline', ''))}?inline`,
        namespace: 'inline-css',
      }));
      build.onLoad({ filter: /.*/, namespace: 'inline-css' }, async ({ path }) => {
        const file = path.replace('?inline', '');
        return {
          contents: await minifyCss(build.esbuild.transform, file),
          loader: 'text',
          resolveDir: dirname(path),
          watchFiles: [file],
        };
      });
    },
  };
}
