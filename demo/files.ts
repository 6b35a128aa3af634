/** Owns the demo's files: the build and the assets, and no other file of the machine. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Hono } from 'hono';
import type { Env, Page } from './respond';

const DIST = new URL('../dist/', import.meta.url);
const ASSETS = new URL('./assets/', import.meta.url);
const JQUERY = createRequire(import.meta.url).resolve('jquery/dist/jquery.js');

/** `DEMO_DIST=lean` puts the lean build into the place of the other: the first folder that has a file gives it. */
const DIST_FOLDERS = [process.env.DEMO_DIST, '.'].flatMap((name) => (name ? [new URL(`${name}/`, DIST)] : []));

const TYPES: ReadonlyMap<string, string> = new Map(
  Object.entries({ js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml', json: 'application/json', map: 'application/json' }),
);

/** A name of a file, and no way to another folder: an address out of `file:` or `%2f..` is none. */
const FILE_NAME = /^\w[\w.-]*$/;

const notFound = (context: Page) => context.text('Not found', 404);

async function send(context: Page, address: URL | string): Promise<Response> {
  try {
    const text = await readFile(address, 'utf8');
    context.header('Content-Type', TYPES.get(String(address).split('.').pop() ?? '') ?? 'text/plain');
    return context.body(text);
  } catch {
    return notFound(context);
  }
}

/** Sends the file of that name from the first folder that has it. */
function sendFrom(folders: readonly URL[], context: Page): Response | Promise<Response> {
  const name = context.req.param('file') ?? '';
  const found = FILE_NAME.test(name) && folders.map((folder) => new URL(name, folder)).find((address) => existsSync(address));
  return found ? send(context, found) : notFound(context);
}

/** Adds the files' addresses. */
export function fileRoutes(app: Hono<Env>): void {
  app.get('/dist/:file', (context) => sendFrom(DIST_FOLDERS, context));
  app.get('/dist/lean/:file', (context) => sendFrom([new URL('lean/', DIST)], context));
  app.get('/assets/jquery.js', (context) => send(context, JQUERY));
  app.get('/assets/:file', (context) => sendFrom([ASSETS], context));
}
