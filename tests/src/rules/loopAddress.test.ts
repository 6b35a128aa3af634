// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterAddress, firstAddress, pageAddress, pageKey } from '../../../src/rules/loopAddress';
import { type Choices, choicesIn, type Join } from '../../../src/rules/loopFilter';

const ID = '3f2a1bc';
const first = { url: 'https://shop.example/games/', page: 1 };
const ps5: Choices = { product_cat: { terms: ['ps5'], logicalJoin: 'OR' } };
const FILTERED = `e-filter-${ID}-product_cat=ps5`;

describe('the address of a loop’s first page', () => {
  it.each<[from: string, page: number, to: string]>([
    ['/games/page/3/', 3, '/games/'],
    ['/games/3/?x=1%202', 3, '/games/?x=1%202'],
    ['/games/?paged=3&x=1', 3, '/games/?x=1'],
    ['/?page_id=5&page=3', 3, '/?page_id=5'],
    [`/games/?e-page-${ID}=3&e-page-9d4e07a=2`, 3, '/games/?e-page-9d4e07a=2'],
    // Values of `page` that are not page numbers.
    ['/games/2077/?page=about', 3, '/games/2077/?page=about'],
  ])('from %s on page %d is %s', (from, page, to) => {
    expect(firstAddress(`https://shop.example${from}`, page, ID)).toBe(to);
  });
});

describe('the address of a filtered loop (SPEC 2.2)', () => {
  it.each<[what: string, from: string, to: string]>([
    ['has the filter', '/games/', `/games/?${FILTERED}`],
    [
      'keeps what else is there as it was written',
      '/games/?a=1%202&b&c=%7e~+',
      `/games/?a=1%202&b&c=%7e~+&${FILTERED}`,
    ],
    [
      'loses the loop’s own page, and its former filters',
      `/games/?e-page-${ID}=3&e-filter-${ID}-pa-platform=pc&x=1`,
      `/games/?x=1&${FILTERED}`,
    ],
    [
      'keeps the pages and filters of other loops',
      '/games/?e-page-9d4e07a=2&e-filter-9d4e07a-tag=new',
      `/games/?e-page-9d4e07a=2&e-filter-9d4e07a-tag=new&${FILTERED}`,
    ],
    ['loses a page in the path', '/games/page/3/?x=1', `/games/?x=1&${FILTERED}`],
    ['loses a page in the path of a single page', '/games/3/', `/games/?${FILTERED}`],
    ['loses a page in the query', '/games/?paged=3&x=1', `/games/?x=1&${FILTERED}`],
    ['loses its anchor', '/games/#list', `/games/?${FILTERED}`],
  ])('%s', (_what, from, to) => {
    expect(filterAddress(`https://shop.example${from}`, first, ID, ps5)).toBe(to);
  });

  it('is the bare path when nothing is chosen', () => {
    expect(filterAddress(`https://shop.example/games/?${FILTERED}`, first, ID, {})).toBe('/games/');
  });

  it('is made from the base where the server printed a further page', () => {
    expect(
      filterAddress(
        'https://shop.example/odd/part-3/?x=1&page=3',
        { url: 'https://shop.example/odd/', page: 3 },
        ID,
        ps5,
      ),
    ).toBe(`/odd/?x=1&${FILTERED}`);
  });

  it('keeps `page` where it is no page number, and a path that only looks like a page’s', () => {
    expect(filterAddress('https://shop.example/games/?page=about', first, ID, ps5)).toBe(
      `/games/?page=about&${FILTERED}`,
    );
    expect(filterAddress('https://shop.example/games/2077-edition/', first, ID, ps5)).toBe(
      `/games/2077-edition/?${FILTERED}`,
    );
  });

  it('keeps the page of the site when links are plain', () => {
    expect(
      filterAddress(
        'https://shop.example/?paged=2&page_id=5',
        { url: 'https://shop.example/?page_id=5', page: 2 },
        ID,
        ps5,
      ),
    ).toBe(`/?page_id=5&${FILTERED}`);
    expect(filterAddress('https://shop.example/?paged=2', { url: '/?page_id=5', page: 2 }, ID, ps5)).toBe(
      `/?page_id=5&${FILTERED}`,
    );
  });

  it('says what was chosen, with any terms of any taxonomies', () => {
    const chosen = fc.record({
      terms: fc.uniqueArray(fc.stringMatching(/^[a-z0-9-]{1,9}$/), { minLength: 2, maxLength: 4 }),
      logicalJoin: fc.constantFrom<Join>('AND', 'OR', 'NOT'),
    });
    const name = fc.stringMatching(/^[a-z][a-z_]{0,5}(-[a-z_]{1,5})?$/);
    fc.assert(
      fc.property(fc.dictionary(name, chosen), fc.dictionary(name, chosen), (before, after) => {
        const from = new URL(filterAddress('https://shop.example/games/?x=1', first, ID, before), first.url).href;
        const to = new URL(filterAddress(from, first, ID, after), first.url);
        expect(choicesIn(to.href, ID)).toEqual({ ...after });
        expect(to.searchParams.get('x')).toBe('1');
      }),
    );
  });
});

describe('the address of a further page', () => {
  it.each<[what: string, from: string, link: string, to: string]>([
    ['has the link’s path', '/games/', '/games/page/2/', '/games/page/2/'],
    ['keeps filters the link knows nothing of', `/games/?${FILTERED}`, '/games/page/2/', `/games/page/2/?${FILTERED}`],
    ['forgets filters that have gone since', '/games/', `/games/page/2/?${FILTERED}`, '/games/page/2/'],
    ['has the link’s page in the query', '/?page_id=5&paged=2', '/?page_id=5&paged=3', '/?page_id=5&paged=3'],
    [
      'has the loop’s own page, and leaves the path alone',
      '/games/3/?x=1',
      `/games/?e-page-${ID}=2`,
      `/games/3/?x=1&e-page-${ID}=2`,
    ],
    ['drops it for the first page', `/games/?e-page-${ID}=2&x=1`, '/games/', '/games/?x=1'],
    ['keeps other loops’ pages', '/games/?e-page-9d4e07a=4', '/games/2/', '/games/2/?e-page-9d4e07a=4'],
  ])('%s', (_what, from, link, to) => {
    expect(pageAddress(`https://shop.example${from}`, link, ID)).toBe(to);
  });

  it('is on this site, even if the link has another name of the site', () => {
    expect(pageAddress('https://shop.example/games/', 'http://www.shop.example/games/page/2/', ID)).toBe(
      '/games/page/2/',
    );
  });
});

describe('the key of an address’s page', () => {
  it('depends only on the path, the page and the loop’s own page', () => {
    const key = (path: string) => pageKey(`https://shop.example${path}`, ID);
    expect(key(`/games/?${FILTERED}#list`)).toBe(key('/games/?e-page-9d4e07a=3'));
    for (const other of ['/games/2/', '/games/?paged=2', '/games/?page=2', `/games/?e-page-${ID}=2`])
      expect(key(other), other).not.toBe(key('/games/'));
  });
});

describe('an address that leads away from the site', () => {
  const page = 'https://shop.example/games/';

  it.each([
    'feed:javascript:run()',
    'javascript:run()',
    '//evil.example/x',
    'https://shop.example//evil.example/x',
    'https://shop.example/.//evil.example/x',
  ])('%j becomes a path of this site', (link) => {
    for (const address of [pageAddress(page, link, ID), filterAddress(page, { url: link, page: 2 }, ID, ps5)]) {
      expect(address).toMatch(/^\/(?!\/)/);
      expect(new URL(address, page).origin).toBe('https://shop.example');
    }
  });

  it('becomes one of this site, whatever it is', () => {
    fc.assert(
      fc.property(fc.constantFrom(page, 'https://shop.example//evil.example/?x=1'), fc.string(), (from, tail) => {
        const address = pageAddress(from, new URL(tail.replace(/[^ -~]/g, ''), 'x:/').href, ID);
        expect(new URL(address, page).origin).toBe('https://shop.example');
      }),
    );
  });
});
