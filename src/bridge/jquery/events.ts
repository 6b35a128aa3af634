/** Owns the events that islands exchange with plugins through jQuery. jquery.ts watches for jQuery itself. */
import { jQueryBridge, withJQuery } from './jquery';

/** Triggers a jQuery event with positional arguments. Elements among them become jQuery objects, unless `isPlain`. */
export const trigger = (event: string, args: readonly unknown[] = [], target: EventTarget = document.body, isPlain?: boolean): void =>
  jQueryBridge()?.trigger(event, args, target, isPlain);

/** Runs the handlers on one element only and returns the result of the last one. */
export const triggerHandler = (event: string, args: readonly unknown[], target: EventTarget = document.body): unknown =>
  jQueryBridge()?.triggerHandler(event, args, target);

/** The values that plugins stored on an element with jQuery's `.data()`; empty without jQuery. */
export const jQueryData = (element: Element): Record<string, unknown> => jQueryBridge()?.data(element) ?? {};

/** Obeys a command that others trigger from now on, and the newest one from before. The handler gets the event's target first. */
export const obeyEvent = (command: string, handler: (target: Element, ...args: unknown[]) => void): void =>
  withJQuery((jQuery) => jQuery.obey(command, handler));

/** Listens to bubbling jQuery events that others trigger anywhere on the page. The handler gets the event's target first. */
export const onBubbling = (events: string, handler: (target: Element, ...args: unknown[]) => void): void =>
  withJQuery((jQuery) => jQuery.onBubbling(events, handler));
