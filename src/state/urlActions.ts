/**
 * Owns the actions of links of the form `#elementor-action:…` (SPEC 2.2). Widgets register their actions; the code that
 * handles the clicks passes the links' fragments on.
 */

import { sharedStore } from '../bridge/page/shared';
import { parseUrlAction } from '../rules/urlAction';

/** Runs an action. @param link the link that names it; null when the page's own address does */
export type RunUrlAction = (settings: Record<string, unknown>, link: HTMLElement | null) => void;

interface UrlActions {
  known: Map<string, RunUrlAction>;
  /** The newest unknown action of each name: the code for it may still be loading. */
  waiting: Map<string, () => void>;
}

const actions = (): UrlActions => sharedStore('urlActions', () => ({ known: new Map(), waiting: new Map() }));

/**
 * Registers an action, and runs it at once for a link that was pressed before.
 * @param name such as `off_canvas:toggle`
 */
export function registerUrlAction(name: string, run: RunUrlAction): void {
  const { known, waiting } = actions();
  known.set(name, run);
  waiting.get(name)?.();
  waiting.delete(name);
}

/**
 * Runs the action of a fragment. An unknown action waits for its code.
 * @param hash `#elementor-action:…`, however much of it is percent-encoded
 * @returns false when the fragment names no action, so that the browser may follow the link
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
