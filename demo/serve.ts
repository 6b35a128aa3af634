/** Serves the demo on loopback: `PORT`, or the next free port after it. */
import { createServer as createProbe } from 'node:net';
import { serve } from '@hono/node-server';
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

serve({ fetch: createServer().fetch, port, hostname: HOST }, () => console.log(`Demo storefront: http://${HOST}:${port}/`));
