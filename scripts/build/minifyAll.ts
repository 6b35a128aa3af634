/** Owns minifying the files of a build. */
import { minify } from 'terser';
import type { Code } from './folder';

/** @param code text by file name */
export async function minifyAll(code: Code): Promise<Map<string, string>> {
  const minified = [...code].map(
    async ([file, text]) =>
      [file, (await minify(text, { module: true, ecma: 2020, compress: { passes: 3 } })).code ?? ''] as const,
  );
  return new Map(await Promise.all(minified));
}
