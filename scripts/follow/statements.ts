/** Reads a script's statements, whatever its comments and its white space are. */
import ts from 'typescript';

const isStatement = (node: ts.Node) =>
  ts.isStatement(node) || ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node);

/** The words of each statement. A statement inside another stands alone. */
export function readStatements(script: string): string[] {
  const found: string[][] = [];
  const visit = (node: ts.Node, words: string[]) => {
    const own = isStatement(node) ? [] : words;
    if (own !== words) found.push(own);
    let isLeaf = true;
    ts.forEachChild(node, (child) => {
      isLeaf = false;
      visit(child, own);
    });
    if (isLeaf && node.kind !== ts.SyntaxKind.EndOfFileToken) own.push(node.getText());
  };
  visit(ts.createSourceFile('script.js', script, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS), []);
  return found.map((words) => words.join(' ')).filter((words) => words && words !== '{}');
}
