/** The demo with scripts that are built when a page asks for them. */
import { Hono } from 'hono';
import { ownHostOnly } from '../../demo/ownHost';
import { createServer } from '../../demo/server';
import { readBuilt } from './sources';

/** Creates the demo. Files of dist/ that the build has are answered as their sources are now. */
export function createShop(): Hono {
  const app = new Hono();
  app.get('/dist/:file', ownHostOnly, async (context, next) => {
    const file = context.req.param('file');
    const text = await readBuilt(file);
    if (text === undefined) return next();
    context.header('Cache-Control', 'no-store');
    return context.body(text, 200, { 'Content-Type': file.endsWith('.css') ? 'text/css' : 'text/javascript' });
  });
  const demo = createServer();
  app.all('*', ({ req, env }) => demo.fetch(req.raw, env));
  return app;
}
