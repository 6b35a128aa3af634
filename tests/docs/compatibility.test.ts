// @vitest-environment node
/** Checks that docs/compatibility.md gives the same advice as the doctor. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkMarkup, rules } from '../../scripts/doctor/checks/markup';
import { findIslands } from '../../scripts/doctor/findIslands';
import { findOwners, switchOf } from '../../scripts/doctor/owners';
import { SHARED_MARKUP } from '../../src/rules/sharedMarkup';
import { pageOf, TAG } from '../doctor/helpers';
import { fixtureOf } from '../helpers/fixture';

const page = readFileSync('docs/compatibility.md', 'utf8');
const section = page.slice(page.indexOf('## What to do'), page.indexOf('## Versions'));
/** The cells of each row below a table's head that begins with these words. */
const rowsBelow = (head: string) =>
  section
    .slice(section.indexOf(`| ${head} |`))
    .split('\n\n')[0]
    ?.split('\n')
    .slice(2)
    .map((line) => line.slice(2, -2).split(' | ')) ?? [];

const SINGLE = '<script id="wc-single-product-js" src="/wp-content/plugins/woocommerce/single-product.js"></script>';

describe('advice about markup that several scripts may drive', () => {
  const rows = rowsBelow('Your theme or a plugin replaces');

  test('is there for each of them', () => {
    expect(rows.map(([markup]) => markup)).toEqual(Object.keys(SHARED_MARKUP));
  });

  test.each([
    ['islands', '', 1],
    ['WooCommerce’s script', SINGLE, 2],
  ] as const)('is what the doctor says of a gallery that %s drives', (_, script, column) => {
    const it = pageOf(fixtureOf('product-gallery'), TAG + script);
    const owner = findOwners(it, findIslands(it)).find(({ markup }) => markup === 'gallery');
    expect(rows.find(([markup]) => markup === 'gallery')?.[column]).toBe(`${owner?.toSwitch}.`);
  });

  test('gives the doctor’s advice for an island that is off and whose work no script does', () => {
    expect(section).toContain(`no script does its work: ${switchOf('', [])}.`);
  });
});

describe('advice about a template', () => {
  const rows = rowsBelow('A template’s markup');

  test('is one of the doctor’s in each row, and all of them are there', () => {
    expect(rows).toEqual(rules.map(({ what, why, fix }) => [what, why, fix]));
  });

  test('is what the doctor says of such a page', () => {
    const [finding] = checkMarkup(pageOf('<a class="ajax_add_to_cart" href="/">Add</a>'));
    expect(rows).toContainEqual([finding?.what, finding?.why, finding?.fix]);
  });
});
