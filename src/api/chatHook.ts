/** Owns the call that tells a shop's own service of a chat (SPEC 7.5). */
import { fetchText } from '../bridge/fetchText';
import { toJson } from '../bridge/storedJson';
import { callTimeout } from './request';

/**
 * Sends values to a hook; its answer is nobody's business. As JSON where the shop wants that, else as a form, which other
 * sites take without being asked first. It outlives the page. Resolves in any case.
 * @param url absolute
 */
export async function callChatHook(url: string, values: Record<string, string>, isJson: boolean): Promise<void> {
  const init: RequestInit = isJson
    ? { headers: { 'Content-Type': 'application/json' }, body: toJson(values) }
    : { mode: 'no-cors', body: new URLSearchParams(values) };
  await fetchText(url, { ...init, method: 'POST', keepalive: true }, callTimeout()).catch(() => {});
}
