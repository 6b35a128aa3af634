/**
 * A line like a phone's: files are zipped and may be cached, as from a shop's delivery network. It counts every script
 * that comes over it.
 */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import type { CDPSession } from 'playwright-core';

/** Scripts that came over the line, and how many bytes of gzip they were. */
interface Traffic {
  bytes: number;
  requests: number;
}

interface SlowLine {
  /** The proxy's address. */
  server: string;
  traffic: Traffic;
  close(): void;
}

/** Slow 4G: 1.6 Mbit/s, 150 ms. */
const [BYTES_A_SECOND, LATENCY] = [1_600_000 / 8, 150];

/** Makes the page's own connection as slow as the line. */
export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY,
    downloadThroughput: BYTES_A_SECOND,
    uploadThroughput: BYTES_A_SECOND,
  });
}

const ZIPPED = /text|javascript|json|svg/;
const KEPT = /javascript|css|image|font/;

interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

const forward = ({ method, url = '', headers }: IncomingMessage, sent: Buffer) =>
  new Promise<Answer>((resolve, reject) => {
    const { 'accept-encoding': _encoding, 'proxy-connection': _connection, ...kept } = headers;
    const asked = request(url, { method, headers: kept }, async (answer) => {
      resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: await buffer(answer) });
    });
    asked.on('error', reject);
    asked.end(sent);
  });

/** The answer, zipped, and with a long lifetime in caches for files. */
function improve({ status, headers, body }: Answer, toPage: (html: string) => string): Answer {
  const { 'content-length': _length, 'transfer-encoding': _encoding, connection: _connection, ...kept } = headers;
  const type = headers['content-type'] ?? '';
  const own = type.startsWith('text/html') ? Buffer.from(toPage(body.toString())) : body;
  const isKept = KEPT.test(type) && !headers['cache-control'];
  return {
    status,
    headers: {
      ...kept,
      ...(isKept && { 'cache-control': 'max-age=31536000' }),
      ...(ZIPPED.test(type) && { 'content-encoding': 'gzip' }),
    },
    body: ZIPPED.test(type) ? gzipSync(own, { level: 9 }) : own,
  };
}

interface Shop {
  /** Returns the page that is given for an address without the shop; undefined asks the shop. */
  pageAt?(url: string): string | undefined;
  /** Changes the HTML that goes over the line. */
  toPage?(html: string): string;
}

const asAnswer = (html: string): Answer => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: Buffer.from(html),
});

/** A proxy that answers for every address. */
export async function startSlowLine({ pageAt = () => undefined, toPage = (html) => html }: Shop): Promise<SlowLine> {
  const traffic: Traffic = { bytes: 0, requests: 0 };
  async function pass(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const sent = await buffer(incoming);
    const page = pageAt(incoming.url ?? '');
    const { status, headers, body } = improve(
      page === undefined ? await forward(incoming, sent) : asAnswer(page),
      toPage,
    );
    if (incoming.headers['sec-fetch-dest'] === 'script') {
      traffic.requests++;
      traffic.bytes += body.length;
    }
    response.writeHead(status, { ...headers, 'content-length': body.length }).end(body);
  }
  const server = createServer((incoming, response) => void pass(incoming, response).catch(() => response.destroy()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    server: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    traffic,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
