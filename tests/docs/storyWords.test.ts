// @vitest-environment node
/** Checks that in German and Arabic the stories' fixtures and the words around them are translated. */
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { afterEach, expect, test, vi } from 'vitest';
import { changedHtml } from '../../demo/words/markup';
import type { Find } from '../../demo/words/phrases';
import { notFound } from '../../demo/words/translate';
import { argsInLanguage, finders } from '../../stories/words/inLanguage';

/** Titles of games and products, and values of fields, which stay as they are. */
const NAMES = [
  ...['Moonlight Drift', 'Paper Kingdoms', 'Ashfall Kingdoms', 'Nightcourier', 'Glasswing Saga', 'Tidal Garden'],
  ...['Copper Skies', 'Skyhold Wardens', 'Retro Handheld', 'Starter Bundle', 'Big Choice', 'The Ashen Gate'],
  ...[
    'Ashfall: Ember Edition',
    'Wireless Controller',
    'Relay',
    'video-popup',
    'firstname',
    'email',
    'submit',
    'controller',
  ],
];
const isName = (text: string) => NAMES.includes(text);

const fixtures = readdirSync('widgets', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('fixture.html'))
  .map((file) => readFileSync(`widgets/${file}`, 'utf8'));

test.each(['de', 'ar'])('every phrase of the fixtures is in the tables: %s', (language) => {
  const find = finders[language] as Find;
  expect([...new Set(fixtures.flatMap((fixture) => notFound(fixture, find, isName)))]).toEqual([]);
});

const stories = readdirSync('stories', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));

/** Visits every node of a story's file. */
function visit(file: string, take: (node: ts.Node) => void): void {
  const source = readFileSync(`stories/${file}`, 'utf8');
  const go = (node: ts.Node): void => {
    take(node);
    ts.forEachChild(node, go);
  };
  go(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
}

test('words between the tags of a story’s own page go through `inLanguage`', () => {
  const bare: string[] = [];
  for (const file of stories)
    visit(file, (node) => {
      if (ts.isJsxText(node) && /\p{L}/u.test(node.text)) bare.push(`${file}: ${node.text.trim()}`);
    });
  expect(bare).toEqual([]);
});

test.each(['de', 'ar'])('every phrase of a story’s own page is in the tables: %s', (language) => {
  const phrases = new Set<string>();
  for (const file of stories)
    visit(file, (node) => {
      if (!ts.isCallExpression(node) || node.expression.getText() !== 'inLanguage') return;
      const [phrase] = node.arguments;
      if (phrase && ts.isStringLiteral(phrase)) phrases.add(phrase.text);
    });
  expect([...phrases].filter((phrase) => finders[language]?.(phrase) === undefined)).toEqual([]);
});

/** Replaces the value of a placeholder in a template, which the test does not know. */
const UNKNOWN = '\u{FFFC}';
const isHtml = (text: string) => /<\/[a-z][\w-]*>/i.test(text);

/** The HTML in a story's strings and templates. */
function htmlsOf(file: string): string[] {
  const htmls: string[] = [];
  visit(file, (node) => {
    if (ts.isStringLiteralLike(node)) htmls.push(node.text);
    if (ts.isTemplateExpression(node))
      htmls.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(UNKNOWN));
  });
  return htmls.filter(isHtml);
}

test.each(['de', 'ar'])('every phrase of HTML that a story writes itself is in the tables: %s', (language) => {
  const missing: string[] = [];
  for (const file of stories)
    for (const html of htmlsOf(file))
      changedHtml(html, (phrase) => {
        const isKnown = phrase.includes(UNKNOWN) || isName(phrase) || finders[language]?.(phrase) !== undefined;
        if (!isKnown) missing.push(`${file}: ${phrase}`);
        return phrase;
      });
  expect([...new Set(missing)]).toEqual([]);
});

afterEach(() => vi.unstubAllGlobals());

test('texts in a story’s args are translated at any depth, and other values stay as they are', () => {
  vi.stubGlobal('document', { documentElement: { lang: 'de' } });
  const press = () => {};
  const address = new URL('https://shop.example/');
  expect(
    argsInLanguage({
      html: '<a>View cart</a>',
      cart: { links: [{ text: 'Checkout' }] },
      removed: null,
      press,
      address,
    }),
  ).toEqual({
    html: '<a>Warenkorb ansehen</a>',
    cart: { links: [{ text: 'Kasse' }] },
    removed: null,
    press,
    address,
  });
});
