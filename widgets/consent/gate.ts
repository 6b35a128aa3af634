/**
 * Owns what waits for consent: scripts, frames and pictures that are printed so that the browser leaves them alone, and
 * those that the page's guard holds, which it marks alike.
 */

import { isGranted } from '../../src/bridge/consent/answer';
import { whenGranted } from '../../src/bridge/consent/consent';
import { trustedPolicy } from '../../src/bridge/page/html';
import { armGuard } from '../../src/guard/arm';
import { watchRest } from '../../src/guard/watchRest';

/** Marks an element with the categories it needs. */
const MARK = 'data-consent';
/** CookieYes' mark: `cookieyes-analytics`. */
const THEIR_MARK = 'data-cookieyes';

/** Types that browsers leave alone. */
const WAITING = /^(text\/plain|javascript\/blocked)$/;

type Held = HTMLScriptElement | HTMLIFrameElement | HTMLImageElement;

/** The categories that an element needs, between spaces; '' when it needs none. */
const neededBy = (element: Element): string => (element.getAttribute(MARK) ?? element.getAttribute(THEIR_MARK) ?? '').replace(/cookieyes-/g, '').trim();

/** A script the browser has not run because of its type or its missing address; a frame or picture that has no address yet. */
function isHeld(element: Element): element is Held {
  if (element instanceof HTMLScriptElement) return WAITING.test(element.type) || !!element.dataset.src;
  return element.matches('iframe,img') && element.hasAttribute('data-src');
}

/** Takes over from the page's guard: from now on every way is watched by which an address may come. */
export const completeGuard = (): boolean => watchRest(armGuard());

/** Scripts that keep their order wait for the one before. */
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

/** A script that was never begun runs when it is put into the page again. */
async function runHeld(script: HTMLScriptElement): Promise<void> {
  const end = script.src || script.dataset.src ? settled(script) : undefined;
  script.async = script.hasAttribute('async');
  // A script that another one has made has its type.
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
 * Starts an element as soon as its categories are agreed to.
 * @param standIn puts something in the place of a frame meanwhile; gives how to take it away
 * @returns how to stop waiting; undefined where nothing waits
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
