/** Serves the demo on loopback: `PORT`, or the next free port after it. `DEMO_DELAY`: milliseconds that an answer waits at most. */
import { createServer as createProbe } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { createServer } from './server';

const HOST = '127.0.0.1';

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createProbe();
    probe.once('error', () => resolve(false));
    probe.listen(port, HOST, () => probe.close(() => resolve(true)));
  });

const asked = Number(process.env.PORT) || 4173;
let port = asked;
while (!(await isFree(port))) port++;
if (port !== asked) console.log(`Port ${asked} is taken; using ${port}.`);

const delay = Number(process.env.DEMO_DELAY) || 0;
const late = new Hono().use(async (_context, next) => {
  await next();
  await wait(Math.random() * delay);
});
const { fetch } = delay ? late.route('/', createServer()) : createServer();

// A connection that the server gives up for being idle may take a call that is just being sent with it.
const serverOptions = { keepAliveTimeout: 0 };
serve({ fetch, port, hostname: HOST, serverOptions }, () => console.log(`Demo storefront: http://${HOST}:${port}/`));
