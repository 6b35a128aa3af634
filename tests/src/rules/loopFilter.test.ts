// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  choicesIn,
  choicesOf,
  consolidate,
  type Filters,
  type Join,
  logicOf,
  readTerms,
  writeTerms,
} from '../../../src/rules/loopFilter';

/**
 * Slugs as WordPress makes them, without any separator. Letters of other alphabets are percent-encoded, or written as
 * they are.
 */
const slug = fc.stringMatching(/^([a-z0-9_-]|%[89a-f][0-9a-f]|[àéüßøж字]){1,12}$/);
const taxonomy = fc.stringMatching(/^[a-z0-9_]{1,8}(-[a-z0-9_]{1,8}){0,2}$/);
const join = fc.constantFrom<Join>('AND', 'OR', 'NOT');
const PAGE = 'https://shop.example/games/';

describe('the value of a filter in an address (SPEC 9)', () => {
  it('comes back as it was written, with any terms and any join', () => {
    fc.assert(
      fc.property(fc.uniqueArray(slug, { minLength: 1, maxLength: 6 }), join, taxonomy, (terms, logicalJoin, name) => {
        const address = `${PAGE}?e-filter-3f2a1bc-${name}=${writeTerms({ terms, logicalJoin })}`;
        // A single term has no separator that could say OR.
        const known = terms.length === 1 && logicalJoin === 'OR' ? 'AND' : logicalJoin;
        expect(choicesIn(address, '3f2a1bc')).toEqual({ [name]: { terms, logicalJoin: known } });
      }),
    );
  });

  it.each<[value: string, join: Join]>([
    ['ps5+switch', 'AND'],
    ['ps5%2Bswitch', 'AND'],
    ['ps5%20switch', 'AND'],
    ['ps5~switch', 'OR'],
    ['ps5%7Eswitch', 'OR'],
    ['ps5%7Cswitch', 'OR'],
    ['ps5%7cswitch', 'OR'],
    ['ps5|switch', 'OR'],
    ['ps5!switch', 'NOT'],
    ['ps5%21switch', 'NOT'],
    // Encoded twice.
    ['ps5%252Bswitch', 'AND'],
    ['ps5%257Eswitch', 'OR'],
    ['ps5%2521switch', 'NOT'],
  ])('%s is read as two terms, %s', (value, logicalJoin) => {
    expect(choicesIn(`${PAGE}?e-filter-3f2a1bc-product_cat=${value}`, '3f2a1bc')).toEqual({
      product_cat: { terms: ['ps5', 'switch'], logicalJoin },
    });
  });

  it.each<[join: Join | undefined, value: string]>([
    ['AND', 'ps5+switch'],
    ['OR', 'ps5~switch'],
    ['NOT', 'ps5!switch'],
    [undefined, 'ps5+switch'],
  ])('joined by %s is written %s', (logicalJoin, value) => {
    expect(writeTerms({ terms: ['ps5', 'switch'], ...(logicalJoin && { logicalJoin }) })).toBe(value);
  });

  it('names each term once, and none that is empty', () => {
    expect(readTerms('~ps5~~ps5')).toEqual({ terms: ['ps5'], logicalJoin: 'OR' });
    expect(choicesIn(`${PAGE}?e-filter-3f2a1bc-product_cat=`, '3f2a1bc')).toEqual({});
  });
});

describe('an address', () => {
  it('is read for one loop only, whatever hyphens its taxonomy has', () => {
    const address = `${PAGE}?e-filter-3f2a1bc-pa-screen-size=big&e-filter-9d4e07a-product_cat=ps5&orderby=price`;
    expect(Object.keys(choicesIn(address, '3f2a1bc'))).toEqual(['pa-screen-size']);
    expect(Object.keys(choicesIn(address, '9d4e07a'))).toEqual(['product_cat']);
  });
});

describe('the logical operator (SPEC 5)', () => {
  it.each<[isMultiple: boolean, combination: unknown, logic: string]>([
    [true, 'AND', 'AND'],
    [true, 'OR', 'OR'],
    [true, 'XOR', 'DISABLED'],
    [true, 'or', 'DISABLED'],
    [true, undefined, 'DISABLED'],
    [false, 'AND', 'DISABLED'],
  ])('is, where several terms are allowed (%s) and combined by %s, %s', (isMultiple, combination, logic) => {
    expect(logicOf(isMultiple, combination)).toBe(logic);
  });
});

describe('several filters on one loop (SPEC 3.3)', () => {
  const filter = (selectedTaxonomy: string, terms: string[], logicalJoin?: Join, filterType = 'taxonomy') => ({
    filterType,
    filterData: { terms, selectedTaxonomy, ...(logicalJoin && { logicalJoin }) },
  });

  it('are joined per type and taxonomy; what is empty is left out', () => {
    const filters: Filters = {
      a: filter('product_cat', ['ps5', 'switch'], 'OR'),
      b: filter('pa-platform', ['handheld']),
      c: filter('product_tag', [], 'AND'),
      d: filter('price', ['10-20'], 'AND', 'range'),
    };
    expect(consolidate(filters)).toEqual({
      taxonomy: {
        product_cat: { terms: ['ps5', 'switch'], logicalJoin: 'OR' },
        'pa-platform': { terms: ['handheld'] },
      },
      range: { price: { terms: ['10-20'], logicalJoin: 'AND' } },
    });
    expect(Object.keys(choicesOf(filters))).toEqual(['product_cat', 'pa-platform']);
  });

  it('on the same taxonomy count together, each term once', () => {
    const filters: Filters = {
      a: filter('product_cat', ['ps5', 'rpg'], 'OR'),
      b: filter('product_cat', ['rpg', 'sale'], 'AND'),
    };
    expect(choicesOf(filters)).toEqual({ product_cat: { terms: ['ps5', 'rpg', 'sale'], logicalJoin: 'AND' } });
  });

  it('without any choice are nothing', () => {
    expect(consolidate({ a: filter('product_cat', []) })).toEqual({});
    expect(choicesOf({})).toEqual({});
  });
});
