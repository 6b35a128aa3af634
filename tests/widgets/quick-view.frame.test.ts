import { describe, expect, it } from 'vitest';
import type { FrameFacts } from '../../widgets/quick-view/contract';
import { findProduct, readFrame } from '../../widgets/quick-view/read';
import { hasLeft, isProduct } from '../../widgets/quick-view/rules';
import { PRODUCT } from './quick-view.store';

const FRAME = `${PRODUCT}?shopengine_quickview=modal-content&nonce=1a2b3c4d5e`;

const pageOf = (html: string) => {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = html;
  return page;
};
const frameOf = (html: string, address = FRAME, visit: { responseStatus?: number } = { responseStatus: 200 }) =>
  ({
    contentDocument: pageOf(html),
    contentWindow: { location: { href: address }, performance: { getEntriesByType: () => [visit] } },
  }) as unknown as HTMLIFrameElement;

describe('the content of a frame', () => {
  const facts: FrameFacts = { address: FRAME, status: 200, hasProduct: true };
  it.each<[string, Partial<FrameFacts>, boolean]>([
    ['the product', {}, true],
    ['the product at another address', { address: PRODUCT }, true],
    ['a page of the theme’s own making at the address that was asked for', { hasProduct: false }, true],
    ['the product, where the browser tells no status', { status: 0 }, true],
    ['a login', { address: 'https://shop.example/my-account/', hasProduct: false }, false],
    ['an error', { status: 404 }, false],
    ['an error of the server', { status: 500, hasProduct: false }, false],
  ])('is recognised as a product or not: %s', (_what, change, isShown) => {
    expect(isProduct({ ...facts, ...change }, FRAME)).toBe(isShown);
  });

  it('has left the product when its address is another one than the first, and not before there was a first', () => {
    expect([hasLeft(facts, PRODUCT), hasLeft(facts, FRAME), hasLeft(facts, undefined)]).toEqual([true, false, false]);
  });

  it('is described by its address, its status and whether it has a product', () => {
    expect(readFrame(frameOf('<div class="product"></div>'))).toEqual(facts);
    expect(readFrame(frameOf('<form class="login"></form>', 'https://shop.example/my-account/', {}))).toEqual({
      address: 'https://shop.example/my-account/',
      status: 0,
      hasProduct: false,
    });
  });

  it('cannot be read where the page is another site’s', () => {
    expect(readFrame({ contentDocument: null, contentWindow: {} } as HTMLIFrameElement)).toBeUndefined();
  });
});

describe('the product’s part of a page', () => {
  it.each([
    [
      'the quick view’s template',
      '<div class="product" id="a"></div><div class="shopengine-quickview-content-warper" id="b"><div class="product"></div></div>',
      'b',
    ],
    ['ShopEngine’s own', '<div class="product" id="a"></div><div class="shopengine-product-page" id="b"></div>', 'b'],
    [
      'the theme’s',
      '<ul class="products"><li><div class="product"></div></li></ul><div class="product" id="b"></div>',
      'b',
    ],
    ['a block theme’s', '<main><section class="product" id="b"></section></main>', 'b'],
  ])('is %s', (_what, html, id) => {
    expect(findProduct(pageOf(html))?.id).toBe(id);
  });

  it('is not the card of a list', () => {
    expect(
      findProduct(
        pageOf(
          '<main><ul class="products"><li class="product"></li></ul><div class="products"><div class="product"></div></div></main>',
        ),
      ),
    ).toBeUndefined();
  });
});
