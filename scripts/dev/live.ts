/**
 * Owns the messages to open pages while sources change: a page is in step with the newest version, or shows the
 * problems of the build. Pages hear of it through an EventSource (page/main.ts).
 */
import { build } from 'esbuild';
import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { ownHostOnly } from '../../demo/ownHost';
import type { Problem } from './problems';

/** The state of the build, as pages get it. */
export interface BuildState {
  /** Differs after each change, and after each start of the server. */
  version: string;
  problems: readonly Problem[];
}

const FOLDER = '/_dev';
/** Milliseconds after which a page asks again, if the server has gone. */
const RETRY = 300;

/** The page's part, as a classic script. */
async function pageScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['scripts/dev/page/main.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  return outputFiles[0]?.text ?? '';
}

/** Keeps the state, and the pages that listen. */
export function createLive() {
  const start = Date.now();
  let changes = 0;
  let problems: readonly Problem[] = [];
  const listeners = new Set<(state: BuildState) => void>();
  const state = (): BuildState => ({ version: `${start}.${changes}`, problems });
  const tag = () => `<script defer src="${FOLDER}/page.js" data-version="${state().version}"></script>`;
  const tell = () => {
    for (const listener of listeners) listener(state());
  };

  const routes = new Hono();
  routes.use(ownHostOnly);
  routes.get(`${FOLDER}/page.js`, async (context) =>
    context.body(await pageScript(), 200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' }),
  );
  routes.get(`${FOLDER}/events`, (context) =>
    streamSSE(context, async (stream) => {
      const send = (data: BuildState) => void stream.writeSSE({ data: JSON.stringify(data), retry: RETRY });
      listeners.add(send);
      send(state());
      await new Promise<void>((resolve) => stream.onAbort(resolve));
      listeners.delete(send);
    }),
  );
  // Puts the page's part into every whole page.
  routes.use(async (context, next) => {
    await next();
    if (!context.res.headers.get('Content-Type')?.startsWith('text/html')) return;
    const html = await context.res.text();
    context.res = new Response(
      html.replace('</head>', () => `${tag()}</head>`),
      context.res,
    );
  });

  return {
    /** The routes, which come before those of the shop. */
    routes,
    /** Has open pages reload, unless there are problems. */
    changed(): void {
      changes++;
      tell();
    },
    /** Has open pages show the problems; an empty list takes the earlier ones away. */
    setProblems(found: readonly Problem[]): void {
      if (JSON.stringify(found) === JSON.stringify(problems)) return;
      problems = found;
      tell();
    },
  };
}
