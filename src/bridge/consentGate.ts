/**
 * Owns what waits for consent: scripts, frames and pictures that are printed so that the browser leaves them alone, and
 * those of listed providers that other scripts add.
 */
import { whenGranted } from './consent';
import { isGranted } from './consentAnswer';
import { trustedPolicy } from './html';

/** Marks an element with the categories it needs. */
const MARK = 'data-consent';
/** CookieYes' mark: `cookieyes-analytics`. */
const THEIR_MARK = 'data-cookieyes';

type Held = HTMLScriptElement | HTMLIFrameElement | HTMLImageElement;

/** The categories that an element needs, between spaces; '' when it needs none. */
const neededBy = (element: Element): string => (element.getAttribute(MARK) ?? element.getAttribute(THEIR_MARK) ?? '').replace(/cookieyes-/g, '').trim();

/** A script the browser has not run because of its type or its missing address; a frame or picture that has no address yet. */
function isHeld(element: Element): element is Held {
  if (element instanceof HTMLScriptElement) return /^(text\/plain|javascript\/blocked)$/.test(element.type) || !!element.dataset.src;
  return element.matches('iframe,img') && element.hasAttribute('data-src');
}

/** Addresses that other scripts gave, as they gave them: with Trusted Types they may be objects, and stay what they are. */
const given = new WeakMap<Element, string>();

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
  element.src = given.get(element) ?? (element instanceof HTMLScriptElement ? (trustedPolicy()?.createScriptURL(src) ?? src) : src);
}

/** A script that was never begun runs when it is put into the page again. */
async function runHeld(script: HTMLScriptElement): Promise<void> {
  const end = script.src || script.dataset.src ? settled(script) : undefined;
  script.async = script.hasAttribute('async');
  script.type = script.dataset.type ?? '';
  setAddress(script);
  script.replaceWith(script);
  await end;
}

function release(element: Held): void {
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

/** Whether an element has to wait for this address, which is then kept for later. */
type Keep = (element: Element, address: string) => boolean;

/**
 * From now on scripts and frames that other scripts make wait, too, and frames that come as HTML, if they are marked or of a
 * listed provider: their address is kept in `data-src` until the page's own look finds them.
 * @param neededFor the categories that an address needs, '' for none
 */
export function holdProviders(neededFor: (address: string) => string): void {
  const { setAttribute } = Element.prototype;
  const keep: Keep = (element, address) => {
    const needed = neededBy(element) || neededFor(String(address));
    if (!needed || isGranted(needed)) return false;
    given.set(element, address);
    setAttribute.call(element, MARK, needed);
    setAttribute.call(element, 'data-src', String(address));
    return true;
  };
  for (const { prototype } of [HTMLScriptElement, HTMLIFrameElement]) guard(prototype, keep);
  watchFrames(keep);
}

function guard(prototype: HTMLScriptElement | HTMLIFrameElement, keep: Keep): void {
  const own = Object.getOwnPropertyDescriptor(prototype, 'src');
  const { setAttribute } = prototype;
  Object.defineProperty(prototype, 'src', {
    ...own,
    set(this: HTMLElement, address: string) {
      if (!keep(this, address)) own?.set?.call(this, address);
    },
  });
  prototype.setAttribute = function (this: HTMLElement, name, value) {
    if (name.toLowerCase() !== 'src' || !keep(this, value)) setAttribute.call(this, name, value);
  };
}

const framesIn = (node: Node): Iterable<Element> => {
  if (!(node instanceof Element)) return [];
  return node.matches('iframe') ? [node] : node.querySelectorAll('iframe');
};

/** Frames that come as HTML have their address already, and have begun to load. Put in again without it, they stop, and are found. */
function watchFrames(keep: Keep): void {
  new MutationObserver((records) => {
    for (const frame of records.flatMap(({ addedNodes }) => [...addedNodes].flatMap((node) => [...framesIn(node)]))) {
      const address = frame.getAttribute('src');
      if (!address || !keep(frame, address)) continue;
      frame.removeAttribute('src');
      frame.replaceWith(frame);
    }
  }).observe(document, { childList: true, subtree: true });
}
