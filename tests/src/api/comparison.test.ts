// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fetchComparisonBar, fetchComparisonTable, removeFromComparison } from '../../../src/api/comparison';
import { setPage } from '../../helpers/page';
import { type Answer, drop, json, silence, startServer, type TestServer, text } from '../../helpers/server';

const TABLE = '<div class="shopengine-comparison"><div class="comparison-table-wrap"><table></table></div></div>';
const BAR = '<div class="comparison-for-bottom-bar-item"></div>';
const EMPTY_BAR = '<h1 class="shopengine-no-comparison-product-for-bar">Nothing yet</h1>';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
  setPage({ globals: { shopEngineComparison: { resturl: `${server.url}/wp-json/` } } });
});
afterEach(() => server.close());

/** As ShopEngine does it: HTML under a JSON content type. */
const mislabelled =
  (html: string): Answer =>
  (_asked, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json; charset=UTF-8', 'X-Content-Type-Options': 'nosniff' });
    response.end(html);
  };

const page = `<!DOCTYPE html><html><body><a class="shopengine-comparison"></a>${TABLE}</body></html>`;
const failures: [what: string, answer: Answer, error: object][] = [
  ['null', json(null), { code: 'unknown_error' }],
  ['a whole page', text(page), { code: 'unknown_error' }],
  ['words', text('There has been a critical error on this website.'), { code: 'unknown_error' }],
  ['an error that says 200', json({ code: 'rest_no_route', message: 'No route' }), { code: 'unknown_error' }],
  ['a fatal error', text('<p>critical error</p>', 500), { code: 'http', status: 500 }],
  ['silence', silence, { code: 'timeout' }],
  ['a dropped connection', drop, { code: 'fetch_error' }],
];

describe('comparison_table', () => {
  it('sends the whole payload as a query, without a nonce', async () => {
    server.answer(mislabelled(TABLE));
    await fetchComparisonTable({ pid: 101, from: 'card & list' });
    expect(server.asked).toMatchObject([
      {
        method: 'GET',
        path: '/wp-json/shopengine-builder/v1/comparison/comparison_table/?pid=101&from=card+%26+list',
        body: '',
      },
    ]);
    expect(server.asked[0]?.headers['x-wp-nonce']).toBeUndefined();
  });

  it('joins the query of a root without pretty permalinks', async () => {
    setPage({ globals: { shopEngineComparison: { resturl: `${server.url}/index.php?rest_route=/` } } });
    server.answer(mislabelled(TABLE));
    await fetchComparisonTable({ pid: 101 });
    expect(server.asked[0]?.path).toBe(
      '/index.php?rest_route=/shopengine-builder/v1/comparison/comparison_table/&pid=101',
    );
  });

  it.each<[string, Answer, string]>([
    ['HTML that is labelled as JSON', mislabelled(TABLE), TABLE],
    ['HTML as a JSON string', json(TABLE), TABLE],
    [
      'the words for an empty list',
      text('<h1 class="shopengine-no-comparison-product"></h1>'),
      '<h1 class="shopengine-no-comparison-product"></h1>',
    ],
  ])('takes %s', async (_what, answer, html) => {
    server.answer(answer);
    expect(await fetchComparisonTable({ pid: 101 })).toBe(html);
  });

  it.each<[string, Answer]>([
    ['nothing', mislabelled('')],
    ['white space', text('\n ')],
  ])('takes %s for an empty list, where nothing was added', async (_what, answer) => {
    server.answer(answer, answer);
    expect(await fetchComparisonTable({ pid: 0 })).toBe('');
    await expect(fetchComparisonTable({ pid: 101 })).rejects.toMatchObject({ code: 'unknown_error' });
  });

  it.each<[string, Answer, object]>([
    ...failures,
    ['half a JSON string', mislabelled(JSON.stringify(TABLE).slice(0, -9)), { code: 'unknown_error' }],
  ])('rejects on %s, and does not ask again', async (_what, answer, error) => {
    server.answer(answer);
    await expect(fetchComparisonTable({ pid: 101 })).rejects.toMatchObject(error);
    expect(server.asked).toHaveLength(1);
  });
});

describe('remove', () => {
  it('posts the id, and returns the address of the remaining list', async () => {
    server.answer(json({ status: 'Success', share_url: 'https://shop.example/?comparison=yes&product_ids=102' }));
    expect(await removeFromComparison(101)).toBe('https://shop.example/?comparison=yes&product_ids=102');
    expect(server.asked).toMatchObject([
      { method: 'POST', path: '/wp-json/shopengine-builder/v1/comparison/remove/', body: 'pid=101' },
    ]);
  });

  it.each<[string, unknown]>([
    ['no address', { status: 'success' }],
    ['an address that is none', { status: 'Success', share_url: ['x'] }],
  ])('returns an empty address where the answer has %s', async (_what, answer) => {
    server.answer(json(answer));
    expect(await removeFromComparison(101)).toBe('');
  });

  it.each<[string, Answer, object]>([
    ...failures,
    ['nothing', text(''), { code: 'unknown_error' }],
    ['a refusal', json({ status: 'failed' }), { code: 'unknown_error' }],
  ])('rejects on %s, and does not ask again', async (_what, answer, error) => {
    server.answer(answer);
    await expect(removeFromComparison(101)).rejects.toMatchObject(error);
    expect(server.asked).toHaveLength(1);
  });
});

describe('comparison_bar_data', () => {
  it.each<[string, Answer, string]>([
    ['HTML as a JSON string', json(BAR), BAR],
    ['HTML', text(BAR), BAR],
    ['the words for an empty list', json(EMPTY_BAR), EMPTY_BAR],
  ])('takes %s', async (_what, answer, html) => {
    server.answer(answer);
    expect(await fetchComparisonBar()).toBe(html);
    expect(server.asked).toMatchObject([
      { method: 'GET', path: '/wp-json/shopengine-builder/v1/comparison/comparison_bar_data' },
    ]);
  });

  it.each<[string, Answer, object]>([...failures, ['nothing', text(''), { code: 'unknown_error' }]])(
    'rejects on %s',
    async (_what, answer, error) => {
      server.answer(answer);
      await expect(fetchComparisonBar()).rejects.toMatchObject(error);
    },
  );

  it('can be aborted', async () => {
    server.answer(silence);
    const controller = new AbortController();
    const asked = fetchComparisonBar({ signal: controller.signal });
    controller.abort();
    await expect(asked).rejects.toMatchObject({ code: 'aborted' });
  });
});
