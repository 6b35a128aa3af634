// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clearCampaignCache, fetchTimeLeft } from '../../widgets/campaign/api';
import { setPage } from '../helpers/page';
import { drop, json, silence, startServer, type TestServer, text } from '../helpers/server';

const PAGE = 'https://shop.example/sale/?a=1&b=2';

let server: TestServer;
const useAddress = (path: string) => setPage({ globals: { wcct_data: { admin_ajax: server.url + path } } });
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.asked.length = 0;
  useAddress('/wp-admin/admin-ajax.php');
});

const left = () => fetchTimeLeft('981', '1798761600', PAGE);

describe('the time that a campaign has left', () => {
  it('is asked for with the page, the end and the campaign', async () => {
    server.answer(json({ diff: 86_388, id: '981' }));
    expect(await left()).toBe(86_388);
    const [{ method, path } = { method: '', path: '' }] = server.asked;
    expect(`${method} ${path.split('?')[0]}`).toBe('GET /wp-admin/admin-ajax.php');
    expect(Object.fromEntries(new URLSearchParams(path.split('?')[1]))).toEqual({
      wcct_action: 'wcct_refreshed_times',
      location: PAGE,
      endDate: '1798761600',
      campID: '981',
    });
  });

  it('is asked for at an address that has a query already', async () => {
    useAddress('/wp-admin/admin-ajax.php?lang=de');
    server.answer(json({ diff: 5, id: 981 }));
    expect(await left()).toBe(5);
    expect(server.asked[0]?.path).toContain('admin-ajax.php?lang=de&wcct_action=');
  });

  it.each([
    ['a number', '{"diff":12,"id":"981"}', 12],
    ['text', '{"diff":"12","id":"981"}', 12],
    ['over', '{"diff":0,"id":"981"}', 0],
    ['long over', '{"diff":-40,"id":"981"}', 0],
    ['behind a notice of PHP', '<br>Notice: x\n{"diff":12,"id":"981"}', 12],
    ['another campaign’s', '{"diff":12,"id":"7"}', undefined],
    ['missing', '{"id":"981"}', undefined],
    ['no number', '{"diff":"soon","id":"981"}', undefined],
    ['nothing', '[]', undefined],
    ['null', 'null', undefined],
    ['no JSON', '0', undefined],
    ['a page', '<!doctype html><p>Busy</p>', undefined],
  ])('is read from an answer with %s', async (_what, body, seconds) => {
    server.answer(text(body));
    expect(await left()).toBe(seconds);
  });

  it.each([
    ['refused', text('0', 500), { code: 'http', status: 500 }],
    ['lost', drop, { code: 'fetch_error' }],
  ])('is unknown when the call is %s', async (_what, answer, error) => {
    server.answer(answer);
    await expect(left()).rejects.toMatchObject(error);
  });
});

describe('a campaign’s end', () => {
  const asked = async () => {
    while (!server.asked.length) await new Promise((resolve) => setImmediate(resolve));
    return server.asked.map(
      ({ method, path, body, headers }) => `${method} ${path} ${headers['content-type']} ${body}`,
    );
  };

  it.each([
    ['never answered', silence],
    ['refused', text('0', 400)],
    ['lost', drop],
  ])('is reported to the shop, even if the call is %s', async (_what, answer) => {
    server.answer(answer);
    expect(clearCampaignCache()).toBeUndefined();
    expect(await asked()).toEqual([
      'POST /wp-admin/admin-ajax.php application/x-www-form-urlencoded; charset=UTF-8 action=wcct_clear_cache',
    ]);
  });
});
