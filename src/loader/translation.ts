/** Owns that islands on a page in another language than English have their texts before they say one. */
import { pageLanguage } from '../dom/language';
import type { ImportChunk } from './load';

/**
 * Milliseconds that islands wait for a translation at most. From then on they speak English, and what is said first
 * once it has come is translated.
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
