/** Owns the names that chunks import from each other at build time: shortened, and left out where nobody asks for them. */
import { SHORT_MEMBERS } from './shortMembers';

/** Shared chunks that others import by name at build time. What is imported at run time keeps its names. */
const SHORTENED = ['core', 'add-to-cart', 'react'];
/** The loader asks for these at run time, as members. */
const KEPT = ['default', 'entries', 'createFinder', 'run', 'disarm', 'mountView'];

const EXPORTS = /export\{([^}]+)\};?\s*$/;

type Item = [foreign: string, local?: string];

const specifiers = (list: string) => list.split(',').map((item) => item.split(' as ') as Item);
const clause = (from: string, to: string) => (from === to ? to : `${from} as ${to}`);
const importsOf = (chunk: string) => new RegExp(`import\\{([^}]+)\\}from"\\./${chunk}\\.js"`, 'g');

/** What a chunk exports: the name outside, and the one that it has inside. */
function exportsOf(chunk: string, source: string): Map<string, string> {
  const list = source.match(EXPORTS)?.[1];
  if (!list) throw new Error(`${chunk}.js exports nothing that its users could import.`);
  return new Map(specifiers(list).map(([local, name = local]) => [name, local]));
}

/** What other chunks import of one by name at build time. */
function importedFrom(chunk: string, code: ReadonlyMap<string, string>): Set<string> {
  const lists = [...code.values()].flatMap((text) => [...text.matchAll(importsOf(chunk))].map(([, list]) => list as string));
  return new Set(lists.flatMap((list) => specifiers(list).map(([foreign]) => foreign)));
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
    const renamed = text.replaceAll(importsOf(chunk), (_whole, list) => {
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
