/**
 * esbuild plugin: puts a module that belongs to a chunk (chunks.ts) into that chunk alone. esbuild's own splitting
 * makes a chunk for every combination of users, which would cost a page a dozen requests.
 */
import { resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { ALONE, APART, chunkOfModules, fileOf } from './chunks';

/** Packages that only re-export what a chunk exports. This one stood in for a hook that React itself now has. */
const STANDS_IN: Readonly<Record<string, string>> = { 'use-sync-external-store/shim/index.js': 'react' };

/** @param current the shared chunks that are being built into one file; none when the others are */
export function sharedChunks(...current: readonly string[]): Plugin {
  const chunkOf = chunkOfModules();
  const isApart = current.some((one) => APART.includes(one));
  return {
    name: 'shared-chunks',
    setup(build) {
      build.onResolve({ filter: /.*/ }, ({ path, kind, resolveDir }) => {
        if (kind === 'entry-point') return undefined;
        const chunk = chunkOf.get(
          path.startsWith('.') ? (fileOf(resolve(resolveDir, path)) ?? '') : (STANDS_IN[path] ?? path),
        );
        const isBundled = isApart ? chunk !== ALONE && kind !== 'dynamic-import' : current.includes(chunk ?? '');
        return chunk && !isBundled ? { path: `./${chunk}.js`, external: true } : undefined;
      });
    },
  };
}
