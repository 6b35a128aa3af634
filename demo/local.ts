/** The demo on a free port of this machine, in the process that asks: for measuring and for tests that look into it. */
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { HOST, serverOptions } from './listen';
import { createServer } from './server';

/** What answers calls. */
type Fetch = Parameters<typeof serve>[0]['fetch'];

/** Resolves once the demo answers; `close` ends it. @param fetch answers in the demo's place */
export async function serveLocally(fetch: Fetch = createServer().fetch): Promise<{ base: string; close(): void }> {
  const server = serve({ fetch, port: 0, hostname: HOST, serverOptions });
  await new Promise((resolve) => server.once('listening', resolve));
  return { base: `http://${HOST}:${(server.address() as AddressInfo).port}`, close: () => void server.close() };
}
