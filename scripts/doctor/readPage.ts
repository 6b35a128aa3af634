/** Reads what a page has: its scripts, its globals, its config. The page's own scripts never run. */
import { Window } from 'happy-dom';
import { readConfigScripts } from '../../src/dom/configScripts';
import type { Config } from '../../src/island/types';
import { readGlobals } from './readGlobals';
import { readScripts } from './readScripts';
import type { Page } from './types';

/** A document that loads nothing and runs nothing. @param address of the page; relative ones stand to it */
function parse(html: string, address: string): Document {
  const window = new Window({
    url: address || 'https://saved.page/',
    settings: {
      enableJavaScriptEvaluation: false,
      disableJavaScriptFileLoading: true,
      disableCSSFileLoading: true,
      disableIframePageLoading: true,
    },
  });
  return new window.DOMParser().parseFromString(html, 'text/html') as unknown as Document;
}

/** @param headers of the answer that brought it, names in lower case */
export function readPage(html: string, address = '', headers: ReadonlyMap<string, string> = new Map()): Page {
  const document = parse(html, address);
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
