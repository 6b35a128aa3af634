/**
 * Owns what links of the form `#elementor-action:…` do (SPEC 2.2). Widgets register what they can do; who takes the
 * clicks hands the links' fragments over.
 */

import { sharedStore } from '../bridge/page/shared';
import { parseUrlAction } from '../rules/urlAction';

/** @param link whose action it is; null where the page's own address names it */
export type RunUrlAction = (settings: Record<string, unknown>, link: HTMLElement | null) => void;

interface UrlActions {
  known: Map<string, RunUrlAction>;
  /** The last one of each name that nobody could do yet: its code may be on its way. */
  waiting: Map<string, () => void>;
}

const actions = (): UrlActions => sharedStore('urlActions', () => ({ known: new Map(), waiting: new Map() }));

/** @param name such as `off_canvas:toggle`; a link that was pressed before is done now */
export function registerUrlAction(name: string, run: RunUrlAction): void {
  const { known, waiting } = actions();
  known.set(name, run);
  waiting.get(name)?.();
  waiting.delete(name);
}

/**
 * Does what a fragment asks for; an unknown action does nothing.
 * @param hash `#elementor-action:…`, however much of it is percent-encoded
 * @returns false where it names no action, and the link is the browser's
 */
export function runUrlAction(hash: string, link: HTMLElement | null): boolean {
  const action = parseUrlAction(hash);
  if (!action) return false;
  const { known, waiting } = actions();
  const run = () => known.get(action.name)?.(action.settings, link);
  if (known.has(action.name)) run();
  else waiting.set(action.name, run);
  return true;
}
