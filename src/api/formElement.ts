/** Owns the wire format of a form on the page. */
import { submittedText } from '../rules/submittedText';

/**
 * Names and values of a form's successful controls, as a submit without a button would send them; files are left out.
 */
const textsOf = (form: HTMLFormElement): [name: string, value: string][] =>
  [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, submittedText(value)] as [string, string]] : [],
  );

/** Encodes a form as the body of a request, plus extra fields. */
export const encodeFormElement = (form: HTMLFormElement, extra: Record<string, string> = {}): string =>
  new URLSearchParams([...textsOf(form), ...Object.entries(extra)]).toString();

/**
 * Encodes a form as the value of one field, which is encoded again. The text equals that of jQuery's `serialize`,
 * because plugins compare it.
 */
export const serializeFormElement = (form: HTMLFormElement): string =>
  textsOf(form)
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .join('&');
