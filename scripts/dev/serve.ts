/**
 * Serves the demo with scripts that are built when a page asks for them. The loader and core are built before the first
 * page.
 */
import { stop } from 'esbuild';
import { Hono } from 'hono';
import { listen } from '../../demo/listen';
import { ownHostOnly } from '../../demo/ownHost';
import { createServer } from '../../demo/server';
import { joinHeadStyles, readHeadStyles } from '../build/headStyles';
import { HEAD_STYLES } from '../build/loaders';
import { readScript } from './sources';

const app = new Hono();
app.get('/dist/:file', ownHostOnly, async (context, next) => {
  const file = context.req.param('file');
  context.header('Cache-Control', 'no-store');
  if (file === HEAD_STYLES)
    return context.body(joinHeadStyles(await readHeadStyles()), 200, { 'Content-Type': 'text/css' });
  const text = file.endsWith('.js') ? await readScript(file.slice(0, -'.js'.length)) : undefined;
  return text === undefined ? next() : context.body(text, 200, { 'Content-Type': 'text/javascript' });
});
app.route('/', createServer());

/** The compiler is a separate process, and prints an error if this process ends first. So it is stopped here. */
async function end(): Promise<void> {
  await stop();
  process.exit();
}
for (const event of ['SIGINT', 'SIGTERM', 'disconnect']) process.once(event, end);

await Promise.all(['shop-islands', 'core'].map(readScript));
await listen(app.fetch);
console.log('Reload a page to see a change. Ctrl-C ends everything.');
