/**
 * Owns the scripts, frames and pictures that wait for consent. The server prints them so that the browser does not load
 * them, or the page's guard holds them and marks them in the same way.
 */

import { clock } from '../../../src/bridge/page/clock';
import { report } from '../../../src/bridge/page/islands';
import { trustedPolicy } from '../../../src/bridge/page/trusted';
import { isGranted } from '../../../src/consent/answer';
import { whenGranted } from '../../../src/consent/changes';
import { guardOfPage } from '../../../src/guard/place';

/** The attribute with the categories that an element needs. */
const MARK = 'data-consent';
/** CookieYes' attribute, with a value such as `cookieyes-analytics`. */
const THEIR_MARK = 'data-cookieyes';

/** Types of scripts that browsers do not run, because they wait. */
const WAITING = /^(text\/plain|javascript\/blocked)$/;

type Script = HTMLScriptElement | SVGScriptElement;
type Held = Script | HTMLIFrameElement | HTMLImageElement;

// This does not check the element's class, because another document may have made the element.
const isScript = (element: Element): element is Script => element.localName === 'script';
const isFrame = (element: Element): element is HTMLIFrameElement => element.localName === 'iframe';

/** The categories that an element needs, separated by spaces; '' when it needs none. */
const neededBy = (element: Element): string =>
  (element.getAttribute(MARK) ?? element.getAttribute(THEIR_MARK) ?? '').replace(/cookieyes-/g, '').trim();

/**
 * True for a script that the browser has not run because of its type or because it has no address yet, and for a frame
 * or picture without an address.
 */
function isHeld(element: Element): element is Held {
  if (isScript(element)) return WAITING.test(element.type) || !!element.dataset.src;
  return element.matches('iframe,img') && element.hasAttribute('data-src');
}

/**
 * Brings the guard's code to a page whose banner came too late for the loader, and whose head lacks the guard's tag.
 */
export async function completeGuard(): Promise<void> {
  if (guardOfPage()) return;
  try {
    (await import('../../../src/guard/whole')).completeGuard();
  } catch (cause) {
    report({
      island: 'consent',
      what: 'The consent guard could not be loaded.',
      why: 'Scripts that other scripts add are not held.',
      fix: 'See the cause.',
      cause,
    });
  }
}

/** Resolves when the last script has run, because scripts without `async` run in page order. It never rejects. */
let before: Promise<void> = Promise.resolve();

/** How many milliseconds the next scripts wait for a script. */
const LONGEST = 10_000;

/** The values of `type` that browsers run as scripts. Other types are data, or settings of the page. */
const RUNS = /^(module|(text|application)\/(x-)?(java|ecma|j|live)script[\d.]*)?$/i;

/**
 * False for a script that browsers skip without an event: one of another type, or a classic script for older browsers
 * (`nomodule`).
 */
const willRun = (script: Script): boolean =>
  RUNS.test(script.type.trim()) && (script.type === 'module' || !script.hasAttribute('nomodule'));

/** Resolves when the script has run or failed, or when it takes too long. */
const settled = (script: Script) =>
  new Promise<void>((resolve) => {
    const stop = clock.after(LONGEST, resolve);
    for (const type of ['load', 'error']) {
      script.addEventListener(type, () => {
        stop();
        resolve();
      });
    }
  });

function setAddress(element: Held): void {
  const { src } = element.dataset;
  if (!src) return;
  delete element.dataset.src;
  const address = isScript(element) ? (trustedPolicy()?.createScriptURL(src) ?? src) : src;
  if (element instanceof SVGElement) element.setAttribute('href', address as string);
  else element.src = address as string;
}

/**
 * Runs a script by putting it into the page again: browsers run a script that they have not started when it is
 * inserted.
 */
async function runHeld(script: Script): Promise<void> {
  // The script has left the page meanwhile. If it comes back, it is a new host.
  if (!script.isConnected) return;
  const hasAddress = !!(script.dataset.src || script.getAttribute('src'));
  if (!(script instanceof SVGElement)) script.async = script.hasAttribute('async');
  // The guard keeps the type of a script that another script has made.
  if (WAITING.test(script.type)) script.type = script.dataset.type ?? '';
  const end = hasAddress && willRun(script) ? settled(script) : undefined;
  setAddress(script);
  script.replaceWith(script);
  await end;
}

/** Runs a script in page order. A script that cannot run keeps no other script from running. */
const runInTurn = (script: Script) =>
  runHeld(script).catch((cause) =>
    report({
      island: 'consent',
      what: 'A script that waited for consent could not be started.',
      why: 'It is missing on this page.',
      fix: 'See the cause.',
      cause,
    }),
  );

/** True while the visitor agrees to what an element needs. A new address of the element may need more. */
const isFree = (element: Element): boolean => isGranted(neededBy(element));

/**
 * Starts an element. A script waits for its turn first.
 * @param start runs right before the element starts
 * @param wait runs instead if the visitor does not agree any more
 */
function release(element: Held, start: () => void, wait: () => void): void {
  const go = () => {
    if (!isFree(element)) return wait();
    start();
    guardOfPage()?.released.add(element);
    return isScript(element) ? runInTurn(element) : setAddress(element);
  };
  if (isScript(element) && !element.hasAttribute('async')) before = before.then(go);
  else void go();
}

/** Calls back when the guard holds an element that it let pass before. Returns a function that stops it. */
function whenHeld(element: Element, run: () => () => void): () => void {
  let stop = () => observer.disconnect();
  const observer = new MutationObserver(() => {
    stop();
    stop = run();
  });
  observer.observe(element, { attributeFilter: ['data-src'] });
  return () => stop();
}

/**
 * Starts an element as soon as the visitor agrees to its categories.
 * @param standIn shows something in place of a frame that waits, and returns a function that removes it
 * @returns a function that stops waiting
 */
export function holdBack(element: Element, standIn: (frame: HTMLIFrameElement) => () => void): () => void {
  if (!isHeld(element)) return whenHeld(element, () => holdBack(element, standIn));
  const reveal = isFrame(element) && !isFree(element) ? standIn(element) : () => {};
  let isOver = false;
  let stop = () => {};
  const wait = () => {
    if (!isOver) stop = whenGranted(neededBy(element), () => release(element, reveal, wait));
  };
  wait();
  return () => {
    isOver = true;
    stop();
    reveal();
  };
}
