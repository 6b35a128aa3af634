/**
 * Owns what the islands need from jQuery: plugins talk to each other through its events, with positional arguments, and
 * hook into its calls. bridge.ts does the work; it is loaded only on pages that have jQuery. On other pages nothing
 * happens.
 */
import type { JQueryBridge } from './types';

let bridge: JQueryBridge | undefined;
/** The functions to run with each jQuery, in the order of their registration. */
export const listeners: ((bridge: JQueryBridge) => void)[] = [];

/** Runs a function with the page's jQuery, now or when it comes, and again when the page loads another jQuery. */
export function withJQuery(run: (bridge: JQueryBridge) => void): void {
  listeners.push(run);
  if (bridge) run(bridge);
}

/** Sets the page's bridge. Only bridge.ts calls this, and then runs the listeners. */
export function setBridge(next: JQueryBridge): void {
  bridge = next;
}

/** The bridge to the page's jQuery; undefined while there is none. */
export const jQueryBridge = (): JQueryBridge | undefined => bridge;
