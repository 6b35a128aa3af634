/** Reads the globals that WordPress prints into inline scripts, as JSON text. Nothing is run. */
import { firstJson } from '../../src/rules/firstJson';
import type { Globals } from './types';

const ASSIGNMENT = /(?:\b(?:var|let|const)\s+|\bwindow\.)([A-Za-z_$][\w$]*)\s*=\s*(?=\{)/g;
/** Optimisers print inline scripts as addresses. */
const ENCODED = /^data:text\/javascript(;charset=[\w-]+)?(;base64)?,/i;

const fromBase64 = (text: string): string =>
  new TextDecoder().decode(Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0)));

function textOf(script: Element): string {
  const src = ['src', 'data-src', 'data-rocket-src']
    .map((name) => script.getAttribute(name) ?? '')
    .find((value) => ENCODED.test(value));
  if (!src) return script.textContent ?? '';
  const body = src.replace(ENCODED, '');
  try {
    return /^data:[^,]*;base64,/i.test(src) ? fromBase64(body) : decodeURIComponent(body);
  } catch {
    return '';
  }
}

/** The text of every inline script of the page, without JSON and templates. */
export const inlineTexts = (document: Document): string[] =>
  [...document.querySelectorAll('script')]
    .filter(({ type }) => !/json|html|template|speculationrules|importmap/.test(type))
    .map(textOf);

/** Later ones win, as they do on the page. */
export function readGlobals(document: Document): { globals: Globals; unreadable: string[] } {
  const globals: Globals = {};
  const unreadable = new Set<string>();
  for (const text of inlineTexts(document)) {
    for (const { 0: assignment, 1: name = '', index } of text.matchAll(ASSIGNMENT)) {
      try {
        globals[name] = JSON.parse(firstJson(text.slice(index + assignment.length)));
        unreadable.delete(name);
      } catch {
        unreadable.add(name);
      }
    }
  }
  return { globals, unreadable: [...unreadable] };
}
