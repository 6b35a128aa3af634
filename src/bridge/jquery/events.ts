/** Owns what islands say to plugins through jQuery, and ask of it, once they do something. Watching for jQuery is jquery.ts'. */
import { jQueryBridge, withJQuery } from './jquery';

/** Triggers a jQuery event with positional arguments; elements among them become jQuery objects, unless they go plain. */
export const trigger = (event: string, args: readonly unknown[] = [], target: EventTarget = document.body, isPlain?: boolean): void =>
  jQueryBridge()?.trigger(event, args, target, isPlain);

/** Runs the handlers on one element only and gives what the last one returned. */
export const triggerHandler = (event: string, args: readonly unknown[], target: EventTarget = document.body): unknown =>
  jQueryBridge()?.triggerHandler(event, args, target);

/** What plugins stored on an element with jQuery's `.data()`; empty without jQuery. */
export const jQueryData = (element: Element): Record<string, unknown> => jQueryBridge()?.data(element) ?? {};

/** Obeys a command that others trigger, from now on, and the newest one that came before. The handler gets its target first. */
export const obeyEvent = (command: string, handler: (target: Element, ...args: unknown[]) => void): void =>
  withJQuery((jQuery) => jQuery.obey(command, handler));

/** Hears jQuery events that others trigger anywhere on the page; they bubble. The handler gets their target first. */
export const onBubbling = (events: string, handler: (target: Element, ...args: unknown[]) => void): void =>
  withJQuery((jQuery) => jQuery.onBubbling(events, handler));
