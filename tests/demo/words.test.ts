// @vitest-environment node
/** Checks the demo's German and Arabic words: every phrase of every page has a translation. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allProducts, manyProducts } from '../../demo/data/products';
import { createServer } from '../../demo/server';
import { ar } from '../../demo/words/ar';
import { de } from '../../demo/words/de';
import { translate, translateJson, untranslated } from '../../demo/words/translate';
import { filesBelow } from '../../scripts/files.mjs';

const app = createServer();
const GAMES = new Set([
  ...allProducts.filter(({ category }) => !['goods', 'gift-cards'].includes(category)).map(({ name }) => name),
  ...manyProducts.map(({ name }) => name.split(' ').slice(0, 2).join(' ')),
]);
/** Texts that need no translation: what visitors have typed, names of cookies, and placeholders of a template. */
const TYPED = /^(?:nothing|zzz|sam.*|[^ ]+@[^ ]+|ten|demo_.*|\{\{\{.*)$/;
const isName = (text: string) => GAMES.has(text) || TYPED.test(text);

const PAGES = [
  ...[
    '/',
    '/shop/',
    '/shop/page/2/',
    '/games/',
    '/games/?s=zzz',
    '/loops/',
    '/lists/',
    '/?s=nothing&post_type=product',
  ],
  ...['/cart/', '/terms/', '/my-account/', '/my-account/lost-password/', '/my-account/wishlist/', '/comparison/'],
  ...['/blog/', '/blog/page/2/', '/blog/page/3/', '/blog/post/', '/tour/', '/tour/?demo=jquery', '/tour/?demo=lean'],
  ...[
    '/tour/?demo=strict',
    '/tour/?demo=off',
    '/nowhere/',
    '/tests/',
    '/block-checkout/',
    '/content/',
    '/campaign-day/',
  ],
  ...['/campaign-day/?with=consent&banner=cookieyes', '/content/?with=header&menu=off-canvas', '/wp-admin/post.php'],
  ...allProducts.map(({ slug }) => `/product/${slug}/`),
];

type Visit = (path: string, form?: Record<string, string>) => Promise<string>;

/** Opens pages as one visitor, who follows redirects. */
function newVisit(): Visit {
  const jar = new Map<string, string>();
  return async function visit(path, form?: Record<string, string>): Promise<string> {
    const headers = { cookie: [...jar].map((pair) => pair.join('=')).join('; ') };
    const answer = await app.request(path, {
      headers,
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, value);
    }
    const next = answer.headers.get('Location');
    return next ? visit(next) : answer.text();
  };
}

const nonceIn = (page: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '';

/** The server's messages to a visitor who fills a cart, orders, and logs in. */
async function readConversation(): Promise<string[]> {
  const visit = newVisit();
  const filled = await Promise.all([101, 103, 118].map((id) => visit(`/?add-to-cart=${id}`)));
  const cart = await visit('/cart/', { coupon_code: 'ten', apply_coupon: '1' });
  const checkout = await visit('/checkout/?gateway=elements');
  const nonce = nonceIn(checkout, 'woocommerce-process-checkout-nonce');
  const order = { 'woocommerce-process-checkout-nonce': nonce, billing_country: 'GB', billing_phone: 'nothing' };
  const address = {
    billing_first_name: 'Sam',
    billing_last_name: 'Sam',
    billing_address_1: 'Sam',
    billing_city: 'Sam',
  };
  const contact = { billing_postcode: 'LS1 5AB', billing_email: 'a@b.cd', billing_phone: '', payment_method: 'cod' };
  const refused = await visit('/checkout/', {
    ...{ ...order, ship_to_different_address: '1', shipping_country: 'US', billing_email: 'nothing' },
    ...{ 'terms-field': '1', createaccount: '1' },
  });
  const received = await visit('/checkout/', { ...order, ...address, ...contact });
  const account = await visit('/my-account/');
  const login = { login: '1', 'woocommerce-login-nonce': nonceIn(account, 'woocommerce-login-nonce') };
  const mistaken = await visit('/my-account/', { ...login, username: 'shopper', password: 'x' });
  const home = await visit('/my-account/', { ...login, username: 'shopper', password: 'shopper' });
  const own = await Promise.all(
    ['/my-account/orders/', '/my-account/edit-address/billing/'].map((path) => visit(path)),
  );
  const compared = await visit('/?comparison=yes&product_ids=101,102');
  const staff = await visit('/my-account/', { ...login, username: 'manager', password: 'manager' });
  return [...filled, cart, checkout, refused, received, mistaken, home, ...own, compared, staff];
}

describe.each(['de', 'ar'])('the demo in %s', (language) => {
  it.each(PAGES)('%s has no phrase without a translation', async (path) => {
    expect(untranslated(await newVisit()(path), language, isName)).toEqual([]);
  });

  it('has none in what the server says to a customer', async () => {
    const pages = await readConversation();
    expect(pages.join('')).toContain('Thank you. Your order has been received');
    expect([...new Set(pages.flatMap((page) => untranslated(page, language, isName)))]).toEqual([]);
  });
});

it('has the same phrases in both languages, each with as many places', () => {
  const places = (text: string) => text.match(/%(?:\d\$)?s/g)?.length ?? 0;
  expect(Object.keys(ar)).toEqual(Object.keys(de));
  expect(
    [de, ar].flatMap((table) => Object.entries(table).filter(([phrase, own]) => own && places(phrase) < places(own))),
  ).toEqual([]);
});

it('imports nothing but its own files, so that a browser can have it', () => {
  const files = filesBelow('demo/words').map((file) => readFileSync(file, 'utf8'));
  expect(files.length).toBeGreaterThan(5);
  expect(
    files.flatMap((text) => text.match(/(?:from |import\()'[^']*'/g) ?? []).filter((one) => !/'\.\/\w+'/.test(one)),
  ).toEqual([]);
});

describe('translate', () => {
  it.each([
    ['a text, with the spaces around it', '<p> Add  to\ncart </p>', '<p> In den Warenkorb </p>'],
    ['a text with a value', '<p>“Ember &amp; Post” removed. </p>', '<p>„Ember &amp; Post“ entfernt. </p>'],
    ['a value, which is a phrase', '<p>Share Travel case</p>', '<p>Reisetasche teilen</p>'],
    [
      'an attribute that is read',
      '<a aria-label="Next page" rel="Next page">',
      '<a aria-label="Nächste Seite" rel="Next page">',
    ],
    ['a button’s value', '<input type="submit" value="Search">', '<input type="submit" value="Suchen">'],
    [
      'JSON in an attribute',
      '<p data-a="{&quot;b&quot;:&quot;Add to cart&quot;}">',
      '<p data-a="{&quot;b&quot;:&quot;In den Warenkorb&quot;}">',
    ],
    [
      'a variable',
      '<script>var a = {"b":"<b>Home</b>"};</script>',
      '<script>var a = {"b":"\\u003cb>Start\\u003c/b>"};</script>',
    ],
    ['a date', '<time>2 March 2026</time>', '<time>2. März 2026</time>'],
  ])('changes %s', (_what, english, german) => {
    expect(translate(english, 'de')).toBe(german);
  });

  it.each([
    ['what a field sends', '<input type="text" name="Home" value="Home">'],
    ['text that is for no translation', '<p translate="no">Home <b>Home</b></p><code>Home</code>'],
    ['code and styles', '<script>alert("Home")</script><style>Home{}</style><!-- Home -->'],
    [
      'what scripts compare',
      '<p data-a="{&quot;attribute_x&quot;:&quot;Red&quot;,&quot;size&quot;:&quot;required&quot;}">',
    ],
    ['selectors', '<p data-a="{&quot;b&quot;:&quot;#one_field, #other_field&quot;}">'],
    ['a phrase that the table does not have', '<p>Some other words, and more. Yes.</p>'],
  ])('leaves %s', (_what, markup) => {
    expect(translate(markup, 'de')).toBe(markup);
  });

  it('leaves a page in a language without a table', () => {
    expect(['fr', 'en', 'constructor'].map((language) => translate('<p>Home</p>', language))).toEqual(
      Array(3).fill('<p>Home</p>'),
    );
  });

  it('changes the HTML and the texts of an answer, and no answer that is broken', () => {
    expect(translateJson('{"fragments":{"p":"<p>Home</p>"},"i18n_optional_text":"optional"}', 'ar')).toBe(
      '{"fragments":{"p":"<p>الرئيسية</p>"},"i18n_optional_text":"اختياري"}',
    );
    expect(translateJson('{"fragments', 'ar')).toBe('{"fragments');
  });
});
