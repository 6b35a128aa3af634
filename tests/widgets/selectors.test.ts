// @vitest-environment node
/**
 * Checks that each selector of a row is written only once in widgets/: in the contract that row and code share, in the
 * row alone, or in src/rules/selectors.ts.
 */
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';
import type { IslandRow } from '../../src/island/types';
import { allIslands } from '../../widgets/allIslands';
import { registry } from '../../widgets/registry';
import { splitOutside } from '../helpers/elementFor';

const selectorsIn = (text: string) => splitOutside(text, /,/);

/** The strings in a source file; each part of a template counts as one string. */
function textsOf(file: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node))
      found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  return found;
}

const selectorsOf = ({ match = [], click, submit, change }: IslandRow) =>
  [[match].flat().join(), click, submit, change].flatMap((list) => (list ? selectorsIn(list) : []));

it('no selector of a row stands in two files', () => {
  const asked = new Set([...registry, ...allIslands].flatMap(selectorsOf));
  // Every page has a body, so this selector is left out.
  asked.delete('body');
  const files = readdirSync('widgets', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const places = new Map<string, string[]>();
  for (const file of files) {
    for (const selector of new Set(textsOf(`widgets/${file}`).flatMap(selectorsIn))) {
      if (asked.has(selector)) places.set(selector, [...(places.get(selector) ?? []), `widgets/${file}`]);
    }
  }
  expect(places.size).toBeGreaterThan(100);
  const twice = [...places]
    .filter(([, found]) => found.length > 1)
    .map(([selector, found]) => `${selector} stands in ${found.join(' and ')}.`);
  expect(twice.join('\n')).toBe('');
});
