/**
 * Apart for bytes: the mini-cart's start for a page whose cart the tab does not know, in one file with what fetches the
 * cart (fresh.ts).
 */
export { start } from './enhance';
