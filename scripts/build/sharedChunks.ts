/**
 * esbuild plugin: modules that belong to a chunk (chunks.ts) live there alone. esbuild's own splitting makes a chunk for every
 * combination of users, which would cost a page a dozen requests.
 */
import { resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { chunkOfModules, fileOf } from './chunks';

/** @param current the shared chunk that is being built; undefined when the others are */
export function sharedChunks(current?: string): Plugin {
  const chunkOf = chunkOfModules();
  return {
    name: 'shared-chunks',
    setup(build) {
      build.onResolve({ filter: /.*/ }, ({ path, kind, resolveDir }) => {
        if (kind === 'entry-point') return undefined;
        const chunk = chunkOf.get(path.startsWith('.') ? (fileOf(resolve(resolveDir, path)) ?? '') : path);
        return chunk && chunk !== current ? { path: `./${chunk}.js`, external: true } : undefined;
      });
    },
  };
}
