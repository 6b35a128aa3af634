/** Makes the nodes around a shown popup, with the class names that the shop's style sheets know. */

import { words } from '../../src/dom/words';
import { say } from '../../src/texts/say';
import { close as closeText, popupName } from '../../src/texts/table';
import { make } from '../../src/ui/make';
import { MODAL_ID, type Popup } from './contract';

export interface Shell {
  /** All of it: it may cover the page. */
  widget: HTMLElement;
  /** What the shop sees as the popup. */
  content: HTMLElement;
  button: HTMLElement;
}

function nameAs(element: Element, role: string, label: string): void {
  element.setAttribute('role', role);
  element.setAttribute('aria-label', label);
}

function makeButton(close: () => void): HTMLElement {
  // Style sheets colour the icon, not the button.
  const cross = make('i', { textContent: '×' });
  cross.setAttribute('aria-hidden', 'true');
  const button = make('a', { className: 'dialog-close-button dialog-lightbox-close-button', href: '#' }, cross);
  nameAs(button, 'button', say(closeText));
  button.addEventListener('click', (event) => {
    event.preventDefault();
    close();
  });
  button.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    close();
  });
  return button;
}

/** What screen readers call it: its first heading. */
const nameOf = (message: Element): string => words(message.querySelector('h1,h2,h3,h4,h5,h6')) || say(popupName);

/** @param nodes a fresh copy of what the server printed */
export function makeShell({ id, settings }: Popup, nodes: readonly Node[], close: () => void): Shell {
  const button = makeButton(close);
  const message = make('div', { className: 'dialog-message dialog-lightbox-message' }, ...nodes);
  const content = make('div', { className: 'dialog-widget-content dialog-lightbox-widget-content animated' }, message);
  const widget = make('div', { id: `${MODAL_ID}${id}`, tabIndex: -1 }, content);
  nameAs(widget, 'dialog', nameOf(message));
  widget.classList.add('dialog-widget', 'dialog-lightbox-widget', 'dialog-type-lightbox', 'elementor-popup-modal', ...settings.classes);
  (settings.isButtonOutside ? widget : content).prepend(button);
  return { widget, content, button };
}
