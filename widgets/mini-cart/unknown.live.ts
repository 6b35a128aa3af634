/**
 * The mini-cart's start for a page whose cart the tab does not know, in one file with the code that fetches the cart
 * (fresh.ts). It is a file of its own to save bytes.
 */
export { start } from './enhance';
