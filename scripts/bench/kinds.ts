/**
 * The ways of loading scripts that are compared, and a page's HTML in each, fetched once: a stand-in for a full-page
 * cache.
 */
import type { BrowserContextOptions } from 'playwright-core';
import { createOnce } from './once';

/** `none`: the islands' page without any script file. `lean`: the islands' page with the entry of the lean build. */
export type Kind = 'none' | 'original' | 'islands' | 'lean';

/** The value of `?scripts=` by which the shop is asked for this kind. */
export const askedFor = (kind: Kind) => (kind === 'original' ? 'original' : 'islands');

/** The address with `?scripts=` for the kind. */
export const withScripts = (url: string, kind: Kind) =>
  `${url}${url.includes('?') ? '&' : '?'}scripts=${askedFor(kind)}`;

const SCRIPT_FILES = /<script\b[^>]*\ssrc=[^>]*><\/script>\s*/g;
const ENTRY = /(<script\b[^>]*\ssrc=["'])([^"']*\/)(shop-islands\.js)/;

/**
 * WordPress's rules for fetching ahead, which are removed. The browser checks every link of a page against them, with
 * scripts or without. If it does so in a microtask, a trace counts that as script: 5 ms among 1,000 cards, at full
 * speed.
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

/** The HTML of the islands or of the original, changed for the kind. */
export function rewrite(printed: string, kind: Kind): string {
  const html = printed.replace(PREFETCH_RULES, '');
  if (kind === 'original') return html;
  const styled = withStyle(html);
  if (kind === 'none') return styled.replace(SCRIPT_FILES, '');
  return kind === 'lean' ? styled.replace(ENTRY, '$1$2lean/$3') : styled;
}

/** The cookies and the storage of a visitor's browser. */
export type State = Exclude<BrowserContextOptions['storageState'], string | undefined>;

export interface CachedPage {
  /** The address without `?scripts=`, which real pages do not have. */
  url: string;
  html: string;
  /** The cookie that keeps the shop to this way of loading scripts. */
  scripts: string;
  /** The cookies and storage that earlier pages have left in the visitor's browser. */
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
