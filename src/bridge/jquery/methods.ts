/**
 * Owns WooCommerce's methods of jQuery's collections. Themes replace them, and plugins call them. What an island does
 * under such a name goes through the page's jQuery, so that a theme's replacement is asked instead.
 */
import { sharedStore } from '../page/shared';
import { jQueryBridge } from './jquery';

/** What a method does with the elements of its collection. */
export type Method = (elements: readonly Element[], ...args: never[]) => void;

/**
 * The work of islands, by the method's name. The names are on jQuery early (loader/legacyCalls.ts), the work comes with
 * an island.
 */
export const methods = (): Record<string, Method> => sharedStore('methods', () => ({}));

/** Does a method's work: a theme's replacement does, else the island's own. */
export function callMethod(name: string, elements: readonly Element[], ...args: readonly unknown[]): void {
  if (!jQueryBridge()?.call?.(name, elements, args)) methods()[name]?.(elements, ...(args as never[]));
}
