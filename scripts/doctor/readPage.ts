/** Parses a page's HTML, for Node. The page's own scripts never run. */
import { Window } from 'happy-dom';
import { pageOf } from './pageOf';
import type { Page } from './types';

/** A document that loads nothing and runs nothing. @param address of the page; relative ones stand to it */
function parse(html: string, address: string): Document {
  const window = new Window({
    url: address || 'https://saved.example/',
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
export const readPage = (html: string, address = '', headers: ReadonlyMap<string, string> = new Map()): Page =>
  pageOf(parse(html, address), address, headers);
