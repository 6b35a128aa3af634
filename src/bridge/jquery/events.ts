/** Owns the events that islands exchange with plugins through jQuery. jquery.ts watches for jQuery itself. */
import { ownFunction } from '../../dom/ownGlobal';
import { jQueryBridge, withJQuery } from './jquery';
import type { JQuery } from './types';

/** Triggers a jQuery event with positional arguments. Elements among them become jQuery objects, unless `isPlain`. */
export const trigger = (
  event: string,
  args: readonly unknown[] = [],
  target: EventTarget = document.body,
  isPlain?: boolean,
): void => jQueryBridge()?.trigger(event, args, target, isPlain);

/**
 * Triggers an event without arguments on the body, by the page's own jQuery: the page may sleep, and have no bridge.
 * Islands must not listen to such an event, because they would hear themselves.
 */
export function tellBody(event: string): void {
  const jQuery = ownFunction<JQuery>('jQuery');
  try {
    // Optimisers replace jQuery by a function that only keeps calls.
    if (jQuery?.fn?.trigger) jQuery(document.body).trigger(event, []);
  } catch (cause) {
    reportError(cause);
  }
}

/** Runs the handlers on one element only and returns the result of the last one. */
export const triggerHandler = (event: string, args: readonly unknown[], target: EventTarget = document.body): unknown =>
  jQueryBridge()?.triggerHandler(event, args, target);

/** The values that plugins stored on an element with jQuery's `.data()`; empty without jQuery. */
export const jQueryData = (element: Element): Record<string, unknown> => jQueryBridge()?.data(element) ?? {};

/**
 * Obeys a command that others trigger from now on, and the newest one from before. The handler gets the event's target
 * first.
 */
export const obeyEvent = (command: string, handler: (target: Element, ...args: unknown[]) => void): void =>
  withJQuery((jQuery) => jQuery.obey(command, handler));

/**
 * Listens to bubbling jQuery events that others trigger anywhere on the page. The handler gets the event's target
 * first.
 */
export const onBubbling = (events: string, handler: (target: Element, ...args: unknown[]) => void): void =>
  withJQuery((jQuery) => jQuery.onBubbling(events, handler));

/**
 * Listens to jQuery events that others trigger (`wc_fragment_refresh`, `added_to_cart` …), and ignores those of the
 * islands.
 * @param events space-separated names
 */
export const onEvent = (
  events: string,
  handler: (...args: unknown[]) => void,
  target: EventTarget = document.body,
): void => withJQuery((jQuery) => jQuery.on(events, handler, target));

/** Listens to `change` events that a script triggers through jQuery: the DOM never sees those. */
export const onTriggeredChange = (selector: string, handler: (field: Element) => void): void =>
  withJQuery((jQuery) => jQuery.onTriggeredChange(selector, handler));
