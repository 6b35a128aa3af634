// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fetchSwatchImage } from '../../widgets/loop-swatches/api';
import { setPage } from '../helpers/page';
import { type Answer, json, silence, startServer, type TestServer, text } from '../helpers/server';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
  setPage({
    globals: { frontendApiSettings: { nonce: 'ab12cd34ef', ajaxurl: `${server.url}/wp-admin/admin-ajax.php` } },
  });
});
afterEach(() => server.close());

const ask = () =>
  fetchSwatchImage(new AbortController().signal, '201', [
    ['attribute_pa_colour', 'red'],
    ['attribute_pa_trim', `"><script>alert('1')</script>`],
  ]);

describe('shopengine_swatch_image_on_loop_products', () => {
  it('sends the choice with PHP’s brackets and gives the image’s HTML', async () => {
    server.answer(json({ success: true, data: { variation_img_html: '<img src="/red.jpg">' } }));
    expect(await ask()).toBe('<img src="/red.jpg">');
    const [asked] = server.asked;
    expect(asked).toMatchObject({ method: 'POST', path: '/wp-admin/admin-ajax.php' });
    expect([...new URLSearchParams(asked?.body)]).toEqual([
      ['action', 'shopengine_swatch_image_on_loop_products'],
      ['nonce', 'ab12cd34ef'],
      ['selectedData[0][]', 'attribute_pa_colour'],
      ['selectedData[0][]', 'red'],
      ['selectedData[1][]', 'attribute_pa_trim'],
      ['selectedData[1][]', `"><script>alert('1')</script>`],
      ['productId', '201'],
    ]);
  });

  it('gives nothing where there is no picture', async () => {
    server.answer(json({ success: false, data: 'No image found' }));
    expect(await ask()).toBeUndefined();
  });

  it.each<[string, Answer, object]>([
    ['a refused nonce', json({ success: false, data: 'Request denied' }), { message: 'Request denied' }],
    ['null', json(null), { code: 'unknown_error' }],
    ['a word', json('0'), { code: 'unknown_error' }],
    ['success without a picture', json({ success: true, data: { variation_img_html: 7 } }), { code: 'unknown_error' }],
    ['a page', text('<h1>Maintenance</h1>'), { code: 'invalid_json' }],
    ['an empty answer', text(''), { code: 'invalid_json' }],
    ['a fatal error', text('<p>There has been a critical error</p>', 500), { code: 'http', status: 500 }],
    ['silence', silence, { code: 'timeout' }],
  ])('rejects on %s', async (_what, answer, error) => {
    server.answer(answer);
    await expect(ask()).rejects.toMatchObject(error);
  });

  it('reads an answer that a notice was printed before', async () => {
    server.answer(text('<br>Notice: late{"success":true,"data":{"variation_img_html":"<img>"}}'));
    expect(await ask()).toBe('<img>');
  });
});
