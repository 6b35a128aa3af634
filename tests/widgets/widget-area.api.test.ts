// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fetchWidgetArea } from '../../widgets/widget-area/api';
import { setPage } from '../helpers/page';
import { type Answer, drop, json, silence, startServer, type TestServer, text } from '../helpers/server';

const HTML = '<div data-elementor-type="wp-post"><p>Delivery</p></div>';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
  setPage({ globals: { ekit_config: { ajaxurl: `${server.url}/wp-admin/admin-ajax.php`, nonce: 'ab12' } } });
});
afterEach(() => server.close());

const failures: [what: string, answer: Answer, error: object][] = [
  ['an answer of nothing', text(' \n'), { code: 'unknown_error' }],
  ['a refusal', text('0', 400), { code: 'http', status: 400 }],
  ['words', text('-1'), { code: 'unknown_error' }],
  ['a whole page', text(`<!DOCTYPE html><html><body>${HTML}</body></html>`), { code: 'unknown_error' }],
  ['null', json(null), { code: 'unknown_error' }],
  ['silence', silence, { code: 'timeout' }],
  ['a dropped connection', drop, { code: 'fetch_error' }],
];

describe('ekit_widgetarea_content (SPEC 7.5)', () => {
  it('is a POST with the page’s nonce and the post, and returns the HTML', async () => {
    server.answer(text(`\n${HTML}`));
    expect(await fetchWidgetArea('678')).toBe(HTML);
    expect(server.asked.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/wp-admin/admin-ajax.php', 'action=ekit_widgetarea_content&nonce=ab12&post_id=678'],
    ]);
  });

  it('goes to WordPress’s usual address if ElementsKit names none', async () => {
    setPage({ globals: { woocommerce_params: { ajax_url: `${server.url}/ajax` } } });
    server.answer(text(HTML));
    await fetchWidgetArea('5');
    expect(server.asked.map(({ path, body }) => [path, body])).toEqual([
      ['/ajax', 'action=ekit_widgetarea_content&nonce=&post_id=5'],
    ]);
  });

  it.each(failures)('rejects with %s', async (_what, answer, error) => {
    server.answer(answer);
    await expect(fetchWidgetArea('678')).rejects.toMatchObject(error);
  });
});
