/** Reads a posts grid. */
import { number } from '../../src/dom/attributes';
import { NOT_SENT } from './contract';

/** The page that is shown; 1 where the grid does not say. */
export const readPage = (host: Element): number => number(host, 'data-page') ?? 1;

/** True when the grid says that its last page is shown. */
export const readIsEnd = (host: Element): boolean => readPage(host) >= (number(host, 'data-max-page') ?? Number.POSITIVE_INFINITY);

/** Every data attribute under its name, as PHP reads names: `data-max-page` is `max_page`; `page` is the next one. */
export function readQuestion(host: Element): Record<string, string> {
  const sent = host.getAttributeNames().filter((name) => name.startsWith('data-') && !NOT_SENT.includes(name));
  const fields = Object.fromEntries(sent.map((name) => [name.slice(5).replace(/-/g, '_'), host.getAttribute(name) ?? '']));
  return { ...fields, page: String(readPage(host) + 1) };
}
