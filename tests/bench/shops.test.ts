// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readOptions } from '../../scripts/bench/options';
import { heavierPages, type Load, type ShopFigures, worseOf } from '../../scripts/bench/shops/figures';
import { shopsPart, shopsPartIn, withShopsPart } from '../../scripts/bench/shops/page';
import { pagesOf } from '../../scripts/bench/shops/pages';

const load = (bytes: number, more: Partial<Load> = {}): Load => ({
  bytes,
  requests: 10,
  script: 100,
  shift: 0,
  hasJQuery: false,
  owners: [],
  ...more,
});
const page = (off: Load, on: Load) => ({ page: 'listing', loads: { off, on } });
const shop = (off: Load, on: Load): ShopFigures => ({
  name: 'kadence + chat',
  pages: [page(off, on)],
  firstAdd: { off: 96, on: 40 },
  earlyTap: undefined,
  choiceShift: { off: 0.02, on: 0.01 },
});

describe('a page with the plugin on', () => {
  it.each([
    ['is no worse where it weighs as much', load(60_000), load(60_000), []],
    ['is worse by a byte', load(60_000), load(60_001), ['bytes']],
    ['is worse by a file', load(60_000), load(1000, { requests: 11 }), ['requests']],
    ['is worse by a shift that can be seen', load(1), load(1, { shift: 0.0011 }), ['layout shift']],
    ['is no worse by a shift that is noise, nor by script time', load(1), load(1, { shift: 0.001, script: 900 }), []],
  ])('%s', (_what, off, on, worse) => {
    expect(worseOf(page(off, on))).toEqual(worse);
  });

  it('is named where it is worse', () => {
    expect(heavierPages([shop(load(1), load(2)), shop(load(2), load(1))])).toEqual(['kadence + chat, listing: bytes']);
  });

  it('is named where choosing a variation shifts the layout more than without the plugin', () => {
    const choosing = (on: number) => ({ ...shop(load(2), load(1)), choiceShift: { off: 0.012, on } });
    expect(heavierPages([choosing(0.146), choosing(0.013)])).toEqual([
      'kadence + chat, a chosen variation: layout shift',
    ]);
  });
});

describe('the pages that are measured', () => {
  const of = (...words: string[]) =>
    pagesOf(readOptions(words)).map(([page, path, cart]) => `${page}: ${path}, ${cart}`);

  it('are of each kind, the account’s login and both kinds of products among them', () => {
    expect(of('--product', '/product/controller/')).toEqual([
      'listing: /shop/, empty',
      'listing, with a cart: /shop/, full',
      'product without choices: /product/game-1/, empty',
      'product: /product/controller/, empty',
      'cart: /cart/, full',
      'checkout: /checkout/, full',
      'plain page: /about/, empty',
      'login: /my-account/, empty',
    ]);
    expect(of('--account', '/konto/')).toContain('login: /konto/, empty');
  });

  it('have one product where both are the same', () => {
    expect(of('--product', '/p/', '--simple', '/p/').filter((page) => page.includes('/p/'))).toEqual([
      'product: /p/, empty',
    ]);
  });
});

describe('the part of the page about performance', () => {
  it('has a row for each shop, which names who keeps jQuery and is bold where the plugin makes a page worse', () => {
    const part = shopsPart([shop(load(60_000), load(72_400, { hasJQuery: true, owners: ['chat'], shift: 0.02 }))]);
    expect(part).toContain('| theme and plugins | listing | first add | shift of a choice | jQuery stays for |');
    expect(part).toContain(
      '| kadence + chat | **60 → 72.4 KB, 10 → 10 files, 100 → 100 ms, shift 0 → 0.02: more bytes, layout shift** | 96 → 40 ms | 0.02 → 0.01 | chat (1 of 1 pages) |',
    );
    expect(part).toContain('With the plugin on, 1 pages are worse');
  });

  it('says what happens to a tap that comes before the scripts', () => {
    const tap = { bytes: 8000, answer: 120, inCart: 900, hasLeft: false, isLost: false };
    const off = { bytes: 60_000, answer: Number.NaN, inCart: Number.NaN, hasLeft: false, isLost: true };
    const part = shopsPart([{ ...shop(load(2), load(1)), earlyTap: { off, on: { ...tap, hasLeft: true } } }]);
    expect(part).toContain(
      '| kadence + chat | 60 KB; lost | 8 KB; answered after 120 ms by another page, in the cart after 900 ms |',
    );
    expect(shopsPart([shop(load(2), load(1))])).not.toContain('before the scripts');
  });

  it('names code in the page as the reason for jQuery where no file of a plugin or theme is the reason', () => {
    expect(shopsPart([shop(load(1), load(1, { hasJQuery: true }))])).toContain('| code in the page (1 of 1 pages) |');
  });

  it('says what a shop lacks', () => {
    const part = shopsPart([
      shop(load(60_000), load(36_000)),
      { name: 'bare', pages: [], firstAdd: undefined, earlyTap: undefined, choiceShift: undefined },
    ]);
    expect(part).toContain(
      '| kadence + chat | 60 → 36 KB, 10 → 10 files, 100 → 100 ms | 96 → 40 ms | 0.02 → 0.01 | nobody |',
    );
    expect(part).toContain('| bare | – | – | – | nobody |');
    expect(part).toContain('No page is worse with the plugin on.');
  });

  it('stands before the first section, replaces the earlier part, and can be read back from the page', () => {
    const bare = '# Performance\n\nWords.\n\n## Budgets\n\nA table.\n\n## More\n';
    const [first, second] = [shopsPart([]), shopsPart([shop(load(2), load(1))])];
    const written = withShopsPart(withShopsPart(bare, first), second);
    expect(written).toBe(bare.replace('## Budgets', `${second}\n\n## Budgets`));
    expect([shopsPartIn(written), shopsPartIn(bare)]).toEqual([second, '']);
    expect(withShopsPart(written, '')).toBe(bare);
    expect(withShopsPart(withShopsPart('', first), second)).toBe(`${second}\n`);
  });
});
