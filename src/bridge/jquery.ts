/**
 * Owns what the islands need of jQuery: plugins talk to each other through its events, with positional arguments, and
 * hook its calls. The real thing is jqueryBridge.ts, fetched only by pages that have jQuery; elsewhere nothing happens.
 */
import type { CallError } from '../api/error';
import { ownFunction } from '../dom/ownGlobal';
import type { Wire, WireAnswer } from './transport';

export interface JQueryBridge {
  trigger(event: string, args: readonly unknown[], target: EventTarget, isPlain?: boolean): void;
  triggerHandler(event: string, args: readonly unknown[], target: EventTarget): unknown;
  on(events: string, handler: (...args: unknown[]) => void, target: EventTarget): void;
  onBubbling(events: string, handler: (target: Element, ...args: unknown[]) => void): void;
  /** As `onBubbling` for one of the commands that are kept: the newest that came before is handed over. */
  obey(command: string, handler: (target: Element, ...args: unknown[]) => void): void;
  onTriggeredChange(selector: string, handler: (field: Element) => void): void;
  /** Takes over a form that a script submits through jQuery; the DOM never sees that, and the browser would leave the page. */
  onTriggeredSubmit(selector: string, handler: (form: Element) => void): void;
  /** The element as plugins want it in an object that they are handed. */
  collection(element: Element): unknown;
  /** Values that can be sent; functions, nodes and collections are left out. */
  data(element: Element): Record<string, unknown>;
  /** Undefined when jQuery does not know the selector either. */
  find(selector: string): Element[] | undefined;
  /**
   * Missing where jQuery is its slim build.
   * @param Failure what it rejects with: pages that make no call have no such class
   * @param refuse says why an answer from an address must not be taken; undefined for one of the shop's own
   */
  send?<T>(wire: Wire, read: (answer: WireAnswer) => T, Failure: typeof CallError, refuse: (url: string) => CallError | undefined): Promise<T>;
}

let bridge: JQueryBridge | undefined;
/** In the order they came. */
export const listeners: ((bridge: JQueryBridge) => void)[] = [];

/** Runs with the page's jQuery, now or when it comes; again when the page loads another one. */
export function withJQuery(run: (bridge: JQueryBridge) => void): void {
  listeners.push(run);
  if (bridge) run(bridge);
}

/** Called by jqueryBridge.ts, which runs the listeners. */
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

/** Fetches the bridge when a script brings jQuery later. Where jQuery is there at the start, the loader does. */
export function awaitJQuery(): void {
  // A script's load event does not bubble, but it can be captured: on the document, for it never gets to the window.
  document.addEventListener('load', () => !bridge && ownFunction('jQuery') && import('./jqueryBridge'), true);
}
