// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { archiveBase, filterUrl, listValues, toggledList } from '../../../src/rules/filterQuery';

const SHOP = 'https://shop.example/shop/';

/** Words that are difficult in addresses, and usual words. */
const word = fc.oneof(
  fc.constantFrom('a', 'b', 'paged', 'size[]', 'size%5B%5D', 'size%5b%5d', 'q+q', 'ü b', '&=?#', '%2B', ''),
  fc.string({ maxLength: 6 }),
);
const fields = fc.array(fc.tuple(word, word), { maxLength: 6 });
const isDropped = (name: string, value: string) =>
  value === '' || name === 'paged' || name.endsWith('[]') || /%5B%5D$/i.test(name);
const addressOf = (query: [string, string][]) => `${SHOP}?${new URLSearchParams(query)}`;

describe('the address of a filtered archive (SPEC 5, 7.2)', () => {
  it.each([
    ['https://shop.example/shop/', 'https://shop.example/shop/'],
    ['https://shop.example/shop/page/2/', 'https://shop.example/shop/'],
    ['https://shop.example/shop/page/2', 'https://shop.example/shop/'],
    ['https://shop.example/shop/page/12/?orderby=price#reviews', 'https://shop.example/shop/'],
    ['https://shop.example/page/shop/', 'https://shop.example/page/shop/'],
    ['https://shop.example/page/2/shop/', 'https://shop.example/page/2/shop/'],
    ['https://shop.example/', 'https://shop.example/'],
  ])('of %s begins at the first page', (address, base) => {
    expect(archiveBase(address)).toBe(base);
  });

  it('keeps the query, and the form’s fields win over it', () => {
    expect(filterUrl(`${SHOP}page/3/?s=moon&orderby=date`, [['orderby', 'price']])).toBe(
      `${SHOP}?s=moon&orderby=price`,
    );
  });

  it('has no question mark without a query', () => {
    expect(filterUrl(`${SHOP}?orderby=date`, [['orderby', '']])).toBe(SHOP);
  });

  it('keeps a space, and leaves out a parameter without a value', () => {
    const url = new URL(filterUrl(`${SHOP}?s=moon+light&flag&q=a%2Bb`, []));
    expect([...url.searchParams]).toEqual([
      ['s', 'moon light'],
      ['q', 'a+b'],
    ]);
  });

  it('is the same however often it is built', () => {
    fc.assert(
      fc.property(fields, fields, (query, form) => {
        const once = filterUrl(addressOf(query), form);
        expect(filterUrl(once, form)).toBe(once);
        expect(filterUrl(once, [])).toBe(once);
      }),
    );
  });

  it('has the form’s values, else the address’s, and the later of two values with one name', () => {
    fc.assert(
      fc.property(fields, fields, (query, form) => {
        const { searchParams } = new URL(filterUrl(addressOf(query), form));
        for (const [name, value] of new Map([...new URLSearchParams(new URLSearchParams(query).toString()), ...form])) {
          if (!isDropped(name, value)) expect(searchParams.get(name)).toBe(value);
        }
      }),
    );
  });

  it('never has an empty value, a name with brackets, a page, or a name twice', () => {
    fc.assert(
      fc.property(fields, fields, (query, form) => {
        const pairs = [...new URL(filterUrl(addressOf(query), form)).searchParams];
        expect(pairs.filter(([name, value]) => isDropped(name, value))).toEqual([]);
        expect(new Set(pairs.map(([name]) => name)).size).toBe(pairs.length);
      }),
    );
  });

  it('stays in the archive, whatever the form says', () => {
    fc.assert(
      fc.property(fields, fc.nat(), (form, page) => {
        const { origin, pathname, hash } = new URL(filterUrl(`${SHOP}page/${page}/#top`, form));
        expect([origin, pathname, hash]).toEqual(['https://shop.example', '/shop/', '']);
      }),
    );
  });
});

describe('a comma list', () => {
  const item = fc.stringMatching(/^[a-z0-9-]{1,5}$/);

  it('has each value once, and no empty one', () => {
    expect(listValues(',games,,pc,games,')).toEqual(['games', 'pc']);
  });

  it('contains a value that was added, and not one that was removed', () => {
    fc.assert(
      fc.property(fc.array(item), item, (items, one) => {
        const list = items.join();
        expect(listValues(toggledList(list, one, true))).toContain(one);
        expect(listValues(toggledList(list, one, false))).not.toContain(one);
        expect(toggledList(toggledList(list, one, true), one, false)).toBe(toggledList(list, one, false));
      }),
    );
  });
});
