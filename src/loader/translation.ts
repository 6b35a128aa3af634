/**
 * Owns the wait for a translation: on a page in another language than English, islands have their texts before they
 * show one.
 */
import { pageLanguage } from '../dom/language';
import type { ImportChunk } from './load';

/**
 * How long islands wait for a translation at most, in milliseconds. After that they show English texts; a text that is
 * first shown after the translation has come is translated.
 */
const PATIENCE = 1000;

/** Resolves after some milliseconds. */
export const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Fetches the page's translation beside the core chunk. Resolves with that chunk when islands may run. */
export const translated = (core: Promise<unknown>, load: ImportChunk): Promise<unknown> =>
  /^(en|$)/.test(pageLanguage())
    ? core
    : Promise.race([Promise.allSettled([load('texts')]), wait(PATIENCE)]).then(() => core);
