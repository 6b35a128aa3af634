/** Makes a page of the shop one that a frame without an address can show. */
import type { PrintedPage, Visit } from '../types';
import { HERE } from './pictures';
import { ask } from './server';

/** Tags of a build's files. `LOADER` finds the loader's own among them. */
const BUILT = /<script\b[^>]*? src="\/dist\/[^>]*><\/script>|<link\b[^>]*? href="\/dist\/[^>]*>/g;
const LOADER = /\/shop-islands(?:-admin)?\.js"/;

const escapeAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The head's first tags: the base address for links, and the code that acts for the browser. */
const firstTags = (address: string): string =>
  `<base href="${escapeAttribute(address)}"><link rel="stylesheet" href="${HERE}assets/shop-islands-head.css"><link rel="stylesheet" href="${HERE}page.css"><script src="${HERE}islands.js" data-address="${escapeAttribute(address)}"></script>`;

/** Islands start where the loader's tag stands, in its turn among the other scripts. */
const withOwnTags = (html: string, address: string): string =>
  html
    .replaceAll(BUILT, (tag) => (LOADER.test(tag) ? `<script defer src="${HERE}start.js"></script>` : ''))
    .replace(/<head[^>]*>/, (head) => head + firstTags(address));

const requestFor = ({ address, method = 'GET', body }: Visit): Request =>
  method.toUpperCase() === 'POST'
    ? new Request(address, { method: 'POST', body: body ?? new URLSearchParams() })
    : new Request(address);

/** Fetches a page as a browser does that follows a link or sends a form. */
export async function print(visit: Visit): Promise<PrintedPage> {
  const { response, address } = await ask(requestFor(visit));
  const { hash } = new URL(visit.address);
  return { address: address + (address.includes('#') ? '' : hash), html: withOwnTags(await response.text(), address) };
}
