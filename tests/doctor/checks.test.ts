// @vitest-environment node
/** Checks that the doctor reports each fault of a page, and reports nothing about the same page without the fault. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkCaches } from '../../scripts/doctor/checks/caches';
import { checkConfig } from '../../scripts/doctor/checks/config';
import { checkGlobals } from '../../scripts/doctor/checks/globals';
import { checkGuard } from '../../scripts/doctor/checks/guard';
import { checkMarkup } from '../../scripts/doctor/checks/markup';
import { checkNames } from '../../scripts/doctor/checks/names';
import { checkPolicy } from '../../scripts/doctor/checks/policy';
import { checkTags } from '../../scripts/doctor/checks/tags';
import { findIslands } from '../../scripts/doctor/findIslands';
import type { Finding } from '../../scripts/doctor/types';
import { ADDRESS, pageOf, TAG } from './helpers';

const words = (findings: readonly Finding[]) => findings.map(({ level, what }) => `${level}: ${what}`);
const globalsOn = (body: string, head = '') => {
  const page = pageOf(body, head);
  return words(checkGlobals(page, findIslands(page)));
};
const namesOn = (body: string) => words(checkNames(pageOf(body), findIslands(pageOf(body))));
const configOf = (json: string) =>
  words(checkConfig(pageOf('', `<script type="application/json" data-islands-config>${json}</script>`)));
const policyOf = (policy: string, body = '', head = TAG) =>
  words(checkPolicy(pageOf(body, head, { 'content-security-policy': policy })));
const guardOf = (head: string, body = '') => words(checkGuard(pageOf(body, head)));
const tagsOf = (head: string, body = '', address = ADDRESS) => words(checkTags(pageOf(body, head, {}, address)));

describe('the consent guard’s tag', () => {
  const guard = '<script src="/dist/shop-islands-guard.js?ver=1"></script>';
  const data = '<script type="application/json" data-island="consent">{}</script>';

  it('is right before all other scripts; data and deferred scripts may come first', () => {
    expect(guardOf(`${TAG}<script>a = 1</script>`)).toEqual([]);
    expect(guardOf(`${data}<script type="module">a</script>${TAG}${guard}<script>a = 1</script>`)).toEqual([]);
  });

  it.each([
    [`<script>a = 1</script>${guard}`, 'error: The consent guard comes after another script: an inline one.'],
    [`<script id="early">a = 1</script>${guard}`, 'error: The consent guard comes after another script: early.'],
    [`<script async src="/tag.js"></script>${guard}`, 'error: The consent guard comes after another script: /tag.js.'],
    [
      `<script type="text/javascript" src="/tag.js"></script>${guard}`,
      'error: The consent guard comes after another script: /tag.js.',
    ],
    [guard.replace('src', 'defer src'), 'error: The consent guard is delayed by defer.'],
    [guard.replace('src', 'async src'), 'error: The consent guard is delayed by async.'],
    [guard.replace('src', 'type="module" src'), 'error: The consent guard is delayed by its type.'],
    [
      guard.replace('src', 'type="rocketlazyloadscript" data-rocket-src'),
      'error: The consent guard is delayed by WP Rocket.',
    ],
  ])('is reported: %s', (head, finding) => {
    expect(guardOf(head)).toEqual([finding]);
  });
});

describe('the islands’ own tag', () => {
  it('is right with defer', () => {
    expect(tagsOf(TAG)).toEqual([]);
    expect(tagsOf('', '<script src="/dist/shop-islands.js"></script>')).toEqual([]);
  });

  it('may be a module’s, which finds its chunks beside the first script of its name', () => {
    const tag = '<script type="module" src="/dist/shop-islands.js"></script>';
    const beacon = '<script defer src="/measure/shop-islands-beacon.js"></script>';
    expect(tagsOf(tag + beacon)).toEqual([]);
    expect(tagsOf(beacon + tag)).toEqual([
      'error: The islands’ script is printed with type="module", after another one of its name.',
    ]);
    expect(
      tagsOf(`<script type="application/json" data-islands-config>{"base":"/dist/"}</script>${beacon}${tag}`),
    ).toEqual([]);
  });

  it.each([
    ['', 'note: The page has no islands’ script yet.'],
    [TAG + TAG, 'warning: The islands’ script is on the page 2 times.'],
    ['<script async src="/dist/shop-islands.js"></script>', 'warning: The islands’ script is printed with async.'],
    ['<script src="/dist/shop-islands.js"></script>', 'warning: The islands’ script stands in the head without defer.'],
    [
      '<script defer src="http://shop.example/dist/shop-islands.js"></script>',
      'error: The islands’ script has the address http://shop.example/dist/shop-islands.js.',
    ],
    [
      '<script type="rocketlazyloadscript" data-rocket-src="/dist/shop-islands.js" defer></script>',
      'warning: The islands’ script is delayed by WP Rocket.',
    ],
    [
      '<script type="litespeed/javascript" data-src="/dist/shop-islands.js"></script>',
      'warning: The islands’ script is delayed by LiteSpeed Cache.',
    ],
    [
      '<script type="0123456789abcdef01234567-text/javascript" src="/dist/shop-islands.js" defer></script>',
      'warning: The islands’ script is delayed by Cloudflare Rocket Loader.',
    ],
    [
      '<script type="pmdelayedscript" src="/dist/shop-islands.js" defer></script>',
      'warning: The islands’ script is delayed by Perfmatters.',
    ],
    [
      '<script data-lazy-src="/dist/shop-islands.js"></script>',
      'warning: The islands’ script is delayed by an optimiser.',
    ],
  ])('is reported: %s', (head, finding) => {
    expect(tagsOf(head)).toEqual([finding]);
  });
});

describe('the config', () => {
  it('may have every field', () => {
    expect(
      configOf(
        '{"base":"https://cdn.example/dist/","disable":["ordering"],"globals":{"a":{"b":"1"}},"texts":{"de":{"your_cart":"Ihr Warenkorb"}},"timeZone":"Europe/London","timeout":15000,"restUrl":"/wp-json/","restNonce":"a"}',
      ),
    ).toEqual([]);
  });

  it.each([
    ['{"disable":"ordering"}', 'error: The config’s "disable" is not a list of islands’ names.'],
    ['{"timeout":"soon"}', 'error: The config’s "timeout" is not a number of milliseconds above 0.'],
    ['{"locale":"German (formal)"}', 'error: The config’s "locale" is not a locale such as "de_DE_formal".'],
    [
      '{"timeZone":"Mars/Base"}',
      'error: The config’s "timeZone" is not a time zone such as "Europe/London" or "+02:00".',
    ],
    [
      '{"globals":{"wc_cart_params":"no"}}',
      'error: The config’s "globals" is not an object of globals, each an object.',
    ],
    ['{"disable":["car"]}', 'warning: The config disables "car".'],
    ['{"debugging":true}', 'note: The config has a field "debugging".'],
    ['{"timeuot":7}', 'error: The config has a field "timeuot".'],
    ['{"base":7}', 'error: The config’s "base" is not an address.'],
    ['{"disable":{}}', 'error: The config’s "disable" is not a list of islands’ names.'],
    ['{"texts":{"de":{"your_crat":"x"}}}', 'warning: The config’s text "your_crat" (de) has a key that no text has.'],
    [
      '{"texts":{"de":{"your_cart":7}}}',
      'error: The config’s text "your_cart" (de) is neither a text nor plural forms.',
    ],
  ])('%s is reported', (json, finding) => {
    expect(configOf(json)).toEqual([finding]);
  });

  it('that is cut off is reported', () => {
    expect(configOf('{"disable":[')).toEqual([expect.stringMatching(/^error: A config script is not valid JSON: /)]);
  });
});

describe('globals', () => {
  const BUTTON = '<a class="add_to_cart_button ajax_add_to_cart" data-product_id="7">Add</a>';
  const GOOD = { wc_ajax_url: '/?wc-ajax=%%endpoint%%', cart_url: '/cart/', i18n_view_cart: 'View cart' };
  const printed = (name: string, values: unknown) =>
    `<script id="x-js-extra">/* <![CDATA[ */\nvar ${name} = ${JSON.stringify(values)};\n/* ]]> */</script>`;
  const CART = '<form class="woocommerce-cart-form"></form>';
  const NONCES = { apply_coupon_nonce: 'a', remove_coupon_nonce: 'b', update_shipping_method_nonce: 'c' };

  it('that are missing are reported where an island needs them', () => {
    expect(globalsOn('<p>No buttons</p>')).toEqual([]);
    expect(globalsOn(BUTTON)).toEqual(['warning: wc_add_to_cart_params is missing.']);
    expect(globalsOn(BUTTON, printed('wc_add_to_cart_params', GOOD))).toEqual([]);
    expect(
      globalsOn(
        BUTTON,
        `<script type="application/json" data-islands-config>${JSON.stringify({ globals: { wc_add_to_cart_params: GOOD } })}</script>`,
      ),
    ).toEqual([]);
  });

  it('without a nonce are an error', () => {
    expect(globalsOn(CART, printed('wc_cart_params', { ...NONCES, remove_coupon_nonce: '' }))).toEqual([
      'error: wc_cart_params has no remove_coupon_nonce.',
    ]);
    expect(globalsOn(CART, printed('wc_cart_params', NONCES))).toEqual([]);
  });

  it('are found in scripts that an optimiser has encoded', () => {
    const code = `var wc_cart_params = ${JSON.stringify(NONCES)};`;
    expect(
      globalsOn(
        CART,
        `<script src="data:text/javascript;base64,${Buffer.from(code).toString('base64')}" defer></script>`,
      ),
    ).toEqual([]);
    expect(
      globalsOn(
        CART,
        `<script data-src="data:text/javascript,${encodeURIComponent(code)}" type="litespeed/javascript"></script>`,
      ),
    ).toEqual([]);
  });

  it('that are not JSON get only a note, because the browser may be able to read them', () => {
    expect(globalsOn(CART, "<script>var wc_cart_params = { 'apply_coupon_nonce': 'a' };</script>")).toEqual([
      'note: wc_cart_params is printed, but not as JSON.',
    ]);
  });

  it('whose address has no place for the endpoint are an error', () => {
    expect(globalsOn(BUTTON, printed('wc_add_to_cart_params', { ...GOOD, wc_ajax_url: '/?wc-ajax=' }))).toEqual([
      'error: wc_add_to_cart_params.wc_ajax_url has no %%endpoint%%.',
    ]);
  });

  it('that hold JSON as text must hold whole JSON', () => {
    const field = '<select class="country_to_state"></select>';
    const all = (countries: string) =>
      printed('wc_country_select_params', { countries }) +
      printed('wc_address_i18n_params', { locale: '{}', locale_fields: '{}' });
    expect(globalsOn(field, all('{"US":{}}'))).toEqual([]);
    expect(globalsOn(field, all('{"US":{'))).toEqual([
      expect.stringMatching(/^error: wc_country_select_params.countries is not valid JSON/),
    ]);
  });
});

describe('markup', () => {
  const variationForm = (json: string) =>
    `<form class="variations_form" data-product_id="7" data-product_variations="${json}"><div class="variations"><select name="attribute_size"></select></div></form>`;
  const GALLERY =
    '<div class="woocommerce-product-gallery" style="opacity: 0; transition: opacity .25s ease-in-out;"></div>';
  const SHOWN = '.woocommerce-product-gallery { opacity: 1 !important; }';
  const scales = (payload: string) =>
    `<a class="shopengine_comparison_add_to_list_action" data-payload='${payload}'></a>`;

  it.each([
    ['<a class="ajax_add_to_cart">Add</a>', 'error: A button with "ajax_add_to_cart" has no data-product_id.'],
    [
      '<a class="ajax_add_to_cart" data-product_id="">Add</a><a class="ajax_add_to_cart" data-product_id="x">Add</a>',
      'error: A button’s data-product_id is no product’s id. (2 times)',
    ],
    ['<form class="woocommerce-cart-form"></form>', 'error: The cart’s form has no nonce.'],
    ['<form class="checkout"><button id="place_order"></button></form>', 'error: The checkout has no nonce.'],
    [variationForm('[{&quot;variation_id&quot;:'), 'error: A form’s data-product_variations is not valid JSON.'],
    [
      '<form class="variations_form" data-product_variations="false"></form>',
      'error: A variation form has no product id, or no select with a name.',
    ],
    [scales('{"pid":'), 'error: A comparison button’s data-payload is not valid JSON with a pid.'],
    ['<a class="shopengine_add_to_list_action"></a>', 'error: A heart has no data-pid with a product’s id.'],
    [
      '<div class="deal-products" data-deal-data="{"></div>',
      'error: A deal’s data-deal-data has no end_time that can be read.',
    ],
    [
      '<div class="slider-enabled" data-controls="{"><ul class="products"><li class="product"></li></ul></div>',
      'warning: A slider’s data-controls is not valid JSON.',
    ],
    [
      '<a class="shopengine-quickview-trigger" href="https://other.example/x">Look</a>',
      'warning: A quick view leads to no page of this shop.',
    ],
    [
      `<noscript><style>${SHOWN}</style></noscript>${GALLERY}`,
      'note: A product’s gallery is printed with an opacity of 0.',
    ],
    [
      '<div data-elementor-type="popup" data-elementor-settings="{"></div>',
      'error: A popup’s data-elementor-settings is not valid JSON.',
    ],
    [
      '<script type="application/json" data-island="service">{</script>',
      'error: A service’s script is not valid JSON, or is not printed with type="application/json".',
    ],
  ])('%s is reported', (body, finding) => {
    expect(words(checkMarkup(pageOf(body)))).toEqual([finding]);
  });

  it('that is right is not reported', () => {
    const body = `${variationForm('false')}${scales('{"pid":7}')}<a class="ajax_add_to_cart" data-product_id="7">Add</a><form class="checkout"><input name="woocommerce-process-checkout-nonce" value="a"><button id="place_order"></button></form>${GALLERY}`;
    expect(checkMarkup(pageOf(body, `<style>${SHOWN}</style>`))).toEqual([]);
  });
});

describe('names', () => {
  it('that are nearly an island’s are an error, and others a note, because they may be the theme’s own', () => {
    expect(namesOn('<div data-island="mini-crat"></div>')).toEqual(['error: data-island has the name "mini-crat".']);
    expect(namesOn('<div data-island="themes-own"></div>')).toEqual(['note: data-island has the name "themes-own".']);
    expect(namesOn('<div data-island="mini-cart"></div>')).toEqual([]);
  });

  it('that READMEs give to places of islands are known', () => {
    const readmes = readdirSync('widgets', { withFileTypes: true }).filter(
      (entry) => entry.isDirectory() && !entry.name.startsWith('_'),
    );
    const named = readmes.flatMap(({ name }) => [
      ...readFileSync(`widgets/${name}/README.md`, 'utf8').matchAll(/data-island="([\w-]+)"/g),
    ]);
    expect(named.length).toBeGreaterThan(10);
    expect(
      named.flatMap(([, name]) =>
        namesOn(`<div data-island="${name}"></div>`).filter((finding) => !finding.includes('will not be found')),
      ),
    ).toEqual([]);
  });
});

describe('policies', () => {
  const GLOBALS = '<script>var wc_cart_params = {};</script>';

  it.each([
    ["script-src 'self'; connect-src 'self'; require-trusted-types-for 'script'"],
    ['default-src https:'],
    ['script-src https://*.example'],
    ["script-src 'nonce-abc' 'self'"],
    ["img-src 'none'"],
  ])('%s is fine', (policy) => {
    expect(policyOf(policy)).toEqual([]);
  });

  it.each([
    ['script-src https://cdn.example', 'error: The policy’s script-src does not allow https://shop.example.'],
    ["script-src 'nonce-abc'", 'error: The policy’s script-src does not allow https://shop.example.'],
    [
      "script-src 'self'; connect-src https://api.example",
      'error: The policy’s connect-src does not allow the shop’s own origin.',
    ],
    ['trusted-types dompurify', 'error: The policy’s trusted-types does not name "shop-islands".'],
  ])('%s is reported', (policy, finding) => {
    expect(policyOf(policy)).toEqual([finding]);
  });

  it('trust a tag that they name, and its chunks with it', () => {
    const head = '<script nonce="abc" defer src="https://cdn.example/dist/shop-islands.js"></script>';
    expect(policyOf("script-src 'nonce-abc' 'strict-dynamic'", '', head)).toEqual([]);
    expect(policyOf("script-src 'nonce-abc'", '', head)).toEqual([]);
    expect(policyOf("script-src 'nonce-other'", '', head)).toHaveLength(1);
  });

  it.each(['', 'nonce="other"'])('with strict-dynamic trust nothing else, wherever it comes from: %s', (nonce) => {
    const head = `<script ${nonce} integrity="sha384-of" defer src="/dist/shop-islands.js"></script>`;
    const strict = "script-src 'nonce-abc' 'strict-dynamic' 'self' https: 'unsafe-inline'";
    expect(policyOf(strict, '', head)).toEqual([
      "error: The policy’s script-src has 'strict-dynamic', and the islands’ tag has no nonce that it names.",
    ]);
    expect(policyOf(`${strict} 'sha384-of'`, '', head)).toEqual([]);
  });

  it('that forbid inline scripts are reported where the globals are inline scripts', () => {
    expect(policyOf("script-src 'self'", GLOBALS)).toEqual([
      'error: The policy’s script-src forbids inline scripts, and the shop prints its globals by inline scripts.',
    ]);
    expect(policyOf("script-src 'self' 'unsafe-inline'", GLOBALS)).toEqual([]);
  });

  it('count in a meta element too', () => {
    const meta = `<meta http-equiv="content-security-policy" content="script-src https://cdn.example">${TAG}`;
    expect(words(checkPolicy(pageOf('', meta)))).toHaveLength(1);
  });
});

describe('caches', () => {
  const NONCE = '<script>var shopEngineApiSettings = {"rest_nonce":"0123456789"};</script>';
  const cached = (headers: Record<string, string>) =>
    checkCaches(pageOf(NONCE, TAG, headers)).map(({ level }) => level);

  it('are reported when they kept a page for longer than its nonces live', () => {
    expect(cached({})).toEqual([]);
    expect(cached({ 'cf-cache-status': 'HIT', age: '60' })).toEqual(['note']);
    expect(cached({ age: '50000' })).toEqual(['error']);
  });

  it('that delay scripts or join them are reported', () => {
    const delayed = '<script id="wc-cart-js" type="rocketlazyloadscript" data-rocket-src="/cart.js"></script>';
    expect(words(checkCaches(pageOf(delayed)))).toEqual(['note: 1 scripts are delayed by WP Rocket: wc-cart.']);
    const joined = '<script src="/wp-content/cache/autoptimize/js/autoptimize_0123abcd.js"></script>';
    expect(words(checkCaches(pageOf(joined)))).toEqual([
      'warning: An optimiser joins scripts into one file without handles.',
    ]);
  });
});
