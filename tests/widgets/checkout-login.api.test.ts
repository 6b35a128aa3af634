// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { logIn } from '../../widgets/checkout-login/api';
import { setPage } from '../helpers/page';
import { drop, json, silence, startServer, type TestServer, text } from '../helpers/server';

let server: TestServer;

beforeEach(async () => {
  server = await startServer();
  setPage({ globals: { shopEngineApiSettings: { resturl: `${server.url}/wp-json/`, rest_nonce: 'nonce1' } } });
});
afterEach(() => server.close());

const login = { name: 'ada', password: ' o&k ', isRemembered: true };

describe('checkout_login (SPEC 7.4)', () => {
  it('sends the three fields in one POST, without a nonce', async () => {
    server.answer(json(true));
    await expect(logIn(login)).resolves.toBeUndefined();
    expect(server.asked).toHaveLength(1);
    const [asked] = server.asked;
    expect(asked).toMatchObject({
      method: 'POST',
      path: '/wp-json/shopengine-builder/v1/widgets_partials/checkout_login/',
    });
    expect(asked?.body).toBe('user_login=ada&user_password=+o%26k+&rememberme=true');
    expect(asked?.headers).not.toHaveProperty('x-wp-nonce');
  });

  it('says that the shopper is not to be remembered', async () => {
    server.answer(json(true));
    await logIn({ ...login, isRemembered: false });
    expect(server.asked[0]?.body).toContain('rememberme=false');
  });

  it('rejects with the server’s words, though the status is 404', async () => {
    const message = '<strong>Error:</strong> Unknown name.';
    server.answer(json({ code: 'failed_login', message, data: { status: 404 } }, 404));
    await expect(logIn(login)).rejects.toMatchObject({ code: 'failed_login', message, status: 404 });
  });

  it('tells a missing route from a refusal', async () => {
    server.answer(json({ code: 'rest_no_route', message: 'No route', data: { status: 404 } }, 404));
    await expect(logIn(login)).rejects.toMatchObject({ code: 'rest_no_route' });
  });

  it.each([
    ['null, as for a route without a handler', json(null), { code: 'unknown_error' }],
    ['an object', json({ success: false }), { code: 'unknown_error' }],
    ['HTML', text('<p>Welcome</p>'), { code: 'unknown_error' }],
    ['HTML with a failure', text('<h1>Fatal</h1>', 500), { code: 'http', status: 500 }],
    ['an object without a code', json({ message: 'no' }, 404), { code: 'http', status: 404 }],
    ['nothing', drop, { code: 'fetch_error' }],
    ['not given in time', silence, { code: 'timeout' }],
  ])('rejects when the answer is %s', async (_name, answer, error) => {
    server.answer(answer);
    await expect(logIn(login)).rejects.toMatchObject(error);
  });
});
