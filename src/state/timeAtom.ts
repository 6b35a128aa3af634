/**
 * A file of its own, to save bytes: the chunk `in-time` contains nanostores' atom, and the islands that use this chunk
 * share that copy.
 */
export { atom } from 'nanostores';
