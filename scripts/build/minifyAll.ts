/** Owns the order in which a build's files are minified: what a shared chunk calls its exports, its users call them too. */
import type { Code } from './folder';
import { exportsOf, importsOf, SHORTENED } from './shortenNames';
import { type Names, smallest } from './smallest';

/** Names by shared chunk. */
type Known = Record<string, Names>;

/** What a file is to call its imports. Two chunks may have the same name for two things: the first one's is kept. */
function namesFor(source: string, known: Known): Names {
  const names: Record<string, string> = {};
  const taken = new Set<string>();
  for (const chunk of SHORTENED) {
    for (const [foreign, local] of importsOf(chunk, source)) {
      const name = known[chunk]?.[foreign];
      if (!name || taken.has(name)) continue;
      taken.add(name);
      names[local] = name;
    }
  }
  return names;
}

/**
 * Minifies every file.
 * @param models names that shared chunks have in another build of the same sources
 */
export async function minifyAll(code: Code, models: Known = {}): Promise<{ code: Map<string, string>; known: Known }> {
  const known: Known = { ...models };
  const minified = new Map<string, string>();
  for (const chunk of SHORTENED) {
    const file = `${chunk}.js`;
    const source = code.get(file);
    if (source === undefined) continue;
    const text = await smallest(source, { ...models[chunk], ...namesFor(source, known) });
    minified.set(file, text);
    known[chunk] = Object.fromEntries(exportsOf(chunk, text));
  }
  const others = [...code].filter(([file]) => !minified.has(file));
  for (const [file, text] of await Promise.all(others.map(async ([file, source]) => [file, await smallest(source, namesFor(source, known))] as const))) {
    minified.set(file, text);
  }
  return { code: minified, known };
}
