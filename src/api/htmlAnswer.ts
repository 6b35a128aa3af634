/** Owns what counts as HTML from a route that labels it as JSON. */
import { parseStored } from '../bridge/page/storedJson';
import { CallError } from '../rules/callError';

/**
 * The HTML of an answer, which may be a JSON string; "" for an empty one. Throws a `CallError` for what is something
 * else: `null`, an error object, words alone, half a JSON string, a whole page.
 */
export function readHtml(text: string): string {
  const json = parseStored(text);
  const html = (typeof json === 'string' ? json : text).trim();
  const isOther = json !== undefined && typeof json !== 'string';
  if (html && (isOther || !/<\w/.test(html) || /^"|<!doctype|<html/i.test(html))) throw new CallError('unknown_error', html.slice(0, 80));
  return html;
}

/** The HTML of an answer that has to hold some. Throws a `CallError` where it is empty. @param why says it to a developer */
export function readFilledHtml(text: string, why = 'The answer was empty.'): string {
  const html = readHtml(text);
  if (!html) throw new CallError('unknown_error', why);
  return html;
}
