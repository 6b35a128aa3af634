/** Reads the page's script tags: handles, files, and what delays them. */
import { knownScript } from './knownScripts';
import type { PageScript } from './types';

/** The attributes in which optimisers keep a delayed script's address. */
const SOURCES = [
  'src',
  'data-rocket-src',
  'data-src',
  'data-lazy-src',
  'data-pmdelayedscript',
  'data-wpmeteor-src',
  'data-cfsrc',
  'data-flying-src',
];

/** The optimisers and consent tools that delay scripts, with their marks on tags. */
const DELAYERS: readonly [name: string, mark: RegExp][] = [
  ['WP Rocket', /rocketlazyload|data-rocket-/],
  ['LiteSpeed Cache', /litespeed\/javascript/],
  ['Cloudflare Rocket Loader', /text\/rocketscript|="[0-9a-f]{24}-(?:text\/javascript|module)"|data-cfsrc/],
  ['Perfmatters', /pmdelayedscript|data-perfmatters-/],
  ['WP Meteor', /javascript\/blocked|data-wpmeteor-/],
  ['Flying Scripts', /data-type="lazy"|data-flying-/],
  ['a consent tool', /type="text\/plain"|data-cookieconsent|data-cookieyes|data-consent/],
];

const openingTag = (element: Element) =>
  [...element.attributes].map(({ name, value }) => `${name}="${value}"`).join(' ');

/** The name of whatever delays a script, by its tag; "" if nothing does. */
function delayerOf(element: Element): string {
  const tag = openingTag(element);
  const known = DELAYERS.find(([, mark]) => mark.test(tag))?.[0];
  return known ?? (element.hasAttribute('src') || !/\bdata-[\w-]*src=/.test(tag) ? '' : 'an optimiser');
}

function absolute(src: string, address: string): string {
  try {
    return new URL(src, address || undefined).href;
  } catch {
    return src;
  }
}

function readScript(element: Element, address: string): PageScript[] {
  const printed = SOURCES.map((name) => element.getAttribute(name)).find(Boolean);
  if (!printed || /^data:/i.test(printed)) return [];
  const src = absolute(printed, address);
  const [, own = ''] = /^(.+)-js$/.exec(element.id) ?? [];
  return [{ handle: own || (knownScript('', src)?.handle ?? ''), src, element, delayedBy: delayerOf(element) }];
}

/** The page's script tags, in their order. @param address of the page; "" if it is unknown */
export const readScripts = (document: Document, address: string): PageScript[] =>
  [...document.querySelectorAll('script')].flatMap((element) => readScript(element, address));

/** Our own tags: the loader of shop pages, in either build. */
export const ownTags = (scripts: readonly PageScript[]): PageScript[] =>
  scripts.filter(({ src }) => /\/shop-islands\.js(?:[?#]|$)/.test(src));

/** True for any of our own scripts, including those for wp-admin, the beacon and the guard. */
export const isOwn = ({ src }: PageScript): boolean =>
  /\/shop-islands(?:-admin|-beacon|-guard)?\.js(?:[?#]|$)/.test(src);
