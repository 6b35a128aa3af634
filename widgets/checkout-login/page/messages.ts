/** Owns showing the faults of a login: at its fields, or in a list above the form. */

import { parseHtml } from '../../../src/bridge/page/html';
import { takeTo } from '../../../src/dom/focus';
import { ownLink } from '../../../src/rules/link';
import { say } from '../../../src/texts/say';
import { passwordRequired, userNameRequired } from '../../../src/texts/table';
import { make } from '../../../src/ui/make';
import { setDescribed } from '../../../src/ui/messages/describedBy';
import { readByFocus } from '../../../src/ui/messages/readByFocus';
import { scrollToNotice } from '../../../src/ui/scrolling/scroll';
import { GROUP, MESSAGE } from '../contract';
import { readRequired } from '../read';

const TEXTS = { name: userNameRequired, password: passwordRequired };
const idOf = (which: string) => `${MESSAGE}-${which}`;

/** Removes the complaints about empty fields. @param only the field whose complaint goes. Default: all */
export function clearRequired(form: ParentNode, only?: Element): void {
  for (const which of ['name', 'password'] as const) {
    const found = readRequired(form, which);
    if (!found || (only && found.field !== only)) continue;
    found.row.querySelector(`#${idOf(which)}`)?.remove();
    setDescribed(found.field, idOf(which), false);
    found.field.removeAttribute('aria-invalid');
  }
}

/** Says at each empty field that it is required (SPEC 5), and moves the focus to the first. */
export function showRequired(form: ParentNode, missing: readonly ('name' | 'password')[]): void {
  for (const which of missing) {
    const found = readRequired(form, which);
    if (!found) continue;
    const message = make('span', {
      className: MESSAGE,
      id: idOf(which),
      role: 'alert',
      textContent: say(TEXTS[which]),
    });
    found.row.append(message);
    found.field.setAttribute('aria-invalid', 'true');
    setDescribed(found.field, message.id, true);
  }
  readByFocus(form.querySelector<HTMLElement>('[aria-invalid="true"]'), form.querySelector(`.${MESSAGE}`), takeTo);
}

/** Keeps text, strong text, line breaks and links within the shop. Of all other elements only the text stays. */
function plainNodes(content: ParentNode): Node[] {
  return [...content.childNodes].flatMap((node): Node[] => {
    if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? [node.cloneNode()] : [];
    if (node.matches('script,style,template')) return [];
    if (node.localName === 'br') return [make('br')];
    const inside = plainNodes(node);
    const href = node.localName === 'a' && ownLink(node.getAttribute('href') ?? '', location.href);
    if (href) return [make('a', { href }, ...inside)];
    return node.localName === 'strong' ? [make('strong', {}, ...inside)] : inside;
  });
}

/** Puts the server's message above the form in place of an earlier one, and moves the focus to it. */
export function showRefusal(place: Element, html: string): void {
  clearRefusal(place);
  const list = make(
    'ul',
    { className: 'woocommerce-error', tabIndex: -1 },
    make('li', {}, ...plainNodes(parseHtml(html))),
  );
  // The alert is a box around the list, because a list with the role `alert` would no longer be a list.
  const group = make('div', { className: GROUP, role: 'alert' }, list);
  place.prepend(group);
  readByFocus(list, group);
  scrollToNotice(list);
}

/** Removes the server's message. */
export function clearRefusal(place: Element): void {
  place.querySelector(`.${GROUP.replace(' ', '.')}`)?.remove();
}
