/** Reads the events that a script triggers and binds. */
import ts from 'typescript';

/** What a script does with an event. */
export interface EventUse {
  name: string;
  way: 'triggered' | 'bound';
  /** The script's path, once it is known. */
  file?: string;
  /** How many values are passed on, if the script writes them out. */
  values?: number;
}

const WAYS: Readonly<Record<string, EventUse['way']>> = {
  on: 'bound',
  one: 'bound',
  bind: 'bound',
  delegate: 'bound',
  addEventListener: 'bound',
  trigger: 'triggered',
  triggerHandler: 'triggered',
};

/** The words of a text; if only its beginning is known, an ellipsis ends it. */
function textOf(node: ts.Node | undefined): string | undefined {
  if (!node) return;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) return `${node.head.text}…`;
  if (ts.isBinaryExpression(node) && ts.isStringLiteralLike(node.left)) return `${node.left.text}…`;
  return;
}

/** The names in a call's first argument: a text, an object of handlers, or an event that is made there. */
function namesOf(node: ts.Node | undefined): string[] {
  if (node && ts.isObjectLiteralExpression(node))
    return node.properties.flatMap(({ name }) => words(name && 'text' in name ? name.text : ''));
  if (node && (ts.isCallExpression(node) || ts.isNewExpression(node))) return namesOf(node.arguments?.[0]);
  return words(textOf(node) ?? '');
}

/** The names of a list. A namespace alone is no name. */
const words = (list: string) => list.split(/\s+/).filter((name) => name && !name.startsWith('.'));

/** A handler's namespace is its script's own affair. */
const withoutNamespace = (name: string) => name.replace(/\..*/, '');

function usesAt(node: ts.Node): EventUse[] {
  if (ts.isNewExpression(node) && /^(?:Custom)?Event$/.test(node.expression.getText()))
    return namesOf(node.arguments?.[0]).map((name) => ({ name, way: 'triggered' }));
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
  const way = Object.hasOwn(WAYS, node.expression.name.text) ? WAYS[node.expression.name.text] : undefined;
  const [first, second] = node.arguments;
  if (!way) return [];
  const values =
    second && way === 'triggered' && ts.isArrayLiteralExpression(second) ? second.elements.length : undefined;
  const names = way === 'bound' ? namesOf(first).map(withoutNamespace) : namesOf(first);
  return names.map((name) => ({ name, way, ...(values === undefined ? {} : { values }) }));
}

/** The uses of events; of a chain of calls, the first comes first. */
export function readEvents(script: string): EventUse[] {
  const found: EventUse[] = [];
  const visit = (node: ts.Node) => {
    ts.forEachChild(node, visit);
    found.push(...usesAt(node));
  };
  visit(ts.createSourceFile('script.js', script, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS));
  return found;
}
