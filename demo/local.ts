/**
 * The demo on a free port of this machine, inside the calling process: for measurements, and for tests that look into
 * the server.
 */
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { HOST, serverOptions } from './listen';
import { createServer } from './server';

/** The function that answers requests. */
type Fetch = Parameters<typeof serve>[0]['fetch'];

/** Resolves once the demo answers; `close` ends it. @param fetch answers instead of the demo */
export async function serveLocally(fetch: Fetch = createServer().fetch): Promise<{ base: string; close(): void }> {
  const server = serve({ fetch, port: 0, hostname: HOST, serverOptions });
  await new Promise((resolve) => server.once('listening', resolve));
  return { base: `http://${HOST}:${(server.address() as AddressInfo).port}`, close: () => void server.close() };
}
