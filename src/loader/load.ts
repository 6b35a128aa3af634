/** Owns that each chunk is fetched once, and once more where that fails. */

/** Gives the module of a chunk by its name. */
export type ImportChunk = (chunk: string) => Promise<unknown>;

/**
 * Makes an import that asks for each chunk once.
 * @param again the second try; where that rejects, the chunk cannot be had
 */
export function createImport(load: ImportChunk, again: ImportChunk): ImportChunk {
  const chunks: Record<string, Promise<unknown>> = {};
  return (chunk) => {
    chunks[chunk] ??= load(chunk).catch(() => again(chunk));
    return chunks[chunk];
  };
}
