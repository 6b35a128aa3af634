// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { elementsKitUrl } from '../../src/api/elementsKitUrl';
import { sendMail } from '../../widgets/newsletter/api';
import { setPage } from '../helpers/page';
import { type Answer, drop, json, silence, startServer, type TestServer, text } from '../helpers/server';

const ANSWER = { success: { body: '{"status":"subscribed"}' }, error: [] };

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
  setPage({ globals: { elementskit: { resturl: `${server.url}/wp-json/elementskit/v1/` } } });
});
afterEach(() => server.close());

describe('the address of ElementsKit’s routes', () => {
  it('is SPEC’s where the page names none', () => {
    setPage();
    expect(elementsKitUrl('megamenu/megamenu_content?id=5')).toBe(
      '/wp-json/elementskit/v1/megamenu/megamenu_content?id=5',
    );
  });

  it('has one query, even without pretty permalinks and with an escaped ampersand', () => {
    setPage({
      globals: { elementskit: { resturl: 'https://shop.example/?lang=de&#038;rest_route=/elementskit/v1/' } },
    });
    expect(elementsKitUrl('widget/x/?listed=a')).toBe(
      'https://shop.example/?lang=de&rest_route=/elementskit/v1/widget/x/&listed=a',
    );
  });

  it('is taken from the config before the page', () => {
    setPage({ elementsKitRestUrl: '/rest/ekit/', globals: { elementskit: { resturl: '/other/' } } });
    expect(elementsKitUrl('x')).toBe('/rest/ekit/x');
  });
});

const failures: [what: string, answer: Answer, error: object][] = [
  ['words', text('There has been a critical error on this website.'), { code: 'invalid_json' }],
  ['half an answer', text('{"success":{"body":'), { code: 'invalid_json' }],
  ['nothing', text(''), { code: 'invalid_json' }],
  ['a refusal of the route', json({ code: 'rest_no_route' }, 404), { code: 'http', status: 404 }],
  ['a dropped connection', drop, { code: 'fetch_error' }],
];

describe('sendmail (SPEC 7.5)', () => {
  it('is a GET with the list and the form’s fields in its query, and no nonce', async () => {
    setPage({ restNonce: 'stale', globals: { elementskit: { resturl: `${server.url}/wp-json/elementskit/v1/` } } });
    server.answer(json(ANSWER));
    expect(await sendMail('a1 b2', 'double_opt_in=yes&email=jo%40example.org')).toEqual(ANSWER);
    const [call] = server.asked;
    expect([call?.method, call?.path, call?.body, call?.headers['x-wp-nonce']]).toEqual([
      'GET',
      '/wp-json/elementskit/v1/widget/mailchimp/sendmail/?listed=a1+b2&double_opt_in=yes&email=jo%40example.org',
      '',
      undefined,
    ]);
  });

  it('skips what PHP printed before the answer', async () => {
    server.answer(text(`<b>Notice</b>: {x} is undefined\n${JSON.stringify(ANSWER)}`));
    expect(await sendMail('a', 'email=x')).toEqual(ANSWER);
  });

  it.each(failures)('rejects with %s', async (_what, answer, error) => {
    server.answer(answer);
    await expect(sendMail('a', 'email=x')).rejects.toMatchObject(error);
  });

  it('ends with a time-out, and when it is aborted', async () => {
    server.answer(silence);
    await expect(sendMail('a', 'email=x', { timeout: 30 })).rejects.toMatchObject({ code: 'timeout' });
    const gone = AbortSignal.abort();
    await expect(sendMail('a', 'email=x', { signal: gone })).rejects.toMatchObject({ code: 'aborted' });
  });
});
