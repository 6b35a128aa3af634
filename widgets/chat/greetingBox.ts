/** Owns what the greeting's markup lacks for a keyboard and a screen reader. */
import { say } from '../../src/texts/say';
import { chatWithUs, close } from '../../src/texts/table';
import { playButton } from '../../src/ui/playButton';
import { BEGIN, CLOSE } from './contract';
import { controlOf } from './control';
import { readHeading } from './read';

const OPENED = 'ctc_greetings_opened';
const CLOSED = 'ctc_greetings_closed';

/** The classes that the plugin's styles and add-ons know, and the button's state. */
export function markOpen(box: HTMLElement, button: HTMLElement | undefined, isOpen: boolean): void {
  box.classList.toggle(OPENED, isOpen);
  box.classList.toggle(CLOSED, !isOpen);
  button?.setAttribute('aria-expanded', String(isOpen));
}

function nameBox(box: HTMLElement): void {
  const heading = readHeading(box);
  if (!heading) return box.setAttribute('aria-label', say(chatWithUs));
  heading.id ||= 'shop-islands-chat-heading';
  box.setAttribute('aria-labelledby', heading.id);
}

/** The box becomes a dialog with a name, its spans and divs the buttons that they look like. */
export function adoptGreeting(box: HTMLElement, button: HTMLElement | undefined, isModal: boolean): void {
  box.id ||= 'shop-islands-chat-greeting';
  box.tabIndex = -1;
  box.setAttribute('role', 'dialog');
  if (isModal) box.setAttribute('aria-modal', 'true');
  nameBox(box);
  button?.setAttribute('aria-haspopup', 'dialog');
  button?.setAttribute('aria-expanded', 'false');
  button?.setAttribute('aria-controls', box.id);
  for (const closer of box.querySelectorAll<HTMLElement>(CLOSE)) {
    playButton(closer);
    closer.setAttribute('aria-label', say(close));
  }
  for (const begin of box.querySelectorAll<HTMLElement>(BEGIN)) {
    const control = controlOf(begin);
    if (!control.textContent?.trim()) control.setAttribute('aria-label', say(chatWithUs));
  }
}
