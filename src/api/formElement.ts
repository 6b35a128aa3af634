/** Owns the wire format of a form on the page. */
import { submittedText } from '../rules/submittedText';

/** Encodes a form's successful controls, as a submit without a button would, plus extra fields. */
export function encodeFormElement(form: HTMLFormElement, extra: Record<string, string> = {}): string {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') params.append(name, submittedText(value));
  for (const [name, value] of Object.entries(extra)) params.append(name, value);
  return params.toString();
}
