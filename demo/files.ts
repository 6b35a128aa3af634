/** Owns the demo's files: the build, the assets and the islands' fixtures, and no other file of the machine. */
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Hono } from 'hono';
import type { Env, Page } from './respond';

const DIST = new URL('../dist/', import.meta.url);
const ASSETS = new URL('./assets/', import.meta.url);
const WIDGETS = new URL('../widgets/', import.meta.url);
const JQUERY = createRequire(import.meta.url).resolve('jquery/dist/jquery.js');

/**
 * Builds a file of dist/ when it is asked for. Returns its text, or undefined for the file that lies in dist/.
 * @param file such as `core.js` or `lean/shop-islands.js`
 */
export type BuildFile = (file: string) => Promise<string | undefined>;

/** `DEMO_DIST=lean` replaces the build by the lean one: a file comes from the first folder that has it. */
const DIST_FOLDERS = [process.env.DEMO_DIST, '.'].flatMap((name) => (name ? [new URL(`${name}/`, DIST)] : []));

const TYPES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    js: 'text/javascript',
    css: 'text/css',
    svg: 'image/svg+xml',
    json: 'application/json',
    map: 'application/json',
  }),
);

/** True for a plain name of a file, which cannot lead to another folder: `file:` and `%2f..` are refused. */
const FILE_NAME = /^\w[\w.-]*$/;

const notFound = (context: Page) => context.text('Not found', 404);

const typeOf = (name: string) => TYPES.get(name.split('.').pop() ?? '') ?? 'text/plain';

async function send(context: Page, address: URL | string): Promise<Response> {
  try {
    const text = await readFile(address, 'utf8');
    context.header('Content-Type', typeOf(String(address)));
    return context.body(text);
  } catch {
    return notFound(context);
  }
}

/** The address of a file by its name: the first folder that has it. */
const findFile = (folders: readonly URL[], name: string): URL | undefined =>
  FILE_NAME.test(name)
    ? folders.map((folder) => new URL(name, folder)).find((address) => existsSync(address))
    : undefined;

/** Sends the file of that name from the first folder that has it. */
function sendFrom(folders: readonly URL[], context: Page): Response | Promise<Response> {
  const found = findFile(folders, context.req.param('file') ?? '');
  return found ? send(context, found) : notFound(context);
}

/** The folders, by the part of an address before the file's name. */
const FOLDERS: Readonly<Record<string, readonly URL[]>> = {
  '/dist/': DIST_FOLDERS,
  '/dist/lean/': [new URL('lean/', DIST)],
  '/assets/': [ASSETS],
};

const JQUERY_ADDRESS = '/assets/jquery.js';

const BUILT = '/dist/';

/** The text of a file of dist/ that is built when it is asked for; undefined of any other file. */
const buildOne = async (build: BuildFile | undefined, folder: string, name: string): Promise<string | undefined> =>
  folder.startsWith(BUILT) && FILE_NAME.test(name) ? build?.(folder.slice(BUILT.length) + name) : undefined;

/** The text of a script of the demo, by its address on a page. */
export async function readScript(src: string, build?: BuildFile): Promise<string> {
  const [, folder = '', name = ''] = /^(.*\/)([^/?]*)/.exec(src) ?? [];
  const text = await buildOne(build, folder, name);
  if (text !== undefined) return text;
  const address = src === JQUERY_ADDRESS ? JQUERY : findFile(FOLDERS[folder] ?? [], name);
  if (!address) throw new Error(`The demo has no script ${src}.`);
  return readFile(address, 'utf8');
}

/** An island's HTML, as its README shows it. */
export const readFixture = (island: string): string => readFileSync(new URL(`${island}/fixture.html`, WIDGETS), 'utf8');

/** Adds the files' addresses. @param build builds files of dist/; without it they are those that lie there */
export function fileRoutes(app: Hono<Env>, build?: BuildFile): void {
  app.get(JQUERY_ADDRESS, (context) => send(context, JQUERY));
  for (const [folder, folders] of Object.entries(FOLDERS))
    app.get(`${folder}:file` as '/assets/:file', async (context) => {
      const file = context.req.param('file');
      const text = await buildOne(build, folder, file);
      if (text === undefined) return sendFrom(folders, context);
      context.header('Cache-Control', 'no-store');
      return context.body(text, 200, { 'Content-Type': typeOf(file) });
    });
}
