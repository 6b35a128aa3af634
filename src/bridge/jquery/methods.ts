/**
 * Owns WooCommerce's methods of jQuery's collections. Themes replace them, and plugins call them. An island calls such
 * a method through the page's jQuery, so that a theme's replacement runs instead of the island's own.
 */
import { sharedStore } from '../page/shared';
import { jQueryBridge } from './jquery';

/** A method of jQuery's collections. It gets the collection's elements; the caller gets what it returns. */
export type Method = (elements: readonly Element[], ...args: never[]) => unknown;

/**
 * The work of islands, by the method's name. The names are on jQuery early (loader/legacyCalls.ts), the work comes with
 * an island.
 */
export const methods = (): Record<string, Method> => sharedStore('methods', () => ({}));

/**
 * Runs a method: the theme's replacement if there is one, else the island's own. Returns true for a replacement, else
 * what the island's own method returns.
 */
export const callMethod = (name: string, elements: readonly Element[], ...args: readonly unknown[]): unknown =>
  jQueryBridge()?.call?.(name, elements, args) || methods()[name]?.(elements, ...(args as never[]));
