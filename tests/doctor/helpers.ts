/** Pages for the doctor: server HTML, the widgets' fixtures, and the demo's own pages. */
import { createServer } from '../../demo/server';
import { examine } from '../../scripts/doctor/examine';
import { readPage } from '../../scripts/doctor/readPage';
import type { Finding, Page, Report } from '../../scripts/doctor/types';

export const ADDRESS = 'https://shop.example/shop/';
export const TAG = '<script defer src="/dist/shop-islands.js"></script>';

/** A page with our tag in its head. */
export const pageOf = (body: string, head = TAG, headers: Record<string, string> = {}, address = ADDRESS): Page =>
  readPage(
    `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`,
    address,
    new Map(Object.entries(headers)),
  );

const reportOn = (page: Page): Promise<Report> => examine({ asked: page.address, version: 'test', bytes: 0, page });

/** The doctor's findings on a page, notes included, each as "error: what". */
export const said = async (page: Page): Promise<string[]> =>
  (await reportOn(page)).findings.map(({ level, what }: Finding) => `${level}: ${what}`);

/** The demo's page at a path, after a game has been put into the cart. @param mode as the demo's cookie has it */
export async function demoPage(path: string, mode = ''): Promise<Page> {
  const app = createServer();
  const origin = 'http://localhost';
  const added = await app.fetch(
    new Request(`${origin}/?add-to-cart=101`, { headers: { cookie: `demo_mode=${mode}` } }),
  );
  const cookies = added.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  const answer = await app.fetch(
    new Request(origin + path, { headers: { cookie: [...cookies, `demo_mode=${mode}`].join('; ') } }),
  );
  return readPage(await answer.text(), origin + path, new Map(answer.headers));
}
