/** Reads a posts grid. */
import { number } from '../../src/dom/attributes';
import { NOT_SENT } from './contract';

/** The number of the shown page; 1 when the grid does not name it. */
export const readPage = (host: Element): number => number(host, 'data-page') ?? 1;

/** True when the grid shows its last page. */
export const readIsEnd = (host: Element): boolean =>
  readPage(host) >= (number(host, 'data-max-page') ?? Number.POSITIVE_INFINITY);

/**
 * The fields of the call: every data attribute under its PHP name (`data-max-page` is `max_page`), with the next page
 * as `page`.
 */
export function readQuestion(host: Element): Record<string, string> {
  const sent = host.getAttributeNames().filter((name) => name.startsWith('data-') && !NOT_SENT.includes(name));
  const fields = Object.fromEntries(
    sent.map((name) => [name.slice(5).replace(/-/g, '_'), host.getAttribute(name) ?? '']),
  );
  return { ...fields, page: String(readPage(host) + 1) };
}
