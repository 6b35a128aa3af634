/**
 * Owns the scripts, frames and pictures that wait for consent. The server prints them so that the browser does not load them,
 * or the page's guard holds them and marks them in the same way.
 */

import { isGranted } from '../../src/bridge/consent/answer';
import { whenGranted } from '../../src/bridge/consent/consent';
import { trustedPolicy } from '../../src/bridge/page/html';
import { armGuard } from '../../src/guard/arm';
import { watchRest } from '../../src/guard/watchRest';

/** The attribute with the categories that an element needs. */
const MARK = 'data-consent';
/** CookieYes' attribute, with a value such as `cookieyes-analytics`. */
const THEIR_MARK = 'data-cookieyes';

/** Types of scripts that browsers do not run. */
const WAITING = /^(text\/plain|javascript\/blocked)$/;

type Held = HTMLScriptElement | HTMLIFrameElement | HTMLImageElement;

/** The categories that an element needs, separated by spaces; '' when it needs none. */
const neededBy = (element: Element): string => (element.getAttribute(MARK) ?? element.getAttribute(THEIR_MARK) ?? '').replace(/cookieyes-/g, '').trim();

/** True for a script that the browser has not run because of its type or because it has no address yet, and for a frame or picture without an address. */
function isHeld(element: Element): element is Held {
  if (element instanceof HTMLScriptElement) return WAITING.test(element.type) || !!element.dataset.src;
  return element.matches('iframe,img') && element.hasAttribute('data-src');
}

/** Takes over from the page's guard, and watches all the ways in which a script can set an address. Returns false when that is done already. */
export const completeGuard = (): boolean => watchRest(armGuard());

/** Resolves when the last script has run, because scripts without `async` run in their order. */
let before: Promise<unknown> = Promise.resolve();

const settled = (script: HTMLScriptElement) =>
  new Promise((resolve) => {
    for (const type of ['load', 'error']) script.addEventListener(type, resolve, { once: true });
  });

function setAddress(element: Held): void {
  const { src } = element.dataset;
  if (!src) return;
  delete element.dataset.src;
  element.src = element instanceof HTMLScriptElement ? (trustedPolicy()?.createScriptURL(src) ?? src) : src;
}

/** Runs a script by putting it into the page again: browsers run a script that they have not started when it is inserted. */
async function runHeld(script: HTMLScriptElement): Promise<void> {
  const end = script.src || script.dataset.src ? settled(script) : undefined;
  script.async = script.hasAttribute('async');
  // The guard leaves the type of scripts that another script has made.
  if (WAITING.test(script.type)) script.type = script.dataset.type ?? '';
  setAddress(script);
  script.replaceWith(script);
  await end;
}

function release(element: Held): void {
  armGuard().released.add(element);
  if (!(element instanceof HTMLScriptElement)) setAddress(element);
  else if (element.hasAttribute('async')) void runHeld(element);
  else before = before.then(() => runHeld(element));
}

/**
 * Starts an element as soon as the visitor agrees to its categories.
 * @param standIn shows something in place of a frame that waits, and returns a function that removes it
 * @returns a function that stops waiting; undefined for an element that is not held
 */
export function holdBack(element: Element, standIn: (frame: HTMLIFrameElement) => () => void): (() => void) | undefined {
  if (!isHeld(element)) return undefined;
  const needed = neededBy(element);
  const reveal = element instanceof HTMLIFrameElement && !isGranted(needed) ? standIn(element) : undefined;
  const stop = whenGranted(needed, () => {
    reveal?.();
    release(element);
  });
  return () => {
    stop();
    reveal?.();
  };
}
