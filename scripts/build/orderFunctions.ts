/**
 * Owns the order of a minified module's functions. They are hoisted, so that any order does the same; compression finds more
 * in some: of a file that is one function after the other, a hundredth.
 */
import ts from 'typescript';
import { gzipSize } from '../gzipSize';

/** Of more, trying all places takes longer than it is worth. */
const MOST = 25;

/** The functions that stand outermost, and all that is left. */
function split(module: string): { functions: string[]; rest: string } {
  const { statements } = ts.createSourceFile('module.js', module, ts.ScriptTarget.ES2022);
  const isMovable = (one: ts.Statement) => ts.isFunctionDeclaration(one) && !one.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  const textOf = (one: ts.Statement) => module.slice(one.pos, one.end);
  return {
    functions: statements.filter(isMovable).map(textOf),
    rest: statements
      .filter((one) => !isMovable(one))
      .map(textOf)
      .join(''),
  };
}

/** Puts each function where the file becomes shortest, one after the other, as long as that helps. */
export function orderFunctions(module: string): string {
  const { functions, rest } = split(module);
  if (functions.length > MOST) return module;
  const joined = (order: readonly string[]) => order.join('') + rest;
  let best = module;
  let least = gzipSize(best);
  let order = functions;
  for (let isBetter = true; isBetter; ) {
    isBetter = false;
    for (const moved of [...order]) {
      const others = order.filter((one) => one !== moved);
      for (let place = 0; place <= others.length; place++) {
        const next = [...others.slice(0, place), moved, ...others.slice(place)];
        const text = joined(next);
        const size = gzipSize(text);
        if (size >= least) continue;
        best = text;
        least = size;
        order = next;
        isBetter = true;
      }
    }
  }
  return best;
}
