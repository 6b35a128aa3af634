/**
 * `npm run dev`: serves the demo with scripts that are built when a page asks for them, and keeps open pages in step
 * with their sources. The loader and core are built before the first page. Ends with the code `AGAIN` when its own
 * sources have changed.
 */
import { stop } from 'esbuild';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { listen } from '../../demo/listen';
import { AGAIN } from '../again.mjs';
import { createLive } from './live';
import { checkOwn, isOwn } from './ownSources';
import { inWords, type Problem, problemsOf } from './problems';
import { watchFolders } from './watchFolders';

const FOLDERS = ['demo', 'scripts', 'src', 'widgets'];
/** Files that are read each time a page asks for them. */
const READ_BY_PAGES = /^demo\/assets\/|\/fixture\.html$|^scripts\/dev\/page\//;

/** Ends. The compiler is a separate process, and prints an error if this process ends first. */
async function end(code?: number): Promise<void> {
  await stop();
  process.exit(code);
}
for (const event of ['SIGINT', 'SIGTERM']) process.once(event, () => end());

const live = createLive();
const app = new Hono();
app.route('/', live.routes);

/** Problems of the server's own sources. */
let own: readonly Problem[] = [];
let sources: typeof import('./sources') | undefined;

const tellProblems = () => live.setProblems([...own, ...(sources?.problemsOfAsked() ?? [])]);

/** Checks the dev server's own sources, prints their problems, and returns true when there are none. */
async function canRun(): Promise<boolean> {
  own = await checkOwn();
  for (const problem of own) console.error(inWords(problem));
  return !own.length;
}

const closed = html`<!doctype html>
<html lang="en"><head><title>The demo cannot run</title></head><body><h1>The demo cannot run</h1></body></html>`;

/** Opens the demo. If its sources cannot be run, every address answers with a page that shows why. */
async function open(): Promise<void> {
  try {
    if (await canRun()) {
      const { createServer } = await import('../../demo/server');
      sources = await import('./sources');
      await Promise.all(['shop-islands.js', 'core.js'].map(sources.readBuilt));
      const demo = createServer(sources.readBuilt);
      app.all('*', ({ req, env }) => demo.fetch(req.raw, env));
    }
  } catch (error) {
    own = problemsOf(error);
    console.error(error);
  }
  if (own.length) app.get('*', (context) => context.html(closed, 500));
}

async function onChange(files: ReadonlySet<string>): Promise<void> {
  if ([...files].some(isOwn) && (await canRun())) return end(AGAIN);
  const isChanged = await sources?.buildAsked();
  tellProblems();
  if (isChanged || [...files].some((file) => READ_BY_PAGES.test(file))) live.changed();
}

// A file that is asked for the first time may have problems too.
app.use('/dist/*', async (_, next) => {
  await next();
  tellProblems();
});
// Changes that come while the sources are being read are looked at afterwards.
let last = open().then(tellProblems);
watchFolders(FOLDERS, (files) => {
  last = last.then(() => onChange(files));
});
await last;
await listen(app.fetch);
console.log('Open pages follow every change. Ctrl-C ends everything.');
