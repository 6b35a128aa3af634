// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getVariation } from '../../widgets/variations/api';
import { setPage } from '../helpers/page';
import { json, startServer, type TestServer, text } from '../helpers/server';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.asked.length = 0;
  setPage({ globals: { woocommerce_params: { wc_ajax_url: `${server.url}/?wc-ajax=%%endpoint%%` } } });
});

const fields = { attribute_pa_colour: 'red', 'attribute_%d1%86': 'a & "b"', product_id: '201' };

describe('get_variation', () => {
  it('sends attributes and product as a form', async () => {
    server.answer(json({ variation_id: 202, attributes: {} }));
    expect(await getVariation({ ...fields, custom_data: { lens: 'blue' } })).toMatchObject({ variation_id: 202 });
    const [{ method, path, body } = {}] = server.asked as never as { method: string; path: string; body: string }[];
    expect([method, path]).toEqual(['POST', '/?wc-ajax=get_variation']);
    expect([...new URLSearchParams(body)]).toEqual([
      ['attribute_pa_colour', 'red'],
      ['attribute_%d1%86', 'a & "b"'],
      ['product_id', '201'],
      ['custom_data[lens]', 'blue'],
    ]);
  });

  it.each([false, null])('gives no variation when the answer is %j', async (answer) => {
    server.answer(json(answer));
    expect(await getVariation(fields)).toBeUndefined();
  });

  it('rejects an answer that is no variation', async () => {
    server.answer(json({ success: true }));
    await expect(getVariation(fields)).rejects.toMatchObject({ code: 'unknown_error' });
    server.answer(text('<!doctype html><p>Log in</p>'));
    await expect(getVariation(fields)).rejects.toMatchObject({ code: 'invalid_json' });
    server.answer(text('', 500));
    await expect(getVariation(fields)).rejects.toMatchObject({ code: 'http', status: 500 });
  });

  it('skips what a plugin printed before the answer', async () => {
    server.answer(text('<br />Notice: x{"variation_id":7,"attributes":{}}'));
    expect(await getVariation(fields)).toMatchObject({ variation_id: 7 });
  });
});
