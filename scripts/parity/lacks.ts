/** Finds out what a shop's version of WooCommerce lacks of what the islands can read, by what its pages print. */

/** Pages of a shop, as a visitor with something in the cart gets them without the plugin. */
interface Pages {
  listing: string;
  product: string;
  checkout: string;
}

/** Features that versions of WooCommerce have added, in order, each with its mark on a page. */
const NEWS: readonly { what: string; page: keyof Pages; mark: RegExp }[] = [
  { what: 'the order’s source', page: 'listing', mark: /wc-order-attribution-js/ },
  { what: 'tabs whose links have the role', page: 'product', mark: /<a[^>]*role=.tab/ },
  { what: 'announced resets of a choice', page: 'product', mark: /i18n_reset_alert_text/ },
  { what: 'words for showing a password', page: 'listing', mark: /i18n_password_show/ },
  {
    what: 'payment methods with an order button of their own',
    page: 'checkout',
    mark: /gateways_with_custom_place_order_button/,
  },
  { what: 'a variation’s own gallery', page: 'product', mark: /gallery_images_html/ },
];

/** The features whose mark is on no page, in the order in which WooCommerce added them. */
export const lacksOf = (pages: Pages): string[] =>
  NEWS.filter(({ page, mark }) => !mark.test(pages[page])).map(({ what }) => what);

/**
 * Reads the pages of a shop that the plugin is switched off in by `?plugin=off`: the listing, its first variable
 * product, and the checkout with a product in the cart.
 * @param base the shop's address, without a slash at its end
 * @throws if the listing has no product to add, or no variable one
 */
export async function readPages(base: string): Promise<Pages> {
  const cookies = new Map<string, string>();
  const get = async (path: string): Promise<string> => {
    const headers = { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
    const response = await fetch(new URL(path, base), { headers, redirect: 'manual' });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split(/=(.*)/s);
      cookies.set(name, value);
    }
    const next = response.headers.get('location');
    return next ? get(next) : response.text();
  };
  const listing = await get('/shop/?plugin=off');
  const adding = /\badd-to-cart=\d+/.exec(listing)?.[0];
  const variable = /href="([^"]+)"[^>]*product_type_variable/.exec(listing)?.[1];
  if (!adding || !variable) throw new Error(`${base}/shop/ lists no product to add, or no variable product.`);
  const product = await get(variable);
  await get(`/shop/?${adding}`);
  return { listing, product, checkout: await get('/checkout/') };
}
