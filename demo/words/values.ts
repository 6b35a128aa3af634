/** Puts other words into the values of JSON: HTML, JSON in JSON, and plain phrases. Keys stay. */
import { type Change, changedHtml, changedText } from './markup';

/** The keys of values that scripts compare with others. */
const COMPARED = /^attribute_|_status$|^(?:id|slug|type|name|value|action|result|status|key|hash|nonce|sku)$/;
/** One word in small letters is for scripts, unless its key says that it is a text. */
const WORD = /^\p{Ll}\S*$/u;

const isKept = (key: string, value: unknown): boolean =>
  typeof value === 'string' && (COMPARED.test(key) || (WORD.test(value) && !key.startsWith('i18n_')));

function changedString(text: string, change: Change): string {
  if (/^[[{]/.test(text)) {
    try {
      return JSON.stringify(changedValue(JSON.parse(text), change));
    } catch {
      // A text in brackets.
    }
  }
  return /<\/?[a-z][^>]*>/i.test(text) ? changedHtml(text, change) : changedText(text, change, true);
}

/** A value of JSON with its phrases changed, at any depth. */
export function changedValue(value: unknown, change: Change): unknown {
  if (typeof value === 'string') return changedString(value, change);
  if (Array.isArray(value)) return value.map((one) => (isKept('', one) ? one : changedValue(one, change)));
  if (!value || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, isKept(key, one) ? one : changedValue(one, change)]),
  );
}
