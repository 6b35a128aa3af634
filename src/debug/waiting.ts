/**
 * Says what the page waits for: code that is being fetched, and answers of the shop that an open dialog waits for.
 * Reads only.
 */
import type { IslandState } from './islands';

/** Attribute and class by which a part of a dialog says that its content is on its way. */
const BUSY = '[aria-busy="true"], .shop-islands-wait';

const labelOf = (dialog: Element) => document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent;

const nameOf = (dialog: Element) => dialog.getAttribute('aria-label') || labelOf(dialog) || 'the dialog';

const isBusy = (dialog: Element) => dialog.matches(BUSY) || !!dialog.querySelector(BUSY);

/** What the page waits for, in words such as "the code of mini-cart-drawer"; empty if it waits for nothing. */
export function waitingFor(islands: readonly IslandState[]): string[] {
  const loading = islands
    .filter(({ hosts }) => hosts.some(({ standing }) => standing === 'loading'))
    .map(({ name }) => `the code of ${name}`);
  // Not `:modal`: the library's own dialogs are not in the top layer.
  const busy = [...document.querySelectorAll('dialog[open]')].filter(isBusy);
  return [...loading, ...busy.map((dialog) => `the shop’s answer (${nameOf(dialog)})`)];
}
