/** Owns how messages look: a corner of the screen. No React, and fetched with the first message. */
import { adoptStyles } from '../bridge/styles';
import { say } from '../bridge/texts';
import { dismiss } from '../rules/texts';
import type { Notice } from '../state/notify';
import { stage } from './stage';
import css from './toast.css?inline';
import tokens from './tokens.css?inline';

function make<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, properties: Partial<HTMLElementTagNameMap[Tag]>, ...children: (Node | string)[]) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

const list = make('div', { className: 'shop-islands shop-islands-notices' });

function remove(element: HTMLElement): void {
  element.remove();
  if (!list.childElementCount) list.remove();
}

function makeNotice({ text, kind, action, lasts }: Notice): HTMLElement {
  const element = make('div', { className: 'shop-islands-notice' }, make('p', {}, text));
  element.setAttribute('role', kind === 'error' ? 'alert' : 'status');
  element.dataset.kind = kind;
  if (action?.href) element.append(make('a', { href: action.href }, action.label));
  else if (action) {
    const act = () => {
      remove(element);
      action.run?.();
    };
    element.append(make('button', { type: 'button', onclick: act }, action.label));
  }
  const away = make('button', { type: 'button', ariaLabel: say(dismiss), onclick: () => remove(element) }, '×');
  away.dataset.dismiss = '';
  element.append(away);
  if (lasts) setTimeout(remove, lasts, element);
  return element;
}

/** Shows a message in the corner, on top of an open dialog. One with the same text gives way to it. */
export function showNotice(notice: Notice): void {
  adoptStyles(tokens);
  adoptStyles(css);
  for (const shown of [...list.children]) if (shown.firstElementChild?.textContent === notice.text) shown.remove();
  stage().append(list);
  list.append(makeNotice(notice));
}
