/**
 * A file of its own, to save bytes: ShopEngine's chunk contains nanostores' atom, and the chunks of its islands use
 * that copy.
 */
export { atom } from 'nanostores';
