/** Provides a site and a folder for the doctor’s command, and runs the command on them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { run } from '../../scripts/doctor/command';
import { type Answer, startServer, type TestServer, text } from '../helpers/server';

export let server: TestServer;
export let folder: string;

/** Gives each test a server and an empty folder. Call it at the top of a test file. */
export function freshSite(): void {
  beforeEach(async () => {
    server = await startServer();
    folder = mkdtempSync(join(tmpdir(), 'doctor-'));
  });
  afterEach(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });
}

/** Moves the server to another address. @returns the earlier one, where nothing answers any more */
export async function moveServer(): Promise<string> {
  const earlier = server;
  server = await startServer();
  await earlier.close();
  return earlier.url;
}

const HEAD = '<!doctype html><html><head>';
export const FINE = `${HEAD}<script defer src="/dist/shop-islands.js"></script></head><body><p>Hello</p><p class="woocommerce-result-count">All 3 results</p></body></html>`;

/** Runs the command. @param words what follows its name */
export async function doctor(...words: string[]) {
  const said: string[] = [];
  const complaints: string[] = [];
  const write = (line: string) => void said.push(line);
  const code = await run(words, {
    write,
    complain: (line) => void complaints.push(line),
    isColoured: false,
    version: '1.2.3',
    dist: folder,
  });
  return { code, said: said.join('\n'), complaint: complaints.join('\n') };
}

/** A site that answers these paths; every other path is a 404. */
export const site =
  (pages: Record<string, string>): Answer =>
  ({ path, ...call }, response) => {
    const body = pages[path];
    return text(body ?? 'Not here', body === undefined ? 404 : 200)({ path, ...call }, response);
  };

export const SHOP = {
  '/': `${HEAD}<script id="jquery-core-js" src="/jquery.js"></script><script id="wc-cart-js" src="/cart.js"></script><script id="theirs-js" src="/theirs.js"></script><script id="theirs-2-js" src="/theirs.js"></script></head><body></body></html>`,
  '/jquery.js': 'library',
  '/cart.js': 'jQuery(cart)',
  '/theirs.js': 'document.title',
};
