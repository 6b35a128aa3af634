// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { OPTIMISERS } from '../../demo/optimisers/optimisers';
import { createServer } from '../../demo/server';

// A unit test has no build.
vi.mock(import('../../demo/files'), async (original) => ({
  ...(await original()),
  readScript: async (src) => `/* ${src} */`,
}));

const app = createServer();
const get = (path: string, cookie = '') => app.request(path, { headers: { cookie } });
const print = async (path: string, cookie = '') => (await get(path, cookie)).text();
/** A page's scripts that a browser runs: their addresses, or the beginning of their text. */
const running = (html: string) =>
  [...html.matchAll(/<script(?![^>]*\stype=)([^>]*)>([\s\S]*?)<\/script>/g)].map(
    ([, attributes, text]) => /src="?([^"\s>]*)/.exec(attributes ?? '')?.[1] ?? text,
  );

const PAGES = ['/shop/', '/product/wireless-controller/', '/my-account/'];
const PLAIN = '/shop/?demo=jquery';

/** A visitor's cookie: their nonces are the same on every page. */
async function newVisitor(): Promise<string> {
  const [visitor] = (await get('/shop/')).headers.getSetCookie();
  return visitor?.split(';')[0] ?? '';
}

describe('an optimiser', () => {
  it.each(Object.keys(OPTIMISERS))('%s prints every page, and leaves data and templates as they are', async (name) => {
    for (const page of PAGES) {
      const [before, after] = await Promise.all([print(page), print(`${page}?optimiser=${name}`)]);
      expect(after).toContain(/<h1[^>]*>[^<]*/.exec(before)?.[0].replace(/.*>/, ''));
      expect(
        after.match(/<script type="?(?:text\/template|application\/(?:ld\+)?json)/g)?.length ?? 0,
      ).toBeGreaterThanOrEqual(
        before.match(/<script type="(?:text\/template|application\/(?:ld\+)?json)/g)?.length ?? 0,
      );
    }
  });

  it('is kept by a cookie for the visit, and ended by an empty name', async () => {
    const response = await get('/shop/?optimiser=delay');
    expect(response.headers.getSetCookie().map((cookie) => cookie.split(';')[0])).toContain('demo_optimiser=delay');
    expect(await print('/shop/', 'demo_optimiser=delay')).toContain('text/delayed');
    expect(await print('/shop/?optimiser=', 'demo_optimiser=delay')).not.toContain('text/delayed');
  });

  it.each(['toString', 'unknown'])('with an unknown name changes nothing: %s', async (name) => {
    const visitor = await newVisitor();
    expect(await print(`/shop/?optimiser=${name}`, visitor)).toBe(await print('/shop/?optimiser=', visitor));
  });

  it('leaves answers that are no pages as they are', async () => {
    const path = '/?wc-ajax=get_refreshed_fragments';
    expect(await print(path, 'demo_optimiser=delay')).toBe(await print(path));
  });
});

describe('scripts', () => {
  it.each(['delay', 'rocket', 'combine', 'body'])('that bear a mark are left alone: %s', async (name) => {
    const tag = '<script defer src="/dist/shop-islands.js" data-no-delay-js></script>';
    expect((await print(`/shop/?demo=marked&optimiser=${name}`)).includes(tag)).toBe(true);
  });

  it.each(['delay', 'rocket'])('all wait in the order of the document: %s', async (name) => {
    const html = await print(`${PLAIN}&optimiser=${name}`);
    expect(running(html)).toEqual([`/assets/optimiser-${name}.js`]);
    expect(html.indexOf('jquery.js')).toBeLessThan(html.indexOf('var wc_add_to_cart_params'));
    expect(html.indexOf('var wc_add_to_cart_params')).toBeLessThan(html.indexOf('shop-islands.js'));
  });

  it('are joined into one at the end of the body: combine', async () => {
    const html = await print(`${PLAIN}&optimiser=combine`);
    const [all = '', ...others] = running(html);
    expect(others).toEqual([]);
    for (const part of ['/* /assets/jquery.js */', 'var wc_add_to_cart_params', '/* /dist/shop-islands.js */'])
      expect(all).toContain(part);
    expect(html.indexOf('data-islands-config')).toBeGreaterThan(html.indexOf('</footer>'));
  });

  it('are moved to the end of the body, files first and in no fixed order: body', async () => {
    const html = await print(`${PLAIN}&optimiser=body`);
    expect(html).not.toMatch(/<script[^>]*\sdefer/);
    const places = ['</footer>', '<script async src="/dist/shop-islands.js">', 'var wc_add_to_cart_params'].map(
      (part) => html.indexOf(part),
    );
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(places[0]).toBeGreaterThan(0);
  });
});

it('“css” lets the page be shown before its styles have loaded', async () => {
  const sheets = (await print('/shop/?optimiser=css')).match(/<link rel="stylesheet"[^>]*>/g) ?? [];
  expect(sheets).not.toEqual([]);
  for (const sheet of sheets) expect(sheet).toContain('media="print"');
});

it('“minify” removes quotes, white space and end tags, but nothing from values and texts', async () => {
  const visitor = await newVisitor();
  const [before, after] = [await print('/shop/', visitor), await print('/shop/?optimiser=minify', visitor)];
  expect(after.length).toBeLessThan(before.length * 0.97);
  expect([/<\/li><li/, /<div[^>]*>\s+</, / class=\w/].map((pattern) => pattern.test(after))).toEqual([
    false,
    false,
    true,
  ]);
  for (const kept of [
    'class="product type-product post-102 status-publish instock product_cat-playstation has-post-thumbnail  product-type-simple"',
    'Ashfall Kingdoms',
  ])
    expect([before, after].map((html) => html.includes(kept))).toEqual([true, true]);
});

it('“lazy” leaves a placeholder in the place of every picture', async () => {
  const pictures = (await print('/shop/?optimiser=lazy')).match(/<img[^>]*>/g) ?? [];
  expect(pictures.length).toBeGreaterThan(3);
  for (const picture of pictures) expect(picture).toMatch(/ src="data:[^"]*" data-lazy-src="\/cover\//);
});

it('“cached” gives everybody the cookies of one visitor’s cart and nobody’s nonces, but never caches personal pages', async () => {
  const cookiesOf = async (path: string) =>
    (await get(path, 'demo_optimiser=cached')).headers.getSetCookie().map((cookie) => cookie.split('=')[0]);
  expect(await cookiesOf('/shop/')).toEqual(['woocommerce_items_in_cart', 'woocommerce_cart_hash']);
  for (const own of ['/cart/', '/checkout/', '/?wc-ajax=get_refreshed_fragments'])
    expect(await cookiesOf(own)).toContain('demo_visitor');
});
