/** A real HTTP server that gives the answers of a test, and remembers the requests. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { vi } from 'vitest';
import { visitOrigin } from './browser';

interface Asked {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export type Answer = (asked: Asked, response: ServerResponse) => void;

export interface TestServer {
  url: string;
  asked: Asked[];
  /** Answers the next calls, in order; the last one answers all that follow. */
  answer(...answers: Answer[]): void;
  close(): Promise<void>;
}

/** Answers with a value as JSON. */
export const json =
  (value: unknown, status = 200, headers: Record<string, string> = {}): Answer =>
  (_asked, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(JSON.stringify(value));
  };

/** Answers with HTML. */
export const text =
  (body: string, status = 200): Answer =>
  (_asked, response) => {
    response.writeHead(status, { 'Content-Type': 'text/html' });
    response.end(body);
  };

/**
 * Never answers; the connection stays open until the server is closed. If the test waits for the call's time-out, the
 * clock jumps to the time-out once the server has received the call.
 */
export const silence: Answer = () => void (vi.isFakeTimers() && vi.runOnlyPendingTimers());

/** Stops the page's timers, or lets them run. The server and its connections use the machine's own timers. */
const holdClock = (isHeld: boolean) =>
  isHeld ? vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }) : vi.useRealTimers();

/** Cuts the connection instead of answering. */
export const drop: Answer = (_asked, response) => void response.socket?.destroy();

/** A server on a free port, which answers `null` until a test says otherwise. */
export async function startServer(): Promise<TestServer> {
  const asked: Asked[] = [];
  let answers: Answer[] = [json(null)];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const call = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body };
      asked.push(call);
      const answer = answers.length > 1 ? (answers.shift() as Answer) : (answers[0] as Answer);
      answer(call, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // Gives the page an address of this server, because pages call only their own site.
  visitOrigin(url);
  return {
    url,
    asked,
    answer: (...next) => {
      holdClock(next.every((answer) => answer === silence));
      answers = next;
    },
    close: () =>
      new Promise((resolve) => {
        holdClock(false);
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
