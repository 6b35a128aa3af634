// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fetchMegaMenu } from '../../widgets/nav-menu/api';
import { setPage } from '../helpers/page';
import { json, startServer, type TestServer, text } from '../helpers/server';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
  setPage({ elementsKitRestUrl: `${server.url}/wp-json/elementskit/v1/` });
});
afterEach(() => server.close());

describe('the content of a mega menu', () => {
  it('is asked for by its id, without a nonce, and comes as a JSON string', async () => {
    server.answer(json('<div class="elementor">Gifts</div>'));
    expect(await fetchMegaMenu('345')).toBe('<div class="elementor">Gifts</div>');
    expect(server.asked.map(({ method, path, headers }) => [method, path, headers['x-wp-nonce']])).toEqual([
      ['GET', '/wp-json/elementskit/v1/megamenu/megamenu_content?id=345', undefined],
    ]);
  });

  it('may be HTML as it is', async () => {
    server.answer(text('<p>Gifts</p>'));
    expect(await fetchMegaMenu('345')).toBe('<p>Gifts</p>');
  });

  it.each([
    ['nothing, as for one that is not published', json(null)],
    ['an empty text', json('')],
    ['a refusal', json({ code: 'rest_no_route' }, 404)],
    ['a page', text('<!doctype html><html></html>')],
    ['words', text('0')],
  ])('is a failure where the answer is %s', async (_what, answer) => {
    server.answer(answer);
    await expect(fetchMegaMenu('345')).rejects.toThrow();
  });

  it('is found where the shop has no pretty permalinks', async () => {
    setPage({ elementsKitRestUrl: `${server.url}/index.php?rest_route=/elementskit/v1/` });
    server.answer(json('<p>Gifts</p>'));
    await fetchMegaMenu('345');
    expect(server.asked[0]?.path).toBe('/index.php?rest_route=/elementskit/v1/megamenu/megamenu_content&id=345');
  });
});
