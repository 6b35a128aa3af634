/**
 * esbuild plugin: replaces modules that export only data by that data. Otherwise everything that they import would come
 * along: a loader contains the rows of families, and must not contain those of their members.
 */
import { resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import * as strays from '../../src/entry/families/strays';
import * as allIslands from '../../widgets/allIslands';
import * as registry from '../../widgets/registry';

const DATA: ReadonlyMap<string, object> = new Map<string, object>([
  [resolve('widgets/allIslands.ts'), allIslands],
  [resolve('widgets/registry.ts'), registry],
  [resolve('src/entry/families/strays.ts'), strays],
]);

export const dataModules = (): Plugin => ({
  name: 'data-modules',
  setup(build) {
    build.onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const data = DATA.get(path);
      if (!data) return undefined;
      const exports = Object.entries(data).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
      return { contents: exports.join('\n'), loader: 'js' };
    });
  },
});
