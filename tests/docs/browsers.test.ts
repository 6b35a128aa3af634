// @vitest-environment node
/**
 * Checks docs/browser-support.md against the code: the page names exactly those of the features below that the code
 * uses.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/**
 * Features that some browser of recent years lacks, by the page's name for them, each with a pattern that finds its
 * use.
 */
const FEATURES: Record<string, RegExp> = {
  'import()': /\bimport\((?!type)/,
  'Object.hasOwn': /Object\.hasOwn\(/,
  replaceChildren: /\.replaceChildren\(/,
  'URL.canParse': /URL\.canParse/,
  requestSubmit: /\.requestSubmit\(/,
  ResizeObserver: /new ResizeObserver/,
  '<dialog>': /<dialog|HTMLDialogElement/,
  inert: /\.inert\b/,
  adoptedStyleSheets: /adoptedStyleSheets/,
  'Intl.PluralRules': /Intl\.PluralRules\(/,
  'Intl.ListFormat': /Intl\.ListFormat\(/,
  ':has()': /:has\(/,
  '@layer': /@layer /,
  'color-mix()': /color-mix\(/,
  dvh: /\d[ds]vh\b/,
  '@starting-style': /@starting-style/,
  IntersectionObserver: /new IntersectionObserver/,
  requestIdleCallback: /requestIdleCallback/,
  'navigator.locks': /navigator\.locks/,
  'AbortSignal.timeout': /AbortSignal\.timeout/,
  showPopover: /\.showPopover/,
  checkVisibility: /\.checkVisibility/,
  prerendering: /\.prerendering|prerendering\?/,
  trustedTypes: /\btrustedTypes\b/,
  'navigator.clipboard': /navigator\.clipboard/,
  PerformanceObserver: /new PerformanceObserver/,
  // Features that are not used, because they are newer than the browsers that the page promises.
  'structuredClone()': /structuredClone\(/,
  'Array.fromAsync': /Array\.fromAsync/,
  toSorted: /\.to(?:Sorted|Reversed|Spliced)\(/,
  groupBy: /\b(?:Object|Map)\.groupBy\(/,
  withResolvers: /Promise\.withResolvers/,
  'AbortSignal.any': /AbortSignal\.any\(/,
  startViewTransition: /startViewTransition/,
  'set methods': /\.(?:isSubsetOf|symmetricDifference|intersection|isDisjointFrom)\(/,
  '@scope': /@scope\b/,
  '@container': /@container\b/,
  'light-dark()': /light-dark\(/,
  'anchor positioning': /anchor-name:|position-anchor:/,
  cookieStore: /\bcookieStore\b/,
  'navigation API': /\bnavigation\.(?:navigate|addEventListener)\(/,
};

const source = ['src', 'widgets']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
  .filter((file) => /\.(?:tsx?|css)$/.test(file))
  .map((file) => readFileSync(file, 'utf8').replace(/^\s*(\/\/|\/?\*).*$/gm, ''))
  .join('\n');

const page = readFileSync('docs/browser-support.md', 'utf8');
/** The code words in the first cell of each row. */
const named = [...page.matchAll(/^\| ([^|]*`[^|]*) \|/gm)].flatMap(([, cell = '']) =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name as string),
);

const used = Object.keys(FEATURES).filter((name) => FEATURES[name]?.test(source));

test('the page names every feature that the code uses', () => {
  expect(used.filter((name) => !named.includes(name))).toEqual([]);
});

test('the page names no feature that the code does not use', () => {
  expect(named.filter((name) => name in FEATURES && !used.includes(name))).toEqual([]);
  expect(named.filter((name) => name in FEATURES).length).toBeGreaterThan(20);
});

test('the page’s first versions are the highest that the features need', () => {
  const needed = [...page.matchAll(/^\| .*\| (\d[\d.]*) \| (\d[\d.]*) \| (\d[\d.]*) \|$/gm)].map((row) =>
    row.slice(1).map(Number),
  );
  const [promised, ...rows] = needed;
  expect(promised).toEqual([0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column] as number))));
});
