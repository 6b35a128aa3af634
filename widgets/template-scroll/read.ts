/** Reads which template the address names. */
import { PARAMETER } from './contract';

/** @param search the address's query; undefined where it names none, or is broken */
export function readTemplate(search: string, page: ParentNode): Element | undefined {
  const id = new URLSearchParams(search).get(PARAMETER) ?? '';
  return /^\d+$/.test(id) ? (page.querySelector(`[data-elementor-id="${id}"]`) ?? undefined) : undefined;
}
