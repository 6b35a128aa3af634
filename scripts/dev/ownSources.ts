/** The sources that the dev server itself runs: the demo, the rows of the registry, and what these import. */
import { relative } from 'node:path';
import { build } from 'esbuild';
import { inlineCss } from '../build/inlineCss';
import { type Problem, problemsOf } from './problems';

const ENTRY = 'scripts/dev/serve.ts';

let files: ReadonlySet<string> | undefined;

/**
 * Looks at the sources as they are now. Returns the problems for which they cannot be run; an empty list if they can.
 */
export async function checkOwn(): Promise<Problem[]> {
  try {
    const { metafile } = await build({
      entryPoints: [ENTRY],
      bundle: true,
      write: false,
      metafile: true,
      outdir: '.',
      platform: 'node',
      format: 'esm',
      packages: 'external',
      logLevel: 'silent',
      plugins: [inlineCss()],
    });
    files = new Set(Object.keys(metafile.inputs).map((path) => relative('.', path).replaceAll('\\', '/')));
    return [];
  } catch (error) {
    return problemsOf(error);
  }
}

/** @param file a path from the project's folder; if nothing has been built yet, any file may be one of them */
export const isOwn = (file: string): boolean => files?.has(file) ?? true;
