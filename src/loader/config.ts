/** Owns the page's settings, as the loader knows them. */
import { joinConfigScripts } from '../dom/configScripts';
import type { Config } from '../island/types';

/** A broken script is left out; fields of the wrong kind are left out by core. */
function readConfig(): Config {
  const config: Config = {};
  const tell = () => {
    config.isOdd = 'it';
  };
  return joinConfigScripts(document, tell, config);
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
