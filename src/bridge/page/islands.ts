/** Owns the access of chunks to the page's loader, which is `window.shopIslands`. */
import type { Config, Loader, Problem } from '../../island/types';
import { isOfKind } from '../../rules/configShape';

/** The page's loader. It is always there, because the loader has fetched this code. */
export const shopIslands = (): Loader => (window as unknown as { shopIslands: Loader }).shopIslands;

/**
 * The config whose fields have been looked at. It is kept, because it no longer changes once the page has been read,
 * and each text reads it.
 */
let known: Config | undefined;

/** The page's configuration of the islands, without the fields that are of the wrong kind. */
export function config(): Config {
  const { config } = shopIslands();
  if (config === known) return config;
  known = config;
  for (const [name, value] of Object.entries(config)) {
    if (isOfKind(name, value)) continue;
    delete config[name as keyof Config];
    config.isOdd = name;
  }
  return config;
}

/** Reports what went wrong, why it matters and how to fix it (`island:error`, console). Shoppers never see it. */
export const report = (problem: Problem): void => shopIslands().report(problem);

/**
 * Dispatches the bubbling DOM event `island:{type}`, by default on the body. Returns false when a listener cancelled
 * it.
 */
export const emit: Loader['emit'] = (...event) => shopIslands().emit(...event);
