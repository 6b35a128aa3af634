/** Owns the way into the messenger: in the same breath as the press, so that no browser takes the window for an advertisement. */

import { isGranted, isManaged } from '../../src/bridge/consent/answer';
import { parseHtml } from '../../src/bridge/page/html';
import { report } from '../../src/bridge/page/islands';
import { words } from '../../src/dom/words';
import { webAddress } from '../../src/rules/link';
import { say } from '../../src/texts/say';
import { chatBlocked, chatNoNumber, openChat } from '../../src/texts/table';
import { notify } from '../../src/ui/notify';
import { addressOf, type ChatAddress } from './address';
import { callChatHook } from './api';
import { NO_NUMBER, POPUP, type RawSettings } from './contract';
import { readNoNumber, readTarget } from './read';
import { device, rawSettings, settings, tell } from './settings';
import { show } from './show';
import { countChat } from './trackers';

/** False where the browser has refused the window. */
function openWindow({ url, target }: ChatAddress): boolean {
  const opened = open(url, target, target === 'popup' ? POPUP : '');
  // Not by `noopener`, which does not tell whether there is a window.
  if (opened && opened !== window) opened.opener = null;
  return !!opened;
}

/** A settings' HTML is shown as its words. */
function wordsIn(html: string): string {
  const content = parseHtml(html);
  for (const element of content.querySelectorAll('script,style,template')) element.remove();
  return words(content);
}

/** SPEC 8: there is no number. The plugin's own box, where the page has it, else a message. */
function tellNoNumber(noNumber: string): void {
  const box = document.querySelector<HTMLElement>(NO_NUMBER);
  report({ island: 'chat', what: 'The chat has no number.', why: 'Nobody can be reached by it.', fix: 'Set the number in Click to Chat’s settings.' });
  if (box) return show(box);
  notify({ kind: 'error', text: wordsIn(noNumber) || wordsIn(readNoNumber(document)) || say(chatNoNumber) });
}

/** The values by their place: `value1`, `value2` … (SPEC 7.5). */
function hookValues(values: unknown): Record<string, string> {
  const list = Array.isArray(values) ? values : [];
  return Object.fromEntries(list.map((value, index) => [`value${index + 1}`, typeof value === 'object' ? '' : String(value)]));
}

const isPlain = (value: unknown): value is Record<string, string> => typeof value === 'object' && !!value && !Array.isArray(value);

/** Tells the shop's own service, where it has one and the visitor has not refused such. Add-ons may change what is sent and where. */
function callHook(raw: RawSettings, number: string): void {
  if (typeof raw.hook_url !== 'string' || !raw.hook_url || (isManaged() && !isGranted('functional'))) return;
  const ctc: RawSettings = { ...raw, hook_v: hookValues(raw.hook_v) };
  tell('hook', { ctc, number });
  const url = webAddress(ctc.hook_url, location.href);
  if (url) callChatHook(url, isPlain(ctc.hook_v) ? ctc.hook_v : {}, ctc.webhook_format);
}

/**
 * Opens the chat that an element asks for. Where the browser refuses the window, the visitor is asked to press once more.
 * @param onOpened called when the messenger is there
 */
export function openChatOf(element: Element, onOpened: () => void): void {
  const raw = rawSettings();
  tell('number', { ctc: raw });
  const current = settings();
  const target = readTarget(element, current);
  const address = addressOf(current, target, device(), location.href);
  if (!address) return tellNoNumber(current.noNumber);
  const run = () => {
    if (!openWindow(address)) return void notify({ kind: 'error', text: say(chatBlocked), action: { label: say(openChat), run } });
    raw.chat_number = target.number;
    onOpened();
    countChat(raw, target.number);
    callHook(raw, target.number);
  };
  run();
}
