/**
 * Owns the files that a page needs for a set of chunks: the chunks, and everything that they import, directly or not.
 */

/** A static import or export of a sibling, as a minifier writes it. `import(` does not match, because it runs later. */
const SIBLING = /\b(?:from|import)\s*"\.\/([\w-]+)\.js"/g;

/** The chunks that a chunk's text imports, by name. */
const importsIn = (text: string): readonly string[] => [...text.matchAll(SIBLING)].map(([, name]) => name as string);

/**
 * The named chunks, in order, each followed by what it imports, and each once.
 * @param chunks texts by file name, before they are named by the build's hash
 * @throws when there is no chunk of a name
 */
export function withImports(
  chunks: ReadonlyMap<string, string>,
  names: readonly string[],
  found = new Set<string>(),
): readonly string[] {
  for (const name of names) {
    if (found.has(name)) continue;
    found.add(name);
    const text = chunks.get(`${name}.js`);
    if (text === undefined) throw new Error(`There is no chunk "${name}" in the build.`);
    withImports(chunks, importsIn(text), found);
  }
  return [...found];
}
