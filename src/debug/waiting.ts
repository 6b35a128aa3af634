/** Says what the page waits for: code that is being fetched, and answers that a dialog's busy parts wait for. Reads only. */
import { stage } from '../ui/stage';
import type { IslandState } from './islands';

/** What the topmost dialog says of a part that is busy. */
const nameOf = (part: Element) => part.getAttribute('aria-label') || part.closest('dialog')?.getAttribute('aria-label') || 'the dialog';

/** In words, such as "the code of mini-cart-drawer"; empty where nothing is awaited. */
export function waitingFor(islands: readonly IslandState[]): string[] {
  const loading = islands.filter(({ hosts }) => hosts.some(({ standing }) => standing === 'loading')).map(({ name }) => `the code of ${name}`);
  const top = stage();
  if (top === document.body) return loading;
  const busy = [top, ...top.querySelectorAll('*')].filter((part) => part.getAttribute('aria-busy') === 'true');
  return [...loading, ...new Set(busy.map((part) => `the shop’s answer (${nameOf(part)})`))];
}
