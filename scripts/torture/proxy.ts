/** A proxy before the demo shop that delays, cuts, breaks and doubles answers at random. */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createChance, type Rates } from './chance';
import { trafficTime } from './otherScripts';
import { createRepetitions } from './sends';

export interface BadLine {
  origin: string;
  /** Names of the faults that happened. */
  faults: string[];
  /** While this is true, no call meets a fault. */
  isWell: boolean;
  /** Resolves when the shop has received every call. */
  settled(): Promise<void>;
  /** Resolves when there has been no call for a while. Code that has just come would ask for more code sooner. */
  quiet(): Promise<void>;
  close(): void;
}

/** Milliseconds without a call after which no more are expected, and milliseconds between two checks. */
const QUIET = 500;
const POLL = 50;

interface Answer {
  status: number;
  headers: Record<string, string | string[]>;
  body: Buffer;
}

const read = async (stream: IncomingMessage) => {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

const forward = (port: number, { method, url, headers }: IncomingMessage, body: Buffer) =>
  new Promise<Answer>((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, method, path: url, headers: { ...headers, connection: 'close' } },
      async (answer) => {
        const {
          'transfer-encoding': _encoding,
          'content-length': _length,
          connection: _connection,
          ...kept
        } = answer.headers;
        resolve({ status: answer.statusCode ?? 500, headers: kept as Answer['headers'], body: await read(answer) });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });

/**
 * Keeps no connections alive, because a browser repeats a call by itself if a kept connection closes without an answer.
 */
function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, { ...headers, connection: 'close', 'content-length': body.length });
  response.end(body);
}

export interface BadLineOptions {
  /** The shop's origin. */
  shop: string;
  /** Decides, with a call's purpose, what happens to it. */
  seed: number;
  /** The islands' time-out for a call, in milliseconds; the proxy writes it into every page. */
  timeout: number;
  /** Gets every call, and what happens to it. */
  note?(event: string): void;
  rates?: Rates;
  /** Changes the HTML of a page. */
  print?(html: string, url: string): string;
}

/** A page's answer with the islands' time-out written in; any other answer as it is. */
function reprinted(answer: Answer, url: string, { timeout, print = (html) => html }: BadLineOptions): Answer {
  if (!`${answer.headers['content-type']}`.startsWith('text/html')) return answer;
  const config = `<script type="application/json" data-islands-config>{"timeout":${timeout}}</script>`;
  const html = answer.body
    .toString()
    .replace('<head>', `<head>${config}`)
    .replaceAll('"request_timeout":"5000"', `"request_timeout":"${timeout}"`);
  return { ...answer, body: Buffer.from(print(html, url)) };
}

/** Starts the proxy on a free port. */
export async function startProxy(options: BadLineOptions): Promise<BadLine> {
  const { shop, note = () => {} } = options;
  const port = Number(new URL(shop).port);
  const faults: string[] = [];
  const underWay = new Set<Promise<unknown>>();
  let busyUntil = 0;
  const chance = createChance(options);
  const isRepeated = createRepetitions();
  const track = (work: Promise<unknown>) => {
    const end = () => {
      underWay.delete(work);
      busyUntil = Date.now();
    };
    underWay.add(work);
    work.then(end, end);
  };
  async function pass(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await read(incoming);
    const { url = '' } = incoming;
    const time = trafficTime(url);
    if (time !== undefined)
      return send(response, await wait(time, { status: 204, headers: {}, body: Buffer.from('') }));
    if (isRepeated(incoming.headers)) {
      note(`${incoming.method} ${url} once more, by the browser`);
      return void response.destroy();
    }
    const { purpose, fault } = chance(`${incoming.method} ${url}`, `${body}`, line.isWell);
    note(`${purpose} ${fault?.name ?? ''}`.trim());
    if (!fault) return send(response, reprinted(await forward(port, incoming, body), url, options));
    faults.push(fault.name);
    const { forwardAfter, answerAfter, answer, isHasty } = fault;
    const coming =
      forwardAfter === undefined ? undefined : wait(forwardAfter).then(() => forward(port, incoming, body));
    if (coming) track(coming);
    const own = isHasty ? undefined : await coming;
    await wait(answerAfter);
    if (answer === 'cut') response.destroy();
    else if (typeof answer === 'object')
      send(response, {
        status: answer.status,
        headers: { 'content-type': 'text/html' },
        body: Buffer.from(answer.body),
      });
    else if (own) send(response, answer ? { ...own, body: Buffer.from(answer(own.body.toString())) } : own);
  }

  const server = createServer((incoming, response) => {
    track(pass(incoming, response).catch(() => response.destroy()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const line: BadLine = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    faults,
    isWell: false,
    settled: async () => {
      while (underWay.size) await Promise.allSettled(underWay);
    },
    quiet: async () => {
      while (underWay.size || Date.now() < busyUntil + QUIET) await wait(POLL);
    },
    close: () => server.close(),
  };
  return line;
}
