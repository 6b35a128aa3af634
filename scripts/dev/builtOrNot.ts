/** Owns which file of dist/ a page gets while the build is still being made. */
import type { BuildFile } from '../../demo/files';

interface Build {
  /** Resolves with whether the build has succeeded, and never rejects. */
  finished: Promise<boolean>;
  /** Builds a file at once; undefined if it can only come with the whole build. */
  buildAlone: BuildFile;
  /** True for a file that lies in dist/. */
  isThere(file: string): boolean;
}

/**
 * Until the build is finished, each file is built alone when it is asked for; what cannot be built alone waits for the
 * build. Then the files of dist/ are served. A page that was open before still asks for files by names without a hash,
 * which are built alone as before.
 * @returns the text, or undefined for the file that lies in dist/
 */
export function builtOrNot({ finished, buildAlone, isThere }: Build): BuildFile {
  let isBuilt = false;
  finished.then((ok) => {
    isBuilt = ok;
  });
  return async (file) => {
    if (isBuilt && isThere(file)) return undefined;
    const text = await buildAlone(file);
    if (text === undefined) await finished;
    return text;
  };
}
