/** Owns the `<dialog>` around a popup that covers the page, and a popup's name. */

import { words } from '../../../src/dom/words';
import { say } from '../../../src/texts/say';
import { addonPopupLabel } from '../../../src/texts/table';
import { make } from '../../../src/ui/make';
import { FRAME } from '../contract';

/** A popup's name for screen readers: its first heading, else a default. */
export const nameOf = (host: HTMLElement): string =>
  words(host.querySelector('h1,h2,h3,h4,h5,h6,[role=heading]')) || say(addonPopupLabel);

const existing = (host: HTMLElement): HTMLDialogElement | undefined => {
  const { parentElement } = host;
  return parentElement instanceof HTMLDialogElement && parentElement.classList.contains(FRAME)
    ? parentElement
    : undefined;
};

/**
 * Returns the dialog around a popup, and makes it when the popup first opens. Moving a popup makes frames in it load
 * again, which nobody sees before the first opening.
 */
export function frameOf(host: HTMLElement): HTMLDialogElement {
  const there = existing(host);
  if (there) return there;
  const dialog = make('dialog', { className: FRAME });
  dialog.setAttribute('aria-label', nameOf(host));
  host.before(dialog);
  dialog.append(host);
  return dialog;
}

/** Takes the dialog away, and puts the popup back in its place. */
export const unframe = (host: HTMLElement): void => existing(host)?.replaceWith(host);
