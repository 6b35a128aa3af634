/**
 * Serves the demo with a script in each page that reports the page's errors, because not every driver can read a page's
 * console.
 */
import { serveLocally } from '../../../demo/local';
import { createServer } from '../../../demo/server';

const SCRIPT = '/_watch.js';
const TOLD = '/_watched';

/** Runs before the page's own scripts. Reports errors, warnings, and violations of the policy. */
function watch(told: string): void {
  const tell = (what: string) => void navigator.sendBeacon(told, what);
  addEventListener('error', ({ message }) => tell(message));
  addEventListener('unhandledrejection', ({ reason }) => tell(`unhandled: ${reason}`));
  for (const kind of ['error', 'warn'] as const) {
    const write = console[kind];
    console[kind] = (...words: unknown[]) => {
      tell(words.join(' '));
      write.apply(console, words);
    };
  }
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    tell(`${violatedDirective} refused ${blockedURI} ${sample}`),
  );
  document.addEventListener('island:error', ({ detail }: CustomEventInit) =>
    tell(`${detail.island}: ${detail.what} ${detail.cause}`),
  );
}

export interface WatchedDemo {
  base: string;
  /** The errors that pages have reported since the last call. */
  takeErrors(): string[];
  /** Addresses of all calls since the last use of this function. */
  takeCalls(): string[];
  close(): void;
}

async function withScript(answer: Response): Promise<Response> {
  if (!answer.headers.get('content-type')?.startsWith('text/html')) return answer;
  const html = (await answer.text()).replace('<head>', `<head><script src="${SCRIPT}"></script>`);
  return new Response(html, { status: answer.status, headers: answer.headers });
}

export async function serveWatched(): Promise<WatchedDemo> {
  const demo = createServer();
  const errors: string[] = [];
  const calls: string[] = [];
  const script = `const __name = (named) => named; (${watch})(${JSON.stringify(TOLD)})`;
  const local = await serveLocally(async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    if (pathname === SCRIPT) return new Response(script, { headers: { 'content-type': 'text/javascript' } });
    if (pathname === TOLD) {
      errors.push(await request.text());
      return new Response();
    }
    calls.push(pathname + search);
    return withScript(await demo.fetch(request));
  });
  return {
    ...local,
    takeErrors: () => errors.splice(0),
    takeCalls: () => calls.splice(0),
  };
}
