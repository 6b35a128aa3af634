/**
 * The ways of loading scripts that are compared, and a page's HTML in each, fetched once: a stand-in for a full-page
 * cache.
 */
import type { BrowserContextOptions } from 'playwright-core';
import { createOnce } from './once';

/** `none`: the islands' page without any script file. `lean`: the islands' page with the entry of the lean build. */
export type Kind = 'none' | 'original' | 'islands' | 'lean';

/** What the shop is asked for: `?scripts=`. */
export const askedFor = (kind: Kind) => (kind === 'original' ? 'original' : 'islands');

/** The address with the question for the kind's scripts. */
export const withScripts = (url: string, kind: Kind) =>
  `${url}${url.includes('?') ? '&' : '?'}scripts=${askedFor(kind)}`;

const SCRIPT_FILES = /<script\b[^>]*\ssrc=[^>]*><\/script>\s*/g;
const ENTRY = /(<script\b[^>]*\ssrc=["'])([^"']*\/)(shop-islands\.js)/;

/**
 * WordPress's rules for fetching ahead. The browser holds every link of a page against them, with any scripts or none,
 * but where it does so as a microtask a trace takes it for script: 5 ms among 1,000 cards, at full speed.
 */
const PREFETCH_RULES = /<script\b[^>]*\stype=["']speculationrules["'][^>]*>[\s\S]*?<\/script>\s*/g;

/**
 * The styles that themes print with the islands (docs/install.md), where the page has none yet; the WordPress plugin
 * prints them.
 */
export function withStyle(html: string): string {
  const [, , folder] = html.match(ENTRY) ?? [];
  if (!folder || html.includes('shop-islands-head')) return html;
  return html.replace('</head>', `<link rel="stylesheet" href="${folder}shop-islands-head.css"></head>`);
}

/** The islands' HTML, or the original's, as the kind has it. */
export function rewrite(printed: string, kind: Kind): string {
  const html = printed.replace(PREFETCH_RULES, '');
  if (kind === 'original') return html;
  const styled = withStyle(html);
  if (kind === 'none') return styled.replace(SCRIPT_FILES, '');
  return kind === 'lean' ? styled.replace(ENTRY, '$1$2lean/$3') : styled;
}

/** What a visitor's browser keeps: cookies and storage. */
export type State = Exclude<BrowserContextOptions['storageState'], string | undefined>;

export interface CachedPage {
  /** Without the question for scripts: real pages have none. */
  url: string;
  html: string;
  /** The cookie that keeps the shop to this way of loading scripts. */
  scripts: string;
  /** What the visitor's browser has kept of earlier pages. */
  state?: State;
  /** The shop's answer to a changed field of the checkout. */
  review?: string;
}

export type Pages = (path: string, kind: Kind) => Promise<CachedPage | undefined>;

/**
 * Fetches pages of a shop as they are printed for everybody, each once; a page that the shop does not have is
 * undefined.
 */
export function createPages(base: string): Pages {
  const fetchOnce = createOnce((url: string) =>
    fetch(url).then((response) => (response.ok ? response.text() : undefined)),
  );
  return async (path, kind) => {
    const scripts = askedFor(kind);
    const html = await fetchOnce(withScripts(base + path, kind));
    return html === undefined ? undefined : { url: base + path, html: rewrite(html, kind), scripts };
  };
}

/** Whether the lean build lies beside the entry that a page names. */
export async function hasLean(page: CachedPage): Promise<boolean> {
  const [, , folder, entry] = page.html.match(ENTRY) ?? [];
  if (!folder) return false;
  const { ok } = await fetch(new URL(`${folder}lean/${entry}`, page.url));
  return ok;
}
