/** Owns the newsletter's call (SPEC 7.5). It takes no nonce. */
import { elementsKitUrl } from '../../src/api/elementsKitUrl';
import { type CallOptions, requestHtml } from '../../src/api/request';
import { CallError } from '../../src/rules/callError';

/** The shop waits up to 45 s for the list service; one that gives up before it would not know what became of it. Milliseconds. */
const TIMEOUT = 50_000;

/** The answer's JSON; what PHP printed before it is passed over. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text.slice(Math.max(0, text.search(/\{\s*"(success|error)"/))));
  } catch {
    throw new CallError('invalid_json', text.slice(0, 80));
  }
}

/**
 * GET `sendmail`: puts an address on a list, and gives the answer's JSON as it is. Rejects with a `CallError`.
 * @param list '' where the shop has set none
 * @param fields the form's, URL-encoded
 */
export const sendMail = (list: string, fields: string, options?: CallOptions): Promise<unknown> =>
  requestHtml(elementsKitUrl(`widget/mailchimp/sendmail/?${new URLSearchParams({ listed: list })}&${fields}`), undefined, jsonIn, {
    timeout: TIMEOUT,
    ...options,
  });
