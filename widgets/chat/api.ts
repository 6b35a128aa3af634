/** Owns the call that tells a shop's own service of a chat (SPEC 7.5). */

import { callTimeout } from '../../src/api/request';
import { fetchText } from '../../src/bridge/page/fetchText';
import { toJson } from '../../src/bridge/page/storedJson';

/** JSON as plain text, because browsers send that to another site without a preflight request. */
const asText = (values: Record<string, string>): RequestInit => ({
  headers: { 'Content-Type': 'text/plain;charset=UTF-8' },
  body: toJson(values),
});

/**
 * Sends values to a hook on any origin, in one request without a preflight, because services for hooks seldom answer
 * one. The answer cannot be read, and nobody needs it. The call continues when the visitor leaves the page. Resolves in
 * any case.
 * @param url absolute
 * @param format the settings' `webhook_format`: `json` sends form fields, as Click to Chat does; any other value sends
 * JSON text
 */
export async function callChatHook(url: string, values: Record<string, string>, format: unknown): Promise<void> {
  const init = format === 'json' ? { body: new URLSearchParams(values) } : asText(values);
  await fetchText(url, { ...init, method: 'POST', mode: 'no-cors', keepalive: true }, callTimeout()).catch(() => {});
}
