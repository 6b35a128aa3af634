/** Owns the names that chunks import from each other at build time: shortened, and left out where nobody asks for them. */
import { SHORT_MEMBERS } from './shortMembers';

/** Shared chunks that others import by name at build time. What is imported at run time keeps its names. */
export const SHORTENED = ['core', 'add-to-cart', 'react'];
/** The loader asks for these at run time, as members. */
const KEPT = ['default', 'entries', 'createFinder', 'run', 'rememberDisarmed', 'importAgain', 'mountView'];

const EXPORTS = /export\{([^}]+)\};?\s*$/;

type Item = [foreign: string, local?: string];

const specifiers = (list: string) => list.split(',').map((item) => item.trim().split(' as ') as Item);
const clause = (from: string, to: string) => (from === to ? to : `${from} as ${to}`);
const importOf = (chunk: string) => new RegExp(`import ?\\{([^}]+)\\} ?from ?['"]\\./${chunk}\\.js['"]`, 'g');

/** What a file, minified or not, imports from a chunk: the name outside, and the one that it has inside. */
export const importsOf = (chunk: string, source: string): [foreign: string, local: string][] =>
  [...source.matchAll(importOf(chunk))].flatMap(([, list]) =>
    specifiers(list as string).map(([foreign, local = foreign]) => [foreign, local] as [string, string]),
  );

/** What a minified chunk exports: the name outside, and the one that it has inside. */
export function exportsOf(chunk: string, source: string): Map<string, string> {
  const list = source.match(EXPORTS)?.[1];
  if (!list) throw new Error(`${chunk}.js exports nothing that its users could import.`);
  return new Map(specifiers(list).map(([local, name = local]) => [name, local]));
}

/** What other chunks import of one by name at build time. */
function importedFrom(chunk: string, code: ReadonlyMap<string, string>): Set<string> {
  return new Set([...code.values()].flatMap((text) => importsOf(chunk, text).map(([foreign]) => foreign)));
}

function shortenOne(chunk: string, code: Map<string, string>): void {
  const file = `${chunk}.js`;
  const source = code.get(file) as string;
  const exported = exportsOf(chunk, source);
  const used = importedFrom(chunk, code);
  const missing = [...used].filter((name) => !exported.has(name));
  if (missing.length) throw new Error(`Chunks import ${missing.join(', ')} from ${file}, which exports no such thing: add it to src/entry/shared/${chunk}.ts.`);
  const rename = (name: string) => (KEPT.includes(name) ? (SHORT_MEMBERS[name] ?? name) : (exported.get(name) ?? name));
  const kept = [...exported].filter(([name]) => used.has(name) || KEPT.includes(name));
  const clauses = new Set(kept.map(([name, local]) => clause(local, rename(name))));
  code.set(
    file,
    source.replace(EXPORTS, () => `export{${[...clauses].join()}};`),
  );
  for (const [user, text] of code) {
    const renamed = text.replaceAll(importOf(chunk), (_whole, list) => {
      const imported = specifiers(list).map(([foreign, local = foreign]) => clause(rename(foreign), local));
      return `import{${imported.join()}}from"./${chunk}.js"`;
    });
    code.set(user, renamed);
  }
}

/** The chunks with short names between them. @param code text by file name */
export function shortenNames(code: ReadonlyMap<string, string>): Map<string, string> {
  const shortened = new Map(code);
  for (const chunk of SHORTENED) shortenOne(chunk, shortened);
  return shortened;
}
