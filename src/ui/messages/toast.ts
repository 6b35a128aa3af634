/** Owns how messages are shown in a corner of the screen. No React; fetched with the first message. */

import { adoptStyles } from '../../bridge/page/styles';
import { moveFocus } from '../../dom/focus';
import { safeLink } from '../../rules/link';
import { say } from '../../texts/say';
import { dismiss } from '../../texts/table';
import { make } from '../make';
import tokens from '../tokens.css?inline';
import { messageRoot } from './messageRoot';
import type { Notice } from './notice';
import css from './toast.css?inline';

/** What each message says. It is not read from the page, because the browser may have translated it there. */
const texts = new WeakMap<Element, string>();

/** What the button of each message does, by what it is about. */
const actions = new WeakMap<Element, Map<unknown, () => void>>();

/** One list per corner. */
const lists = new Map<string, HTMLElement>();

function listIn(corner: string): HTMLElement {
  const list = lists.get(corner) ?? make('div', { className: 'shop-islands shop-islands-notices' });
  if (corner) list.dataset.corner = corner;
  lists.set(corner, list);
  return list;
}

/** What had the focus before each message got it. */
const origins = new WeakMap<Element, HTMLElement>();

const followFocus = ({ currentTarget, relatedTarget: from }: FocusEvent) => {
  const element = currentTarget as Element;
  if (from instanceof HTMLElement && !element.contains(from)) origins.set(element, from);
};

/** Removes a message. If it has the focus, that goes back to where it came from. */
function remove(element: HTMLElement): void {
  const list = element.parentElement;
  if (element.contains(document.activeElement)) moveFocus(origins.get(element));
  element.remove();
  if (!list?.childElementCount) list?.remove();
}

/** @param before the actions of messages in whose place this one comes */
function makeNotice({ text, kind, action, lasts, until }: Notice, before: Map<unknown, () => void>): HTMLElement {
  const element = make('div', { className: 'shop-islands-notice' }, make('p', {}, text));
  texts.set(element, text);
  element.setAttribute('role', kind === 'success' ? 'status' : 'alert');
  element.dataset.kind = kind;
  const href = action?.href && safeLink(action.href, document.baseURI);
  if (href) element.append(make('a', { href }, action.label));
  else if (action) {
    // The newest action comes last.
    before.delete(action.about);
    if (action.run) before.set(action.about, action.run);
    actions.set(element, before);
    const act = () => {
      remove(element);
      for (const run of before.values()) run();
    };
    element.append(make('button', { type: 'button', onclick: act }, action.label));
  }
  const away = make('button', { type: 'button', ariaLabel: say(dismiss), onclick: () => remove(element) }, '×');
  away.dataset.dismiss = '';
  element.append(away);
  element.addEventListener('focusin', followFocus);
  if (lasts) setTimeout(remove, lasts, element);
  until?.addEventListener('abort', () => {
    // A message that has taken this one's place does not repeat what is repaired.
    if (before.get(action?.about) === action?.run) before.delete(action?.about);
    remove(element);
  });
  return element;
}

/**
 * Shows a message in its corner, above an open dialog. It replaces a message with the same text, and keeps what that
 * one offered to do about something else. A message that became untrue while this code was loading is not shown.
 */
export function showNotice(notice: Notice): void {
  if (notice.until?.aborted) return;
  adoptStyles(tokens, css);
  const list = listIn(notice.corner ?? '');
  let before = new Map<unknown, () => void>();
  for (const shown of [...list.children]) {
    if (texts.get(shown) !== notice.text) continue;
    before = actions.get(shown) ?? before;
    shown.remove();
  }
  messageRoot().append(list);
  list.append(makeNotice(notice, before));
}
