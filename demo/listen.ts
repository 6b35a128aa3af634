/**
 * Owns the demo's address: loopback, and `PORT` or the next free port after it. `DEMO_DELAY`: milliseconds that an
 * answer waits at most.
 */
import { createServer as createProbe } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { serve } from '@hono/node-server';

export const HOST = '127.0.0.1';

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createProbe();
    probe.once('error', () => resolve(false));
    probe.listen(port, HOST, () => probe.close(() => resolve(true)));
  });

// Connections are not kept: if the server closes an idle one just when the browser sends a call on it, the call is
// lost.
export const serverOptions = { keepAliveTimeout: 0 };

type Answer = Parameters<typeof serve>[0]['fetch'];

function late(answer: Answer, delay: number): Answer {
  return async (...request) => {
    const response = await answer(...request);
    await wait(Math.random() * delay);
    return response;
  };
}

/** Serves, and prints the address once it answers. */
export async function listen(answer: Answer): Promise<void> {
  const delay = Number(process.env.DEMO_DELAY) || 0;
  const fetch = delay ? late(answer, delay) : answer;
  const asked = Number(process.env.PORT) || 4173;
  let port = asked;
  while (!(await isFree(port))) port++;
  if (port !== asked) console.log(`Port ${asked} is taken; using ${port}.`);
  await new Promise<void>((resolve) => serve({ fetch, port, hostname: HOST, serverOptions }, () => resolve()));
  console.log(`Demo storefront: http://${HOST}:${port}/`);
}
