// @vitest-environment node
/**
 * The demo runs on people's own machines: it reveals nothing about these machines, and no made-up request breaks it.
 */
import { pathToFileURL } from 'node:url';
import { describe, expect, it, test } from 'vitest';
import { createServer } from '../../demo/server';

const app = createServer();
const PAGES = [
  ...[
    '/',
    '/shop/',
    '/product-category/pc/',
    '/product/ashfall-kingdoms/',
    '/games/',
    '/loops/',
    '/lists/',
    '/cart/',
    '/checkout/',
    '/comparison/',
    '/content/',
    '/tests/content/',
  ],
  ...[
    '/blog/',
    '/my-account/',
    '/campaign-day/',
    '/tests/campaign-day/',
    '/block-checkout/',
    '/terms/',
    '/wp-admin/post.php',
    '/cover/ashfall-kingdoms.svg',
  ],
];
const secret = pathToFileURL(`${process.cwd()}/package.json`).href;
const shift = (path: string) => path.replaceAll('/', '%2f');

describe('a file outside of the served folders', () => {
  const names = [
    shift('../package.json'),
    shift('../../package.json'),
    '..%2f..%5cpackage.json',
    shift(secret),
    shift(secret.replace('file:', 'FILE:')),
    `%66ile:${shift(secret.slice(5))}`,
    shift(secret.slice(5)),
    shift('//localhost/etc/passwd'),
    'data:text,x',
    '.%2fserver.ts',
    '%00',
    '%E0%A4%A',
  ];

  it.each(['/dist/', '/dist/lean/', '/assets/', '/cover/'].flatMap((folder) => names.map((name) => folder + name)))(
    '%s is not found',
    async (path) => {
      const answer = await app.request(path);
      expect([400, 404]).toContain(answer.status);
      expect(await answer.text()).not.toMatch(/"devDependencies"|root:|createServer/);
    },
  );

  it('does not keep the files inside from being found', async () => {
    expect((await app.request('/assets/theme.css')).status).toBe(200);
    expect((await app.request('/assets/jquery.js')).status).toBe(200);
  });
});

describe('the name that a request asks for', () => {
  it.each(['localhost', 'localhost:4173', 'shop.localhost', '127.0.0.1:4173', '127.1.2.3', '[::1]:4173'])(
    'may be %s',
    async (host) => {
      expect((await app.request(`http://${host}/shop/`)).status).toBe(200);
    },
  );

  // Once one of these names leads to this machine, a page of that name could read the demo as its own origin.
  it.each([
    'attacker.example',
    'localhost.attacker.example',
    '127.0.0.1.attacker.example',
    'notlocalhost',
    '192.168.1.7',
    '[::2]',
  ])('is not %s', async (host) => {
    for (const path of ['/shop/', '/assets/theme.css', '/_demo/visitor', '/nowhere/']) {
      expect((await app.request(`http://${host}${path}`)).status, path).toBe(421);
    }
  });
});

describe('a body that is broken', () => {
  const post = (path: string, type: string, body: string) =>
    app.request(path, { method: 'POST', headers: { 'content-type': type }, body });

  it.each([
    ['multipart/form-data', 'x'],
    ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form'],
    ['multipart/form-data; boundary=x', 'no parts'],
  ])('%s is refused', async (type, body) => {
    for (const path of ['/?wc-ajax=add_to_cart', '/cart/', '/wp-admin/admin-ajax.php'])
      expect((await post(path, type, body)).status, path).toBe(400);
  });

  it('of JSON is refused or ignored', async () => {
    for (const path of ['/_demo/faults', '/_demo/beacon', '/wp-json/wp/v2/users/me', '/wp-json/__proto__'])
      expect((await post(path, 'application/json', '{"a":')).status, path).toBeLessThan(500);
    expect((await post('/_demo/faults', 'application/json', '{"a":')).status).toBe(400);
  });
});

const INHERITED = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];

test.each(INHERITED)('an endpoint named %s is unknown', async (name) => {
  expect((await app.request(`/?wc-ajax=${name}`)).status).toBe(400);
  expect((await app.request(`/wp-admin/admin-ajax.php?action=${name}`)).status).toBe(400);
  expect((await app.request(`/wp-json/${name}`)).status).toBe(404);
  expect((await app.request(`/wp-json/shopengine-builder/v1/${name}`)).status).toBe(404);
});

test.each(INHERITED)('no page breaks where its address and cookies say %s', async (name) => {
  const keys = [
    'orderby',
    'demo',
    'currency',
    'product_ids',
    's',
    'comparison',
    'post_type',
    'popup',
    'filter',
    'shopengine_filter',
    'attribute_platform',
    'country',
  ];
  const query = keys.map((key) => `${key}=${name}`).join('&');
  const cookie = ['demo_mode', 'demo_visitor', 'shopengine_comparison_id_list', 'wmc_current_currency']
    .map((key) => `${key}=${name}`)
    .join('; ');
  for (const page of PAGES)
    expect((await app.request(`${page}?${query}`, { headers: { cookie } })).status, page).toBeLessThan(500);
});

/** The fields of the cart's and the checkout's forms, each with the same value. */
const formFields = (value: string) => {
  const address = ['country', 'state', 'postcode', 'city'].flatMap((field) => [
    `calc_shipping_${field}`,
    `billing_${field}`,
    `shipping_${field}`,
    field,
    `s_${field}`,
  ]);
  const others = [
    'payment_method',
    'shipping_method[0]',
    'coupon_code',
    'product_id',
    'ship_to_different_address',
    'calc_shipping',
  ];
  return Object.fromEntries([...address, ...others].map((field) => [field, value]));
};

/** A visitor with a game in the cart, who reads pages and sends forms. */
async function comeWithGame() {
  const added = await app.request('/?add-to-cart=101');
  const cookie = added.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  return {
    async read(path: string) {
      const answer = await app.request(path, { headers: { cookie } });
      expect(answer.status, path).toBe(200);
      return answer.text();
    },
    async send(path: string, fields: Record<string, string>) {
      const body = new URLSearchParams(fields);
      const answer = await app.request(path, { method: 'POST', headers: { cookie }, body });
      expect(answer.status, path).toBeLessThan(500);
      return answer;
    },
  };
}

/** The nonce that the HTML has at a mark. The test fails if there is no nonce. */
function nonceIn(html: string, mark: RegExp): string {
  const nonce = mark.exec(html)?.[1] ?? '';
  expect(nonce).not.toBe('');
  return nonce;
}

describe('no form breaks the demo', () => {
  it.each(INHERITED)('with %s in the fields of the shipping calculator', async (name) => {
    const { read, send } = await comeWithGame();
    const nonce = nonceIn(await read('/cart/'), /name="woocommerce-shipping-calculator-nonce" value="(\w+)"/);
    await send('/cart/', { ...formFields(name), 'woocommerce-shipping-calculator-nonce': nonce });
    expect(await read('/cart/')).not.toContain('native code');
  });

  it.each(INHERITED)('with %s in the fields of the checkout', async (name) => {
    const { read, send } = await comeWithGame();
    const page = await read('/checkout/');
    const security = nonceIn(page, /"update_order_review_nonce":"(\w+)"/);
    expect((await send('/?wc-ajax=update_order_review', { ...formFields(name), security })).status).toBe(200);
    const placing = nonceIn(page, /name="woocommerce-process-checkout-nonce" value="(\w+)"/);
    const fields = { ...formFields(name), 'woocommerce-process-checkout-nonce': placing };
    expect(await (await send('/?wc-ajax=checkout', fields)).json()).toMatchObject({ result: 'failure' });
    expect(await read('/checkout/')).not.toContain('native code');
  });
});

test('a report of a mode named __proto__ changes nothing but its own count', async () => {
  const report = {
    v: 1,
    part: 0,
    mode: '__proto__',
    page: '/',
    errors: [],
    scriptErrors: 0,
    interactions: 0,
    actions: {},
  };
  await app.request('/_demo/beacon-strange', { method: 'POST', body: JSON.stringify(report) });
  expect(await (await app.request('/_demo/beacon-strange')).text()).toContain('"__proto__":{"views":1');
  expect(Object.prototype).not.toHaveProperty('views');
});
