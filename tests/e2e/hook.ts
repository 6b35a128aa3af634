/** A service on another origin that accepts calls, answers without CORS headers, and notes the requests. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Heard {
  method: string;
  /** Content type. */
  type: string;
  body: string;
}

export interface Hook {
  url: string;
  /** Every request, preflights too, newest last. */
  heard: Heard[];
  close(): Promise<void>;
}

/** Starts the service on a free port of its own, which makes it another origin. */
export async function startHook(): Promise<Hook> {
  const heard: Heard[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    heard.push({ method: request.method ?? '', type: request.headers['content-type'] ?? '', body });
    response.end('ok');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/in`,
    heard,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
