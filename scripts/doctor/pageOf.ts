/** Reads what a parsed page has: its scripts, its globals, its config. Runs in Node and in browsers. */
import { readConfigScripts } from '../../src/dom/configScripts';
import type { Config } from '../../src/island/types';
import { readGlobals } from './readGlobals';
import { readScripts } from './readScripts';
import type { Page } from './types';

/**
 * @param document of a page whose scripts have not run
 * @param address after redirects; "" where it is unknown
 * @param headers of the answer that brought it, names in lower case
 */
export function pageOf(document: Document, address = '', headers: ReadonlyMap<string, string> = new Map()): Page {
  const printedConfig = readConfigScripts(document);
  const { config } = printedConfig as { config: Config };
  const { globals, unreadable } = readGlobals(document);
  for (const [name, values] of Object.entries(Object(config.globals) as Page['globals']))
    globals[name] = { ...globals[name], ...values };
  return {
    address,
    document,
    headers,
    scripts: readScripts(document, address),
    globals,
    unreadable,
    config,
    printedConfig,
  };
}
