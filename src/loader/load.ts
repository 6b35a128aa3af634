/** Owns fetching each chunk once, and once more if that fails. */

/** Gives the module of a chunk by its name. */
export type ImportChunk = (chunk: string) => Promise<unknown>;

/**
 * Creates the function that imports each chunk once.
 * @param again the second try; where that rejects, the chunk cannot be loaded
 */
export function createImport(load: ImportChunk, again: ImportChunk): ImportChunk {
  const chunks: Record<string, Promise<unknown>> = {};
  return (chunk) => {
    chunks[chunk] ??= load(chunk).catch(() => again(chunk));
    return chunks[chunk];
  };
}
