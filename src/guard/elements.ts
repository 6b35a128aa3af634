/**
 * Owns what the guard needs to know of scripts and frames. A file of its own, to save bytes: the loader contains no
 * more of the guard than this.
 */
import type { Held } from './types';

/** The attributes with the address of a script or frame. SVG's scripts use `href` and `xlink:href`. */
export const ADDRESSES = ['src', 'href', 'xlink:href'];

/** True for the elements that a guard can hold: scripts and frames, also those that another document has made. */
export const isHoldable = (element: unknown): element is Held =>
  ['script', 'iframe'].includes((element as Element | null)?.localName as string);

/**
 * Inserts an element again, so that a script or frame in the page stops and the watching code finds it. Returns true.
 */
export function comeAgain(element: Held): true {
  if (element.isConnected) element.replaceWith(element);
  return true;
}

/** Gives an element its address. The guard, if it watches, looks at it first. */
export const setAddress = (element: Held, address: unknown): void =>
  element.setAttribute(element instanceof SVGElement ? 'href' : 'src', address as string);
