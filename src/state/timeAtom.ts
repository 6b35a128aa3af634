/**
 * Apart for bytes: the chunk `in-time` contains nanostores' atom, and the islands that its views come to in time use
 * that copy.
 */
export { atom } from 'nanostores';
