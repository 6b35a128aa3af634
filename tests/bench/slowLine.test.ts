// @vitest-environment node
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startSlowLine } from '../../scripts/bench/slowLine';

const SCRIPT = 'console.log(1);'.repeat(50);

const shop = createServer((incoming, response) => {
  const isScript = incoming.url?.endsWith('.js');
  response
    .writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html', 'set-cookie': ['a=1', 'b=2'] })
    .end(isScript ? SCRIPT : '<p>the shop</p>');
});
let base = '';

beforeEach(async () => {
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
});
afterEach(() => {
  shop.closeAllConnections();
  shop.close();
});

/** Asks the proxy, as a browser does. */
const ask = (server: string, path: string, destination: string) =>
  new Promise<{ text: string; headers: Record<string, unknown> }>((resolve) => {
    const { hostname, port } = new URL(server);
    const sent = request(
      { hostname, port, path: base + path, headers: { 'sec-fetch-dest': destination } },
      async (answer) => resolve({ text: gunzipSync(await buffer(answer)).toString(), headers: answer.headers }),
    );
    sent.end();
  });

it('scripts come compressed, may be cached, and count with their compressed size', async () => {
  const line = await startSlowLine({});
  const { text, headers } = await ask(line.server, '/a.js', 'script');
  await ask(line.server, '/', 'document');
  line.close();
  expect(text).toBe(SCRIPT);
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'max-age=31536000' });
  expect(line.traffic).toEqual({ bytes: gzipSync(SCRIPT, { level: 9 }).length, requests: 1 });
});

it('pages are rewritten, are not cached, and set their cookies', async () => {
  const line = await startSlowLine({ toPage: (html) => html.replace('shop', 'islands') });
  const { text, headers } = await ask(line.server, '/', 'document');
  line.close();
  expect(text).toBe('<p>the islands</p>');
  expect(headers).toMatchObject({ 'set-cookie': ['a=1', 'b=2'] });
  expect(headers).not.toHaveProperty('cache-control');
});

it('a page whose HTML is given is served without asking the shop', async () => {
  const line = await startSlowLine({ pageAt: (url) => (url === `${base}/known/` ? '<p>known</p>' : undefined) });
  const texts = [await ask(line.server, '/known/', 'document'), await ask(line.server, '/other/', 'document')].map(
    ({ text }) => text,
  );
  line.close();
  expect(texts).toEqual(['<p>known</p>', '<p>the shop</p>']);
});
