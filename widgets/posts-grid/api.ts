/** Owns the call for further posts of a grid (SPEC 7.2): `admin-ajax` with a nonce. The grid names all other fields. */

import { ajaxUrl } from '../../src/api/ajaxUrl';
import { encodeForm, type FormFields } from '../../src/api/form';
import { readHtml } from '../../src/api/htmlAnswer';
import { requestHtml } from '../../src/api/request';
import { parseStored } from '../../src/bridge/page/storedJson';
import { CallError } from '../../src/rules/callError';

/** Reads an answer, which is HTML or `{success, data: {html}}`; "" when there are no more posts. */
function postsIn(text: string): string {
  const { success, data } = Object(parseStored(text)) as { success?: unknown; data?: { html?: unknown } | null };
  if (success === undefined) return readHtml(text);
  if (success !== true || typeof data?.html !== 'string') throw new CallError('unknown_error', text.slice(0, 80));
  return readHtml(data.html);
}

/** POSTs a grid's fields, and returns the HTML of its next posts. Rejects with a `CallError`, also on a refusal. */
export const fetchPosts = (fields: FormFields): Promise<string> => requestHtml(ajaxUrl(), encodeForm(fields), postsIn);
