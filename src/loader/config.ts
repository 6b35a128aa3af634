/** Owns the page's settings: the JSON config scripts. */
import type { Config } from '../island/types';
import { report } from './status';

/** Merges every config script of the page, later ones over earlier ones. A broken one is reported and left out. */
function readConfig(): Config {
  const config: Config = {};
  for (const script of document.querySelectorAll('script[data-islands-config]')) {
    try {
      Object.assign(config, JSON.parse(script.textContent as string));
    } catch (cause) {
      report({ what: 'A config script is no JSON.', why: 'It is not used.', fix: 'See the cause.', cause });
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
