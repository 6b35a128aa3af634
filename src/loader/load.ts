/** Owns fetching of chunks: absolute URLs, once each, one more try at the same URL when it fails. */

/** Gives the module of a chunk by its name. Rejects when the second try fails too. */
export type ImportChunk = (chunk: string) => Promise<unknown>;

/**
 * @param urlOf absolute address of a chunk; asked lazily, since the base may come from a late config script
 */
export function createImport(urlOf: (chunk: string) => string, load: (url: string) => Promise<unknown> = (url) => import(/* @vite-ignore */ url)): ImportChunk {
  const chunks: Record<string, Promise<unknown>> = {};
  return (chunk) => {
    const url = urlOf(chunk);
    // Browsers remember that a module failed, by its address with the fragment; servers never see that.
    chunks[chunk] ??= load(url).catch(() => load(`${url}#again`));
    return chunks[chunk];
  };
}
