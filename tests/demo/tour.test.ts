// @vitest-environment node
/** The tour leads to every island, and every stop has the islands that it names. */
import { readdirSync } from 'node:fs';
import { Window } from 'happy-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Stop, tour } from '../../demo/data/tour';
import { createServer } from '../../demo/server';
import { families } from '../../src/entry/families';
import { admin, registry } from '../../widgets/registry';

const app = createServer();
const stops = tour.flatMap((leg) => leg.stops);
const rows = [...registry.filter(({ family }) => !family), ...admin, ...Object.values(families).flat()];
/** Hosts that an island makes or marks itself after a hand has come near. */
const MADE_LATER = ['product-form'];

interface Caller {
  cookie: string;
  nonce: string;
}

const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');

/** A visitor who is logged in, with something in the cart and on the wishlist. */
async function newVisitor(name: string): Promise<Caller> {
  const cookie = cookiesOf(await app.request('/?add-to-cart=101'));
  const read = async (path: string) => (await app.request(path, { headers: { cookie } })).text();
  const [, login = ''] = /name="woocommerce-login-nonce" value="([^"]*)"/.exec(await read('/my-account/')) ?? [];
  const body = new URLSearchParams({
    username: name,
    password: name,
    login: 'Log in',
    'woocommerce-login-nonce': login,
  });
  await app.request('/my-account/', { method: 'POST', headers: { cookie }, body });
  const [, nonce = ''] = /shopEngineWishlist[^;]*?"rest_nonce":"([^"]*)"/.exec(await read('/shop/')) ?? [];
  await app.request('/wp-json/shopengine-builder/v1/wishlist/add_to_list/', {
    method: 'POST',
    headers: { cookie, 'x-wp-nonce': nonce },
    body: new URLSearchParams({ product_id: '101' }),
  });
  return { cookie, nonce };
}

const visitors: Record<string, Caller> = {};
beforeAll(async () => {
  for (const name of ['shopper', 'manager', 'guest']) visitors[name] = await newVisitor(name);
});

async function missingOn({ path, islands, as }: Stop): Promise<string[]> {
  const headers = { cookie: (as ? visitors[as] : visitors.guest)?.cookie ?? '' };
  const first = await app.request(path, { headers });
  const response = first.status === 302 ? await app.request(first.headers.get('location') ?? '', { headers }) : first;
  expect(response.status).toBe(200);
  const window = new Window();
  const page = new window.DOMParser().parseFromString(await response.text(), 'text/html');
  const isThere = (name: string) =>
    rows.some(({ name: own, match }) => own === name && (!match || page.querySelector([match].flat().join())));
  const missing = islands.filter((name) => !MADE_LATER.includes(name) && !isThere(name));
  await window.happyDOM.close();
  return missing;
}

describe('the tour', () => {
  it('leads to every island', () => {
    const all = readdirSync('widgets', { withFileTypes: true }).flatMap((one) =>
      one.isDirectory() && one.name !== '_template' ? [one.name] : [],
    );
    const led = stops.flatMap(({ islands }) => islands);
    expect(led.sort(), 'Name it at a stop in demo/data/tour.ts.').toEqual(all.sort());
  });

  it.each(stops.map((stop): [string, string, Stop] => [stop.title, stop.path, stop]))(
    '%s, at %s, has the islands that it names',
    async (_title, _path, stop) => {
      expect(await missingOn(stop)).toEqual([]);
    },
  );

  it('makes a visitor’s calls slow, failing and normal again, but always serves pages', async () => {
    const { cookie } = visitors.guest as Caller;
    const choose = (network: string) =>
      app.request('/tour/', { method: 'POST', headers: { cookie }, body: new URLSearchParams({ network }) });
    const ask = () => app.request('/?wc-ajax=get_refreshed_fragments', { method: 'POST', headers: { cookie } });
    expect((await choose('failing')).status).toBe(303);
    expect((await ask()).status).toBe(500);
    expect((await app.request('/shop/', { headers: { cookie } })).status).toBe(200);
    expect(await (await app.request('/tour/', { headers: { cookie } })).text()).toMatch(
      /value="failing" aria-current="true"/,
    );
    await choose('nonsense');
    expect((await ask()).status).toBe(500);
    await choose('well');
    expect((await ask()).status).toBe(200);
  });
});
