/**
 * Vite plugin: makes each function of the islands' sources report its file when it is called, and makes late imports
 * resolve in the order in which they began.
 */
import { relative } from 'node:path';
import ts from 'typescript';
import type { Plugin } from 'vite';

/** The sources of the islands. */
const SOURCES = /^(?:src|widgets)\/.+\.tsx?$/;

interface Insert {
  at: number;
  text: string;
}

const around = ({ pos, end }: { pos: number; end: number }, before: string, after: string): Insert[] => [
  { at: pos, text: before },
  { at: end, text: after },
];

/**
 * A file's code that calls `__enter` at the start of each function's body, and `__inOrder` for each late import; both
 * are globals. Lines keep their numbers.
 * @param file the argument of `__enter`
 */
export function instrumented(code: string, file: string): string {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const enter = `globalThis.__enter(${JSON.stringify(file)})`;

  const insertsAt = (node: ts.Node): Insert[] => {
    const span = { pos: node.getStart(source), end: node.end };
    const isLateImport = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
    const ofImport = isLateImport ? around(span, 'globalThis.__inOrder(() => ', ')') : [];
    if (!ts.isFunctionLike(node.parent) || (node.parent as { body?: ts.Node }).body !== node) return ofImport;
    if (ts.isBlock(node)) return [{ at: span.pos + 1, text: `${enter};` }];
    return [...ofImport, ...around(span, `(${enter},`, ')')];
  };

  // Inner insertions come before outer ones: of two at the same place, the later one ends up in front.
  const inserts: Insert[] = [];
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (node.parent) inserts.push(...insertsAt(node));
  };
  visit(source);
  // Inserts the last one first, so that the other positions stay valid.
  return inserts
    .sort((one, other) => other.at - one.at)
    .reduce((text, { at, text: more }) => text.slice(0, at) + more + text.slice(at), code);
}

/** Creates the plugin. It must see the code before anything else compiles it. */
export const instrument = (): Plugin => ({
  name: 'instrument',
  enforce: 'pre',
  transform(code, id) {
    const file = relative('.', id).replaceAll('\\', '/');
    return SOURCES.test(file) ? { code: instrumented(code, file), map: null } : undefined;
  },
});
