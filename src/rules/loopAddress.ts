/** Owns the addresses of a page with loops: with filters, and of further pages (SPEC 2.2). Pure. */
import { type Choices, writeTerms } from './loopFilter';

/** The address of a loop's first page, and the number of the page that the server printed. */
export interface LoopBase {
  url: string;
  page: number;
}

const PAGE_NAMES = ['page', 'paged'];

/** Name and raw text of each part of a query, so that kept parts stay as they were written. */
const partsOf = ({ search }: URL): [name: string, part: string][] =>
  search
    .slice(1)
    .split('&')
    .filter(Boolean)
    .map((part) => [[...new URLSearchParams(part).keys()][0] ?? '', part]);

/**
 * Joins path and query into a path of this site. With two slashes or backslashes it would name another site; with none
 * it could be a script.
 */
const join = (path: string, parts: readonly string[]) =>
  `/${path.replace(/^[\\/]+/, '')}${parts.length ? `?${parts.join('&')}` : ''}`;

/** True for the address of a further page of the base: `/page/2/`, `/2/`, `?paged=2`. */
function isPaged({ pathname, searchParams }: URL, base: URL): boolean {
  const start = base.pathname.replace(/\/?$/, '/');
  const rest = pathname.startsWith(start) ? pathname.slice(start.length) : '';
  return /^(page\/)?\d+\/?$/.test(rest) || PAGE_NAMES.some((name) => Number(searchParams.get(name)) > 1);
}

/**
 * The address with a loop's filters. Removes the loop's former filters and page. On a further page, it also restores
 * the base's path and removes `page` and `paged`. Keeps everything else.
 * @param address absolute; @returns path and query
 */
export function filterAddress(address: string, base: LoopBase, loopId: string, choices: Choices): string {
  const [from, start] = [new URL(address), new URL(base.url, address)];
  const isFurther = base.page > 1 || isPaged(from, start);
  const isGone = (name: string) =>
    name.startsWith(`e-filter-${loopId}-`) ||
    name.startsWith(`e-page-${loopId}`) ||
    (isFurther && PAGE_NAMES.includes(name));
  const kept = partsOf(from).filter(([name]) => !isGone(name));
  // Without pretty permalinks, the base's query names the page of the site.
  const missing = isFurther ? partsOf(start).filter(([name]) => !isGone(name) && !from.searchParams.has(name)) : [];
  const own = Object.entries(choices).map(
    ([taxonomy, chosen]) => `e-filter-${loopId}-${taxonomy}=${writeTerms(chosen)}`,
  );
  return join(isFurther ? start.pathname : from.pathname, [...[...missing, ...kept].map(([, part]) => part), ...own]);
}

/**
 * The address of a loop's further page: the page of the link, with the query that the address has now. The link was
 * printed before the shopper chose filters and pages of other loops. A loop that counts its own pages does not change
 * the path.
 * @param link may be relative; @returns path and query
 */
export function pageAddress(address: string, link: string, loopId: string): string {
  const [from, to] = [new URL(address), new URL(link, address)];
  const own = `e-page-${loopId}`;
  const isOwn = from.searchParams.has(own) || to.searchParams.has(own);
  const isPage = ([name]: readonly [string, string]) => (isOwn ? name === own : PAGE_NAMES.includes(name));
  const parts = [...partsOf(from).filter((part) => !isPage(part)), ...partsOf(to).filter(isPage)];
  return join(
    isOwn ? from.pathname : to.pathname,
    parts.map(([, part]) => part),
  );
}

/**
 * The address of a loop's first page, made from that of a further page.
 * @param page the number of the address's page; @returns path and query
 */
export function firstAddress(address: string, page: number, loopId: string): string {
  const from = new URL(address);
  const isPage = (name: string) =>
    name === `e-page-${loopId}` || (PAGE_NAMES.includes(name) && Number(from.searchParams.get(name)) === page);
  const path = from.pathname.replace(/\/(?:page\/)?(\d+)\/?$/, (whole, number) =>
    Number(number) === page ? '/' : whole,
  );
  const kept = partsOf(from).filter(([name]) => !isPage(name));
  return join(
    path,
    kept.map(([, part]) => part),
  );
}

/** The parts of an address that identify a loop's page, for comparing two addresses. */
export function pageKey(address: string, loopId: string): string {
  const { pathname, searchParams } = new URL(address);
  return [pathname, ...[...PAGE_NAMES, `e-page-${loopId}`].map((name) => searchParams.get(name) ?? '')].join(' ');
}
