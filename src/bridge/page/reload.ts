/**
 * Owns loading the page again; no other file does that. What the shopper has typed comes back on the new page (typed.ts). A
 * message that the shop gives once does not: whoever reloads has shown it, or has none.
 */
import { keepTyped } from './typed';

/** Loads the page again. The texts of its forms come back. */
export function reload(): void {
  keepTyped();
  location.reload();
}
