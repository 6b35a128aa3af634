/** Owns the check whether a route that labels its answer as JSON has sent HTML. */
import { parseStored } from '../bridge/page/storedJson';
import { CallError } from '../rules/callError';

/**
 * The HTML of an answer, which may be a JSON string; "" for an empty answer. Throws a `CallError` for anything else:
 * `null`, an error object, plain words, half a JSON string, a whole page.
 */
export function readHtml(text: string): string {
  const json = parseStored(text);
  const html = (typeof json === 'string' ? json : text).trim();
  const isOther = json !== undefined && typeof json !== 'string';
  if (html && (isOther || !/<\w/.test(html) || /^"|<!doctype|<html/i.test(html)))
    throw new CallError('unknown_error', html.slice(0, 80));
  return html;
}

/**
 * The HTML of an answer that must not be empty, or else throws a `CallError`.
 * @param why the error's message, for developers
 */
export function readFilledHtml(text: string, why = 'The answer was empty.'): string {
  const html = readHtml(text);
  if (!html) throw new CallError('unknown_error', why);
  return html;
}
