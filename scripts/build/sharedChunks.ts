/**
 * esbuild plugin: chosen modules live in shared chunks of their own.
 *
 * esbuild's own splitting makes a chunk for every combination of users, which would cost a page a dozen requests.
 * Here each file of src/entry/shared/ is a chunk, and what it re-exports belongs to it: whoever else imports one of
 * those modules imports the chunk's file instead. A module that belongs to none goes into each chunk that uses it.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'esbuild';

const FOLDER = 'src/entry/shared';
const ENDINGS = ['.ts', '.tsx', '/index.ts', ''];

export const sharedChunkNames = (): string[] => readdirSync(FOLDER).map((file) => file.replace('.ts', ''));

const fileOf = (path: string) => ENDINGS.map((ending) => path + ending).find((file) => existsSync(file) && /\.tsx?$/.test(file));

/** The chunk that a source file (absolute) or package belongs to. */
function owners(): Map<string, string> {
  const found = new Map<string, string>();
  for (const chunk of sharedChunkNames()) {
    for (const [, id = ''] of readFileSync(`${FOLDER}/${chunk}.ts`, 'utf8').matchAll(/from '([^']+)'/g)) {
      const owned = id.startsWith('.') ? fileOf(resolve(FOLDER, id)) : id;
      if (!owned) throw new Error(`${FOLDER}/${chunk}.ts exports "${id}", which is not there.`);
      if (found.has(owned)) throw new Error(`"${id}" is in two shared chunks, ${found.get(owned)} and ${chunk}.`);
      found.set(owned, chunk);
    }
  }
  return found;
}

/** @param current the shared chunk that is being built; undefined when islands are */
export function sharedChunks(current?: string): Plugin {
  const owner = owners();
  return {
    name: 'shared-chunks',
    setup(build) {
      build.onResolve({ filter: /.*/ }, ({ path, kind, resolveDir }) => {
        if (kind === 'entry-point') return undefined;
        const chunk = owner.get(path.startsWith('.') ? (fileOf(resolve(resolveDir, path)) ?? '') : path);
        return chunk && chunk !== current ? { path: `./${chunk}.js`, external: true } : undefined;
      });
    },
  };
}
