// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AddressProvider } from '../../src/rules/addressProvider';
import { createEndpointProvider } from '../../widgets/address-autocomplete/api';
import { createClock, type FakeClock } from '../helpers/clock';
import { setPage } from '../helpers/page';
import { drop, json, silence, startServer, type TestServer, text } from '../helpers/server';

let server: TestServer;
let provider: AddressProvider;
let clock: FakeClock;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(() => {
  setPage();
  server.asked.length = 0;
  clock = createClock();
  provider = createEndpointProvider(`${server.url}/places?key=1`, clock);
});

async function search(query = 'high', country = 'GB'): Promise<unknown> {
  const answer = provider.search(query, country, 'billing');
  answer.catch(() => {});
  await clock.advance(200);
  return answer;
}

describe('a shop’s own address service', () => {
  it('is asked for suggestions 200 ms after the last key, in any country', async () => {
    server.answer(json([{ id: '1', label: '1 High Street' }]));
    expect(provider.canSearch('ZZ')).toBe(true);
    const answer = provider.search('high & low', 'GB', 'shipping');
    await clock.advance(199);
    expect(server.asked).toEqual([]);
    await clock.advance(1);
    expect(await answer).toEqual([{ id: '1', label: '1 High Street' }]);
    expect(server.asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /places/search?key=1&query=high+%26+low&country=GB&type=shipping',
    ]);
    expect(server.asked[0]?.headers.accept).toBe('application/json');
  });

  it('is asked for an address at once', async () => {
    server.answer(json({ address_1: '1 High Street' }));
    expect(await provider.select('a/b')).toEqual({ address_1: '1 High Street' });
    expect(server.asked.map(({ path }) => path)).toEqual(['/places/select?key=1&id=a%2Fb']);
  });

  it('is not asked for a text that the shopper replaces within that time', async () => {
    server.answer(json([]));
    const older = provider.search('hig', 'GB', 'billing');
    const refused = expect(older).rejects.toMatchObject({ code: 'aborted', sent: false });
    await search('high');
    await refused;
    expect(server.asked.map(({ path }) => new URLSearchParams(path.split('?')[1]).get('query'))).toEqual(['high']);
  });

  it('has its call aborted when it is slow and the shopper types on', async () => {
    server.answer(silence, json(['newer']));
    const older = search('hig');
    const refused = expect(older).rejects.toMatchObject({ code: 'aborted' });
    await clock.advance(200);
    await expect.poll(() => server.asked.length).toBe(1);
    expect(await search('high')).toEqual(['newer']);
    await refused;
  });

  it.each([
    ['HTML', text('<p>Maintenance</p>'), 'invalid_json'],
    ['nothing', text(''), 'invalid_json'],
    ['500', json([], 500), 'http'],
    ['404', json({ code: 'gone' }, 404), 'http'],
    ['a dropped connection', drop, 'fetch_error'],
  ])('fails with %s', async (_what, answer, code) => {
    server.answer(answer);
    await expect(search()).rejects.toMatchObject({ code });
    await expect(provider.select('1')).rejects.toMatchObject({ code });
  });

  it('fails when it never answers', async () => {
    setPage({ timeout: 30 });
    server.answer(silence);
    await expect(provider.select('1')).rejects.toMatchObject({ code: 'timeout' });
  });
});
