/** Owns the `<dialog>` that a popup over the page stands in, and what a popup is called. */

import { words } from '../../src/dom/words';
import { say } from '../../src/texts/say';
import { addonPopupLabel } from '../../src/texts/table';
import { make } from '../../src/ui/make';
import { FRAME } from './contract';

/** Its first heading, else a name of ours. */
export const nameOf = (host: HTMLElement): string => words(host.querySelector('h1,h2,h3,h4,h5,h6,[role=heading]')) || say(addonPopupLabel);

const existing = (host: HTMLElement): HTMLDialogElement | undefined => {
  const { parentElement } = host;
  return parentElement instanceof HTMLDialogElement && parentElement.classList.contains(FRAME) ? parentElement : undefined;
};

/**
 * The dialog around a popup. It is put there when the popup opens for the first time: moving makes a frame inside load
 * again, and until then nobody has seen it.
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

/** Puts the popup back where it stood. */
export const unframe = (host: HTMLElement): void => existing(host)?.replaceWith(host);
