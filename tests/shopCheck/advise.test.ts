/** Tests the advice about something that does not work. */
import { expect, it } from 'vitest';
import { advise, type Evidence } from '../../scripts/shopCheck/rules/advise';
import type { Finding } from '../../scripts/shopCheck/types';

const WOO = 'https://shop.example/wp-content/plugins/woocommerce/assets/js';
const THEME = 'https://shop.example/wp-content/themes/own/menu.js';

const evidence = (
  gone: readonly string[],
  scripts: readonly [handle: string, src: string, text: string][],
): Evidence => ({
  report: { gone, needed: {}, left: [] },
  scripts: scripts.map(([handle, src, text]) => ({ handle, src, text })),
  path: '/landing/',
});
const finding = (more: Partial<Finding>): Finding => ({
  kind: 'dead',
  level: 'broken',
  words: ['Menu'],
  marks: [],
  islands: [],
  file: '',
  ...more,
});
const error = (text: string, file = THEME) => finding({ kind: 'error', words: [text, 'theme-menu'], file });
const said = (of: Finding, by: Evidence) => {
  const { do: what, what: name, why, words } = advise(of, by);
  return [`${what} ${name}`, why, ...words].join(' | ');
};

it.each([
  'jQuery is not defined',
  '$ is not a function',
  'Uncaught ReferenceError: $ is not defined',
  "Can't find variable: $",
])('an error that says that jQuery is missing keeps jQuery: %s', (text) => {
  expect(said(error(text), evidence(['jquery-core', 'jquery-migrate'], []))).toBe(
    'keep jquery | counts-on | theme-menu | jQuery',
  );
});

it('jQuery is not kept where it has not left', () => {
  expect(said(error('jQuery is not defined'), evidence([], []))).toBe('leave /landing/ | unknown');
});

it('an error that misses a function keeps the script that had it', () => {
  const by = evidence(
    ['wc-cart'],
    [['wc-cart', `${WOO}/frontend/cart.min.js`, 'window.openCart = function () {}; var x = "openCart";']],
  );
  expect(said(error('openCart is not a function'), by)).toBe('keep wc-cart | did-this | wc-cart');
});

it('an error in a script that uses a library that has left keeps the library, by the doctor’s pattern', () => {
  const by = evidence(['wc-js-cookie'], [['theme-menu', THEME, 'Cookies.get("a")']]);
  expect(said(error('boom'), by)).toBe('keep wc-js-cookie | counts-on | theme-menu | wc-js-cookie');
});

it('a dead control of a script that counts on jQuery keeps jQuery, and names the script', () => {
  const by = evidence(
    ['jquery-core', 'jquery-migrate'],
    [
      ['theme-menu', THEME, 'window.jQuery && jQuery(".burger-toggle").on("click", open)'],
      ['other', `${THEME}x`, 'jQuery(".else")'],
    ],
  );
  expect(said(finding({ marks: ['burger-toggle'] }), by)).toBe('keep jquery | counts-on | theme-menu | jQuery');
});

it('a dead control that only a taken-out script names keeps that script', () => {
  const by = evidence(
    ['wc-single-product'],
    [['wc-single-product', `${WOO}/frontend/single-product.js`, '$(".size-chart").click()']],
  );
  expect(said(finding({ marks: ['size-chart'] }), by)).toBe('keep wc-single-product | did-this | wc-single-product');
});

it('words that every page has name no script', () => {
  const by = evidence(
    ['wc-single-product'],
    [['wc-single-product', `${WOO}/frontend/single-product.js`, '$(".button").click()']],
  );
  expect(said(finding({ marks: ['button'] }), by)).toBe('leave /landing/ | unknown');
});

it('a part of a longer word is no name', () => {
  const by = evidence(
    ['wc-single-product'],
    [['wc-single-product', `${WOO}/frontend/single-product.js`, '$(".size-chart-old").click()']],
  );
  expect(said(finding({ marks: ['size-chart'] }), by)).toBe('leave /landing/ | unknown');
});

it('the nearer word counts more', () => {
  const by = evidence(
    ['wc-cart', 'wc-single-product'],
    [
      ['wc-cart', `${WOO}/frontend/cart.js`, '".outer-part"'],
      ['wc-single-product', `${WOO}/frontend/single-product.js`, '".inner-part"'],
    ],
  );
  expect(said(finding({ marks: ['inner-part', 'outer-part'] }), by)).toBe(
    'keep wc-single-product | did-this | wc-single-product',
  );
});

it('what an island does is given back by switching it off', () => {
  expect(said(finding({ islands: ['deal'] }), evidence([], []))).toBe('disable deal | is-of | deal');
});

it('an island that failed is switched off, whatever scripts name', () => {
  const by = evidence(['jquery-core', 'jquery-migrate'], [['theme-menu', THEME, 'jQuery(".burger-toggle")']]);
  expect(said(finding({ kind: 'island', islands: ['deal'], marks: ['burger-toggle'] }), by)).toBe(
    'disable deal | is-of | deal',
  );
});

it('where only one script counts on a library that has left, that one is at fault', () => {
  const one: [string, string, string] = ['theme-menu', THEME, 'jQuery("body").addClass("shown")'];
  const other: [string, string, string] = ['other', `${THEME}x`, 'jQuery(".else")'];
  const gone = ['jquery-core'];
  expect(said(finding({ kind: 'gone-text' }), evidence(gone, [one]))).toBe(
    'keep jquery-core | counts-on | theme-menu | jQuery',
  );
  expect(said(finding({ kind: 'gone-text' }), evidence(gone, [one, other]))).toBe('leave /landing/ | unknown');
});
