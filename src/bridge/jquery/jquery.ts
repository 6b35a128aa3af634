/**
 * Owns what the islands need of jQuery: plugins talk to each other through its events, with positional arguments, and
 * hook its calls. The real thing is bridge.ts, fetched only by pages that have jQuery; elsewhere nothing happens.
 */
import type { JQueryBridge } from './types';

let bridge: JQueryBridge | undefined;
/** In the order they came. */
export const listeners: ((bridge: JQueryBridge) => void)[] = [];

/** Runs with the page's jQuery, now or when it comes; again when the page loads another one. */
export function withJQuery(run: (bridge: JQueryBridge) => void): void {
  listeners.push(run);
  if (bridge) run(bridge);
}

/** Called by bridge.ts, which runs the listeners. */
export function setBridge(next: JQueryBridge): void {
  bridge = next;
}

export const jQueryBridge = (): JQueryBridge | undefined => bridge;

/**
 * Listens to jQuery events that others trigger (`wc_fragment_refresh`, `added_to_cart` …), not to those from here.
 * @param events space-separated names
 */
export const onEvent = (events: string, handler: (...args: unknown[]) => void, target: EventTarget = document.body): void =>
  withJQuery((jQuery) => jQuery.on(events, handler, target));

/** Hears `change` events that a script triggered through jQuery; the DOM never sees those. */
export const onTriggeredChange = (selector: string, handler: (field: Element) => void): void =>
  withJQuery((jQuery) => jQuery.onTriggeredChange(selector, handler));
