/** Owns the page's settings: the JSON config scripts. */
import type { Config } from '../island/types';

/** Merges every config script of the page, later ones over earlier ones. A broken one is left out; fields of the wrong kind are left out by core. */
function readConfig(): Config {
  const config: Config = {};
  for (const script of document.querySelectorAll('script[data-islands-config]')) {
    try {
      Object.assign(config, JSON.parse(script.textContent as string));
    } catch {
      config.isOdd = 'it';
    }
  }
  return config;
}

/** Reads once the document has been parsed; while it is being parsed, a config script may still come. */
export function lazyConfig(): () => Config {
  let known: Config | undefined;
  return () => {
    const config = known ?? readConfig();
    if (document.readyState !== 'loading') known = config;
    return config;
  };
}
