/** The page's jQuery as the islands use it. Fetched only where there is one; it installs itself. */

import { ownFunction } from '../../dom/ownGlobal';
import type { CallError } from '../../rules/callError';
import { whenStaying } from '../page/leaving';
import { passClicksOn } from './clicks';
import { listeners, setBridge } from './jquery';
import { greetLateScripts } from './lateScripts';
import type { JQuery, JQueryBridge, Settled } from './types';

/** jQuery's words for a request without an answer. "canceled": a `beforeSend` said no, nothing has left. */
const CODES: Record<string, string> = { timeout: 'timeout', abort: 'aborted', canceled: 'aborted' };

/** Commands to the cart page and to the checkout; others are for islands that read what the page shows when they come. */
const COMMANDS = ['wc_update_cart', 'update_checkout', 'init_checkout', 'update'];

/** Calls back with where an answer comes from, after redirects and before anybody can read its body. */
function makeRequest(jQuery: JQuery, onAnswer: (url: string) => void): XMLHttpRequest {
  const request = jQuery.ajaxSettings?.xhr?.() ?? new XMLHttpRequest();
  request.addEventListener('readystatechange', () => {
    if (request.readyState === XMLHttpRequest.HEADERS_RECEIVED && request.responseURL) onAnswer(request.responseURL);
  });
  return request;
}

function createSend(jQuery: JQuery): NonNullable<JQueryBridge['send']> {
  return ({ method, url, body, type, timeout, signal }, read, Failure, refuse) =>
    new Promise((resolve, reject) => {
      let refusal: CallError | undefined;
      const settle = ({ status, statusText, responseText }: Settled) => {
        try {
          if (refusal) throw refusal;
          if (!status) throw new Failure(CODES[statusText] ?? 'fetch_error', statusText, 0, statusText !== 'canceled');
          resolve(read({ status, text: responseText ?? '' }));
        } catch (error) {
          reject(error);
        }
      };
      const request = jQuery.ajax?.({
        type: method,
        url,
        data: body,
        dataType: type,
        timeout,
        xhr: () =>
          makeRequest(jQuery, (from) => {
            refusal = refuse(from);
            // The page's other listeners must not get it either.
            if (refusal) request?.abort();
          }),
        success: (_data: unknown, _status: string, settled: Settled) => settle(settled),
      });
      // Not as `error`: jQuery binds that after `beforeSend` and filters, which may have cancelled the call.
      request?.fail((settled) => {
        if (settled.status || CODES[settled.statusText]) settle(settled);
        else void whenStaying().then(() => settle(settled));
      });
      signal?.addEventListener('abort', () => request?.abort());
    });
}

function createBridge(jQuery: JQuery): JQueryBridge {
  /** Events that are being triggered from here, so that our own listeners can leave them alone. */
  const triggering = new Set<string>();
  const wrapped = (args: readonly unknown[]) => args.map((arg) => (arg instanceof Element ? jQuery(arg) : arg));
  const listen = (events: string, place: EventTarget, handler: (origin: Element, ...args: unknown[]) => void) => {
    const names = events.split(' ').map((name) => `${name}.shopIslands`);
    jQuery(place).on(names.join(' '), ({ type, target }, ...args) => {
      if (!triggering.has(type)) handler(target, ...args);
    });
  };
  /** The newest of each command, whose island may be still on its way. */
  const kept = new Map<string, [target: Element, ...args: unknown[]]>();
  for (const command of COMMANDS) listen(command, document, (...given) => kept.set(command, given));
  return {
    trigger(event, args, target, isPlain) {
      const type = event.split('.')[0] as string;
      triggering.add(type);
      try {
        jQuery(target).trigger(event, isPlain ? [...args] : wrapped(args));
      } catch (cause) {
        // Another script's mistake: it is seen on the console, and is no failure of what it was told of.
        reportError(cause);
      } finally {
        triggering.delete(type);
      }
    },
    triggerHandler: (event, args, target) => jQuery(target).triggerHandler(event, wrapped(args)),
    on: (events, handler, target) => listen(events, target, (_origin, ...args) => handler(...args)),
    onBubbling: (events, handler) => listen(events, document, handler),
    obey(command, handler) {
      const early = kept.get(command);
      listen(command, document, handler);
      if (early) handler(...early);
    },
    onTriggeredChange(selector, handler) {
      jQuery(document).on('change.shopIslands', selector, ({ originalEvent, target }) => {
        if (!originalEvent) handler(target);
      });
    },
    onTriggeredSubmit(selector, handler) {
      jQuery(document).on('submit.shopIslands', selector, (event) => {
        // A form inside of such a form is sent for itself.
        if (event.originalEvent || !event.target.matches(selector)) return;
        event.preventDefault();
        handler(event.target);
      });
    },
    collection: (element) => jQuery(element),
    data(element) {
      const isValue = (value: unknown) => typeof value !== 'function' && !(typeof value === 'object' && value && ('nodeType' in value || 'jquery' in value));
      // The loader's own marks are no fields of the shop's.
      return Object.fromEntries(Object.entries(jQuery(element).data()).filter(([name, value]) => !/^island/.test(name) && isValue(value)));
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
 * Makes it the page's jQuery, and runs the listeners with it.
 * @param heard how many of them this one has had before
 */
export function installJQuery(next: JQueryBridge, heard = 0): void {
  setBridge(next);
  for (const run of listeners.slice(heard)) run(next);
}

interface Known {
  bridge: JQueryBridge;
  /** How many listeners it had when the page went on to another one. */
  heard?: number;
}

let current: JQuery | undefined;
/** Each jQuery that the page has had: a script may bring its own and take it away again (`noConflict`). */
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
// Some themes load another jQuery later. Who only borrows the name gives it back when its script has loaded. The window
// hears of the page's own load alone.
for (const target of [document, window]) target.addEventListener('load', () => setTimeout(look), true);
