/**
 * Owns opening the messenger. It happens in the same task as the press, so that no browser takes the window for an
 * advertisement and blocks it.
 */

import { isAllowed } from '../../../src/consent/answer';
import { webAddress } from '../../../src/rules/link';
import { say } from '../../../src/texts/say';
import { chatBlocked, chatNoNumber, openChat } from '../../../src/texts/table';
import { notify } from '../../../src/ui/messages/notify';
import { addressOf, type ChatAddress } from '../address.rules';
import { POPUP, type RawSettings } from '../contract';
import { readTarget } from '../read';
import { countChat } from '../trackers/page/trackers';
import { device, rawSettings, settings, tell } from './settings';

/** Opens a window. Returns false where the browser has refused it. */
function openWindow({ url, target }: ChatAddress): boolean {
  const opened = open(url, target, target === 'popup' ? POPUP : '');
  // Without `noopener`, because `open` would then not tell whether there is a window.
  if (opened && opened !== window) opened.opener = null;
  return !!opened;
}

/** Tells the visitor that there is no number (SPEC 8), which is rare. */
function tellNoNumber(noNumber: string): void {
  const tell = () => notify({ kind: 'error', text: say(chatNoNumber) });
  import('./noNumber').then((part) => part.tellNoNumber(noNumber), tell);
}

/** The values by their position: `value1`, `value2` … (SPEC 7.5). */
function hookValues(values: unknown): Record<string, string> {
  const list = Array.isArray(values) ? values : [];
  return Object.fromEntries(
    list.map((value, index) => [`value${index + 1}`, typeof value === 'object' ? '' : String(value)]),
  );
}

const isPlain = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && !!value && !Array.isArray(value);

/** The code of the call to the shop's own service. */
const hookCode = () => import('../api');

/**
 * Loads that code ahead where the shop has such a service, because a chat that opens in this window leaves no time for
 * it.
 */
export function prepareHook({ hook_url }: RawSettings): void {
  if (hook_url) hookCode().catch(() => {});
}

/**
 * Tells the shop's own service of a chat, unless the visitor has refused such calls. Add-ons may change the data and
 * the address.
 */
function callHook(raw: RawSettings, number: string): void {
  if (typeof raw.hook_url !== 'string' || !raw.hook_url || !isAllowed('functional')) return;
  const ctc: RawSettings = { ...raw, hook_v: hookValues(raw.hook_v) };
  tell('hook', { ctc, number });
  const url = webAddress(ctc.hook_url, location.href);
  if (url)
    hookCode().then(
      ({ callChatHook }) => callChatHook(url, isPlain(ctc.hook_v) ? ctc.hook_v : {}, ctc.webhook_format),
      console.warn,
    );
}

/**
 * Opens the chat of an element. Where the browser refuses the window, a message asks the visitor to press once more.
 * @param onOpened called when the messenger is open
 */
export function openChatOf(element: Element, onOpened: () => void): void {
  const raw = rawSettings();
  tell('number', { ctc: raw });
  const current = settings();
  const target = readTarget(element, current);
  const address = addressOf(current, target, device(), location.href);
  if (!address) return tellNoNumber(current.noNumber);
  const run = () => {
    if (!openWindow(address))
      return void notify({ kind: 'error', text: say(chatBlocked), action: { label: say(openChat), run } });
    raw.chat_number = target.number;
    onOpened();
    countChat(raw, target.number);
    callHook(raw, target.number);
  };
  run();
}
