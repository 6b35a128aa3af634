// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Config } from '../../src/island/types';
import { type LoopRequest, refreshLoop } from '../../widgets/loop-filter/api';
import { setPage } from '../helpers/page';
import { type Answer, drop, json, silence, startServer, type TestServer, text } from '../helpers/server';

let server: TestServer;

const page = (config: Config = {}) =>
  setPage({
    timeout: 10_000,
    globals: {
      ElementorProFrontendConfig: { urls: { rest: `${server.url}/wp-json/` } },
      wpApiSettings: { nonce: 'ab12cd34ef' },
    },
    ...config,
  });

beforeEach(async () => {
  server = await startServer();
  page();
});
afterEach(() => server.close());

const request: LoopRequest = {
  post_id: '318',
  widget_filters: { taxonomy: { product_cat: { terms: ['ps5', 'switch'], logicalJoin: 'OR' } } },
  widget_id: '3f2a1bc',
  pagination_base_url: 'https://shop.example/games/',
};
const ask = (more: Partial<LoopRequest> = {}, { signal } = new AbortController()) =>
  refreshLoop({ ...request, ...more }, signal);

describe('refresh-loop (SPEC 7.2)', () => {
  it('is one POST of JSON, without a nonce on the public site', async () => {
    server.answer(json({ data: '<p>new</p>' }));
    expect(await ask()).toBe('<p>new</p>');
    expect(server.asked).toHaveLength(1);
    const [asked] = server.asked;
    expect(asked).toMatchObject({
      method: 'POST',
      path: '/wp-json/elementor-pro/v1/refresh-loop',
      headers: { 'content-type': 'application/json' },
    });
    expect(JSON.parse(asked?.body ?? '')).toEqual(request);
    expect(asked?.headers).not.toHaveProperty('x-wp-nonce');
  });

  it('carries the nonce in edit mode (SPEC 6)', async () => {
    server.answer(json({ data: '' }));
    await ask({ is_edit_mode: true });
    expect(server.asked[0]?.headers).toMatchObject({ 'x-wp-nonce': 'ab12cd34ef' });
    expect(JSON.parse(server.asked[0]?.body ?? '')).toMatchObject({ is_edit_mode: true });
  });

  it('takes empty HTML for an answer', async () => {
    server.answer(json({ data: '' }));
    expect(await ask()).toBe('');
  });

  it('goes to the page’s root where Elementor Pro names none', async () => {
    server.answer(json({ data: '' }));
    page({ globals: {}, restUrl: `${server.url}/index.php?rest_route=/` });
    await ask();
    expect(server.asked[0]?.path).toBe('/index.php?rest_route=/elementor-pro/v1/refresh-loop');
  });

  it.each<[what: string, answer: Answer, code: string]>([
    ['400', json({ code: 'rest_invalid_param' }, 400), 'http'],
    ['a page of HTML', text('<!doctype html><p>Maintenance</p>'), 'invalid_json'],
    ['nothing', text(''), 'invalid_json'],
    ['null', json(null), 'unknown_error'],
    ['null as data', json({ data: null }), 'unknown_error'],
    ['a dropped connection', drop, 'fetch_error'],
  ])('fails on %s', async (_what, answer, code) => {
    server.answer(answer);
    await expect(ask()).rejects.toMatchObject({ code });
  });

  it('fails when there is no answer in time', async () => {
    server.answer(silence);
    page({ timeout: 50 });
    await expect(ask()).rejects.toMatchObject({ code: 'timeout' });
  });

  it('can be dropped on its way', async () => {
    server.answer(silence);
    const controller = new AbortController();
    const asked = ask({}, controller);
    controller.abort();
    await expect(asked).rejects.toMatchObject({ code: 'aborted' });
  });
});
