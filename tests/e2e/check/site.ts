/**
 * A site with small pages for the check: each page is different with islands and without. The site also has the check's
 * screen, and notes every request.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Mode, PageResult, Result } from '../../../scripts/shopCheck/types';

/** A page of the site: its body, and the scripts that it loads, by handle. */
interface FixturePage {
  head?: string;
  body: string;
  /** Handles of scripts, which are in SCRIPTS. */
  scripts?: readonly string[];
  /** The plugin's report on the page with islands. */
  report?: { gone?: readonly string[]; needed?: Record<string, readonly string[]>; left?: readonly string[] };
  status?: number;
  /** Leaves the recorder out, as an optimiser may. */
  isBare?: boolean;
}

/** @param time grows by one with each request of the page */
export type Fixture = (mode: Mode, time: number) => FixturePage;

/** A file of the site. */
export interface FixtureScript {
  path: string;
  text: string;
}

const DIST = 'dist';
const TEXTS = { start: 'Check', again: 'Again', stop: 'Stop', stopped: 'Stopped', done: 'Done', failed: 'Failed: %s' };

export interface CheckSite {
  origin: string;
  /** The requests other than those for pages and scripts, such as `POST /write`. */
  asked: string[];
  /** The results that the check has stored. */
  kept: Result[];
  /** The advice that the check was asked to carry out. */
  advice: string[];
  close(): Promise<void>;
}

const isOurs = (path: string) => /^\/dist\/[\w-]+\.js$/.test(path) && existsSync(DIST + path.slice(5));

/** Starts the site. @param pages by name; each is at `/NAME/` */
export async function openSite(
  pages: Readonly<Record<string, Fixture>>,
  scripts: Readonly<Record<string, FixtureScript>>,
): Promise<CheckSite> {
  const site = { asked: [] as string[], kept: [] as Result[], advice: [] as string[] };
  let time = 0;
  let origin = '';

  const tagOf = (handle: string) =>
    `<script id="${handle}-js" src="${scripts[handle]?.path ?? `/none/${handle}.js`}"></script>`;
  function htmlOf({ head = '', body, scripts: handles = [], report, isBare }: FixturePage, mode: Mode): string {
    const recorder = isBare ? '' : '<script src="/dist/shop-islands-recorder.js"></script>';
    const told = { gone: [], needed: {}, left: [], ...report };
    const data = `<script type="application/json" id="shop-islands-report">${JSON.stringify(told)}</script>`;
    return `<!doctype html><html lang="en"><head>${recorder}<title>Page</title>${head}</head><body>${body}
      ${handles.map(tagOf).join('')}${mode === 'on' ? data : ''}</body></html>`;
  }
  const screen = (names: readonly string[]) => {
    const data = {
      rest: '/rest',
      nonce: 'n',
      last: null,
      at: '',
      isOutdated: false,
      own: [],
      settings: '/',
      texts: TEXTS,
    };
    return `<!doctype html><html lang="en"><head><title>Check</title></head><body><div id="shop-islands-check"></div>
      <script type="application/json" id="shop-islands-check-data">${JSON.stringify({ ...data, rest: `/rest/${names.join('+')}` })}</script>
      <script src="/dist/shop-islands-check.js"></script></body></html>`;
  };
  const pass = (names: readonly string[]) => ({
    secret: 'secret',
    pages: names.map((name) => ({ kind: 'content', name, url: `${origin}/${name}/`, cart: 0 })),
  });

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://site');
    const send = (body: string, type: string, status = 200) => {
      response.writeHead(status, { 'Content-Type': type });
      response.end(body);
    };
    const [, first = '', second = '', third = ''] = url.pathname.split('/');
    const script = Object.values(scripts).find(({ path }) => path === url.pathname);
    const page = pages[first];
    if (isOurs(url.pathname)) return send(readFileSync(DIST + url.pathname.slice(5), 'utf8'), 'text/javascript');
    if (script) return send(script.text, 'text/javascript');
    if (first === 'screen') return send(screen(second.split('+')), 'text/html');
    if (first === 'rest') {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const said = Buffer.concat(chunks).toString();
      if (third === 'result') site.kept.push(JSON.parse(said));
      if (third === 'advice') site.advice.push(said);
      return third === 'pass'
        ? send(JSON.stringify(pass(second.split('+'))), 'application/json')
        : send('null', 'application/json');
    }
    const isLook = url.searchParams.get('shop-islands-check') === 'secret';
    if (page && isLook && request.method === 'GET') {
      const mode = url.searchParams.get('islands') === 'on' ? 'on' : 'off';
      const made = page(mode, time++);
      return send(htmlOf(made, mode), 'text/html', made.status);
    }
    site.asked.push(`${request.method} ${url.pathname}${url.search}`);
    return send('', 'text/plain', 404);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { ...site, origin, close: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** The findings on a page, one line each, such as `dead: Menu > keep jquery`. */
export const told = ({ findings }: PageResult): string[] =>
  findings.map(({ kind, words, advice }) => `${kind}: ${words[0]}${advice ? ` > ${advice.do} ${advice.what}` : ''}`);
