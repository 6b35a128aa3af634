/** Reads which template the address names. */
import { PARAMETER } from './contract';

/**
 * The template on the page that the address names; undefined if the address names none or the page has none.
 * @param search the address's query
 */
export function readTemplate(search: string, page: ParentNode): Element | undefined {
  const id = new URLSearchParams(search).get(PARAMETER) ?? '';
  return /^\d+$/.test(id) ? (page.querySelector(`[data-elementor-id="${id}"]`) ?? undefined) : undefined;
}
