/** Owns a newsletter form's message, which is visible and announced to screen readers. */
import { ownId } from '../../../src/dom/ownId';
import { make } from '../../../src/ui/make';
import { announce } from '../../../src/ui/messages/announcer';
import { MESSAGE } from '../contract';
import { readMessage } from '../read';

/** The tone of a message; '' for a neutral one. */
export type Tone = 'success' | 'error' | '';

function makeMessage(form: Element): HTMLElement {
  const message = make('div', { className: MESSAGE.slice(1) });
  form.prepend(message);
  return message;
}

/** Shows a message as text; '' hides it. Returns its element, which has an id of its own. */
export function showMessage(form: Element, text: string, tone: Tone = ''): HTMLElement {
  const message = readMessage(form) ?? makeMessage(form);
  message.classList.toggle('success', tone === 'success');
  message.classList.toggle('error', tone === 'error');
  message.textContent = text;
  message.style.display = text ? 'block' : 'none';
  ownId(message);
  announce(text);
  return message;
}
