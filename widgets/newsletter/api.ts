/** Owns the newsletter's call (SPEC 7.5). It takes no nonce. */
import { elementsKitUrl } from '../../src/api/elementsKitUrl';
import { type CallOptions, requestHtml } from '../../src/api/request';
import { CallError } from '../../src/rules/callError';

/**
 * The time-out of the call, in milliseconds. The shop itself waits up to 45 s for the list service, and an earlier end
 * would hide the result.
 */
const TIMEOUT = 50_000;

/** The answer's JSON, without output that PHP printed before it. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text.slice(Math.max(0, text.search(/\{\s*"(success|error)"/))));
  } catch {
    throw new CallError('invalid_json', text.slice(0, 80));
  }
}

/**
 * GET `sendmail`: puts an address on a list, and returns the answer's raw JSON. Rejects with a `CallError`.
 * @param list the list's id; '' when the shop has set none
 * @param fields the form's fields, URL-encoded
 */
export const sendMail = (list: string, fields: string, options?: CallOptions): Promise<unknown> =>
  requestHtml(
    elementsKitUrl(`widget/mailchimp/sendmail/?${new URLSearchParams({ listed: list })}&${fields}`),
    undefined,
    jsonIn,
    {
      timeout: TIMEOUT,
      ...options,
    },
  );
