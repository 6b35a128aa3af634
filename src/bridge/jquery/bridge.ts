/** The page's jQuery as the islands use it. Loaded only on pages that have jQuery; it installs itself. */

import { ownFunction } from '../../dom/ownGlobal';
import { CART_NEWS, OURS } from '../../rules/names';
import { shopIslands } from '../page/islands';
import { passClicksOn } from './clicks';
import { listeners, setBridge } from './jquery';
import { greetLateScripts } from './lateScripts';
import { createSend } from './sender';
import type { JQuery, JQueryBridge } from './types';

/** What is kept for code that comes later. Other islands need no kept event: they read the page when they start. */
const COMMANDS = ['wc_update_cart', 'update_checkout', 'init_checkout', 'update', ...CART_NEWS];

/** Events in both directions. Our own listeners ignore what we trigger. */
function createEvents(jQuery: JQuery): Pick<JQueryBridge, 'trigger' | 'triggerHandler' | 'on' | 'onBubbling'> {
  /** The events that this bridge is triggering now. */
  const triggering = new Set<string>();
  const wrapped = (args: readonly unknown[]) => args.map((arg) => (arg instanceof Element ? jQuery(arg) : arg));
  const listen = (events: string, place: EventTarget, handler: (origin: Element, ...args: unknown[]) => void) => {
    const names = events.split(' ').map((name) => `${name}.shopIslands`);
    jQuery(place).on(names.join(' '), ({ type, target }, ...args) => {
      if (!triggering.has(type)) handler(target, ...args);
    });
  };
  return {
    trigger(event, args, target, isPlain) {
      const type = event.split('.')[0] as string;
      // A listener may make us trigger the same event again. The outer one goes on after that.
      const isInner = triggering.has(type);
      triggering.add(type);
      try {
        jQuery(target).trigger(event, isPlain ? [...args] : wrapped(args));
      } catch (cause) {
        // Another script's listener failed. The console shows that; the announced action itself has not failed.
        reportError(cause);
      } finally {
        if (!isInner) triggering.delete(type);
      }
    },
    triggerHandler: (event, args, target) => jQuery(target).triggerHandler(event, wrapped(args)),
    on: (events, handler, target) => listen(events, target, (_origin, ...args) => handler(...args)),
    onBubbling: (events, handler) => listen(events, document, handler),
  };
}

type Given = [target: Element, ...args: unknown[]];

/**
 * Keeps the newest call of each command, for an island whose code may still be loading.
 * @param heard what the loader has heard before
 */
function createObey(listen: JQueryBridge['onBubbling'], heard: Iterable<[string, Given]>): JQueryBridge['obey'] {
  const kept = new Map(heard);
  for (const command of COMMANDS) listen(command, (...given) => kept.set(command, given));
  return (command, handler) => {
    const early = kept.get(command);
    listen(command, handler);
    if (early) handler(...early);
  };
}

/** True for a value that can be sent: no function, no node, no collection. */
const isValue = (value: unknown) =>
  typeof value !== 'function' && !(typeof value === 'object' && value && ('nodeType' in value || 'jquery' in value));

function createBridge(jQuery: JQuery): JQueryBridge {
  const events = createEvents(jQuery);
  return {
    ...events,
    // Another jQuery's events have been heard by the first one's bridge, or will be.
    obey: createObey(events.onBubbling, known.size ? [] : (shopIslands().heard as Map<string, Given>)),
    onTriggeredChange(selector, handler) {
      jQuery(document).on('change.shopIslands', selector, ({ originalEvent, target }) => {
        if (!originalEvent) handler(target);
      });
    },
    onTriggeredSubmit(selector, handler) {
      jQuery(document).on('submit.shopIslands', selector, (event) => {
        // A form inside a matching form is submitted on its own.
        if (event.originalEvent || !event.target.matches(selector)) return;
        event.preventDefault();
        handler(event.target);
      });
    },
    call(name, elements, args) {
      const method = jQuery.fn[name];
      if (typeof method !== 'function' || OURS in method) return false;
      try {
        method.apply(jQuery(elements), args);
      } catch (cause) {
        reportError(cause);
      }
      return true;
    },
    collection: (elements) => jQuery(elements),
    data(element) {
      // Leaves out the loader's own marks, which are no fields for the shop.
      return Object.fromEntries(
        Object.entries(jQuery(element).data()).filter(([name, value]) => !/^island/.test(name) && isValue(value)),
      );
    },
    find(selector) {
      try {
        return jQuery(selector).get();
      } catch {
        return undefined;
      }
    },
    send: jQuery.ajax && createSend(jQuery),
  };
}

/**
 * Makes a bridge the page's current one, and runs the listeners with it.
 * @param heard how many of the listeners this jQuery has had before
 */
export function installJQuery(next: JQueryBridge, heard = 0): void {
  setBridge(next);
  for (const run of listeners.slice(heard)) run(next);
}

interface Known {
  bridge: JQueryBridge;
  /** How many listeners this jQuery had when the page switched to another one. */
  heard?: number;
}

let current: JQuery | undefined;
/** Each jQuery that the page has had: a script may bring its own and remove it again (`noConflict`). */
const known = new Map<JQuery | undefined, Known>();

function look(): void {
  const jQuery = ownFunction<JQuery>('jQuery');
  if (!jQuery || jQuery === current) return;
  const before = known.get(current);
  if (before) before.heard = listeners.length;
  current = jQuery;
  const isNew = !known.has(jQuery);
  if (isNew) passClicksOn(jQuery);
  const next = known.get(jQuery) ?? { bridge: createBridge(jQuery) };
  known.set(jQuery, next);
  installJQuery(next.bridge, next.heard);
  if (isNew) greetLateScripts(jQuery);
}

look();
// Some themes load another jQuery later. A script that only borrows the name `jQuery` gives it back once it has loaded.
// The window gets the page's own load event alone, so the document listens too.
for (const target of [document, window]) target.addEventListener('load', () => setTimeout(look), true);
