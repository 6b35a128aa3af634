// @vitest-environment node
/** Checks what the doctor finds on a page: the islands, whether each would run, and the scripts whose work they do. */
import { describe, expect, it } from 'vitest';
import { checkMarkup } from '../../scripts/doctor/checks/markup';
import { findIslands } from '../../scripts/doctor/findIslands';
import { knownScript, replacedScripts } from '../../scripts/doctor/knownScripts';
import { allIslands } from '../../widgets/allIslands';
import { admin } from '../../widgets/registry';
import { fixtureOf } from '../helpers/fixture';
import { demoPage, pageOf, said } from './helpers';

/** Islands that run only if the page's settings, or its address, name them. */
const NAMED = ['order-attribution', 'order-attribution-inputs', 'template-scroll'];
const ofShop = allIslands.filter((row) => !admin.includes(row) && !NAMED.includes(row.name)).map(({ name }) => name);
const namesOn = (page: ReturnType<typeof pageOf>) => findIslands(page).map(({ name }) => name);
const standingOf = (page: ReturnType<typeof pageOf>, name: string) =>
  findIslands(page).find((island) => island.name === name)?.standing;

const NOTICE = '<p class="woocommerce-store-notice demo_store">Hello <a href="#">Dismiss</a></p>';

describe('the islands of a page', () => {
  it.each(ofShop)('has %s on its own fixture', (name) => {
    expect(namesOn(pageOf(fixtureOf(name)))).toContain(name);
  });

  it.each(ofShop)('finds nothing wrong with the markup of %s’ fixture', (name) => {
    expect(
      checkMarkup(pageOf(fixtureOf(name), '<style>.woocommerce-product-gallery{opacity:1!important}</style>')),
    ).toEqual([]);
  });

  it('have order attribution only where the shop prints its settings', () => {
    expect(namesOn(pageOf('<p>Hello</p>'))).not.toContain('order-attribution');
    expect(
      namesOn(
        pageOf('<script>var wc_order_attribution = {"params":{},"fields":{"utm_source":"current.src"}};</script>'),
      ),
    ).toContain('order-attribution');
  });

  it('have a template’s scroll only where the address names it', () => {
    const template = fixtureOf('template-scroll');
    expect(namesOn(pageOf(template))).not.toContain('template-scroll');
    expect(standingOf(pageOf(template, '', {}, 'https://shop.example/?theme_template_id=7'), 'template-scroll')).toBe(
      'adopted',
    );
  });

  it('have nothing of wp-admin', () => {
    expect(namesOn(pageOf('<input class="datepicker">'))).not.toContain('date-field');
  });

  it('are switched off by the config and by the address', () => {
    const config = `<script type="application/json" data-islands-config>{"disable":["store-notice"]}</script>`;
    expect(standingOf(pageOf(NOTICE), 'store-notice')).toBe('adopted');
    expect(standingOf(pageOf(NOTICE, config), 'store-notice')).toBe('switched off');
    expect(standingOf(pageOf(NOTICE, '', {}, 'https://shop.example/?islands=-store-notice'), 'store-notice')).toBe(
      'switched off',
    );
    expect(standingOf(pageOf(NOTICE, '', {}, 'https://shop.example/?islands=off'), 'store-notice')).toBe(
      'switched off',
    );
    expect(standingOf(pageOf(NOTICE, config.replace('store-notice', '*')), 'store-notice')).toBe('switched off');
  });

  it('yield to the script that does their work', () => {
    const page = pageOf(
      NOTICE,
      '<script id="woocommerce-js" src="/wp-content/plugins/woocommerce/assets/js/frontend/woocommerce.min.js"></script>',
    );
    expect(findIslands(page).find(({ name }) => name === 'store-notice')).toMatchObject({
      standing: 'yields',
      yieldsTo: 'woocommerce',
    });
    // It takes its buttons over from the script that is there.
    const added = pageOf(
      '<a class="add_to_cart_button ajax_add_to_cart" data-product_id="7">Add</a>',
      '<script id="wc-add-to-cart-js" src="/add-to-cart.js"></script>',
    );
    expect(standingOf(added, 'add-to-cart')).toBe('adopted');
  });

  it('are out of reach where their family does not come', async () => {
    const tab = '<button class="filter-nav-link">Games</button>';
    expect(standingOf(pageOf(tab), 'product-list-tabs')).toBe('out of reach');
    expect(await said(pageOf(tab))).toContain('warning: A host of "product-list-tabs" will not be found on this page.');
    expect(standingOf(pageOf(`${tab}<div class="shopengine-widget"></div>`), 'product-list-tabs')).toBe('adopted');
  });

  it.each([
    ['share', '<a data-island="share" href="https://social.example/">Share</a>'],
    ['copy-link', '<a data-island="copy-link" href="/">Copy link</a>'],
    ['quick-view', '<a data-island="quick-view" href="/product/game/">Look</a>'],
    ['live-search', '<form data-island="live-search"></form>'],
    ['cart', '<form data-island="cart"></form>'],
  ])('are reached by a lone host with data-island: %s', (name, host) => {
    const island = name === 'copy-link' ? 'share' : name;
    expect(standingOf(pageOf(host), island)).toBe('adopted');
  });
});

describe('the demo’s pages', () => {
  it.each([
    ['/shop/', ['add-to-cart', 'mini-cart', 'ordering', 'wishlist', 'quick-view', 'loop-swatches']],
    ['/product/wireless-controller/', ['variations', 'swatches', 'product-gallery', 'product-tabs', 'rating']],
    ['/cart/', ['cart', 'country-fields']],
    ['/checkout/', ['checkout', 'checkout-coupon', 'checkout-login', 'country-fields']],
    ['/games/', ['archive', 'shop-filter', 'live-search', 'currency-switcher']],
    ['/loops/', ['loop-filter', 'loop-pagination']],
  ])('%s has its islands, and nothing is wrong with it', async (path, names) => {
    const page = await demoPage(path);
    expect(namesOn(page)).toEqual(expect.arrayContaining(names));
    expect((await said(page)).filter((line) => !line.startsWith('note'))).toEqual([]);
  });

  it('have the same islands under the strictest policy, with the globals in the config', async () => {
    const [inline, strict] = [await demoPage('/checkout/'), await demoPage('/checkout/', 'strict')];
    expect(namesOn(strict)).toEqual(namesOn(inline));
    expect(strict.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect((await said(strict)).filter((line) => !line.startsWith('note'))).toEqual([]);
  });
});

describe('the table of scripts', () => {
  it('names islands that there are', () => {
    const names = allIslands.map(({ name }) => name);
    expect(replacedScripts.flatMap(({ islands }) => islands).filter((name) => !names.includes(name))).toEqual([]);
  });

  it('recognises a script by its file where its tag has no id, but not by part of a name', () => {
    expect(
      knownScript('', 'https://shop.example/wp-content/plugins/woocommerce/assets/js/frontend/cart.min.js?ver=10')
        ?.handle,
    ).toBe('wc-cart');
    expect(
      knownScript('', 'https://shop.example/wp-content/plugins/woocommerce/assets/js/frontend/add-to-cart.min.js')
        ?.handle,
    ).toBe('wc-add-to-cart');
    expect(
      knownScript('', 'https://shop.example/wp-content/plugins/mywoocommerce/assets/js/frontend/cart.js'),
    ).toBeUndefined();
    expect(knownScript('flexslider', '')?.handle).toBe('wc-flexslider');
    expect(
      knownScript('their-cart', 'https://shop.example/wp-content/plugins/woocommerce/assets/js/frontend/cart.js'),
    ).toBeUndefined();
  });
});
