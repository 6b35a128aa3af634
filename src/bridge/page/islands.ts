/** Owns the way from a chunk to the page's loader, which is `window.shopIslands`. */
import type { Config, Loader, Problem } from '../../island/types';

/** The page's loader. It is always there: the loader is what fetched this code. */
export const shopIslands = (): Loader => (window as unknown as { shopIslands: Loader }).shopIslands;

export const config = (): Config => shopIslands().config;

/** Tells what went wrong, why it matters and how to mend it (`island:error`, console). Shoppers never see it. */
export const report = (problem: Problem): void => shopIslands().report(problem);

/** Dispatches the DOM event `island:{type}`, on the body if on nothing else; it bubbles. False when a listener cancelled it. */
export const emit: Loader['emit'] = (...event) => shopIslands().emit(...event);
