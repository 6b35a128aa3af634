// @vitest-environment node
/** Tests how the features that a version of WooCommerce lacks are recognised on its pages. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lacksOf, readPages } from '../../scripts/parity/lacks';

describe('what a version lacks', () => {
  it('is what its pages show no mark of', () => {
    const pages = {
      listing: '<script id="wc-order-attribution-js"></script>',
      product: '<a href="#tab-reviews" role="tab">',
      checkout: 'wc_checkout_params = {"gateways_with_custom_place_order_button":[]}',
    };
    expect(lacksOf(pages)).toEqual([
      'announced resets of a choice',
      'words for showing a password',
      'a variation’s own gallery',
    ]);
  });
});

describe('a shop’s pages', () => {
  let server: Server;
  let base: string;
  let asked: string[];
  let listing: string;
  beforeEach(async () => {
    asked = [];
    listing =
      '<a href="/shop/?plugin=off&#038;add-to-cart=12">Add</a><a href="/product/controller/" class="button product_type_variable">Select</a>';
    server = createServer((request, response) => {
      const { url = '', headers } = request;
      asked.push(`${url} ${headers.cookie}`.trim());
      if (url === '/shop/?add-to-cart=12') response.setHeader('set-cookie', ['cart=full; path=/', 'hash=a=b']);
      if (url === '/shop/?plugin=off') response.setHeader('set-cookie', 'plugin=off');
      if (url === '/checkout/' && !/cart=full/.test(headers.cookie ?? '')) {
        response.writeHead(302, { location: '/cart/' }).end();
        return;
      }
      response.end(url.startsWith('/shop/') ? listing : `page of ${url}`);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    server.close();
  });

  it('are read as a visitor with something in the cart gets them', async () => {
    expect(await readPages(base)).toEqual({
      listing,
      product: 'page of /product/controller/',
      checkout: 'page of /checkout/',
    });
    expect(asked.at(-1)).toBe('/checkout/ plugin=off; cart=full; hash=a=b');
  });

  it('are refused where the listing has no variable product', async () => {
    listing = '<a href="?add-to-cart=12">Add</a>';
    await expect(readPages(base)).rejects.toThrow('no variable product');
  });
});
