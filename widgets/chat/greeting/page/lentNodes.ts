/**
 * Owns the server's nodes that a dialog of the chat shows: it adds roles, names and keys to them, and puts them back
 * into their place.
 */
import { say } from '../../../../src/texts/say';
import { chatWithUs, close } from '../../../../src/texts/table';
import { playButton } from '../../../../src/ui/presses/playButton';
import { controlOf } from '../../button/page/control';
import { BEGIN, CLOSE } from '../../contract';
import { HEADING_ID, readHeading } from '../../read';

/**
 * Gives the heading an id, so that it can name the dialog, and turns spans and divs into the buttons that they look
 * like.
 */
export function adoptParts(box: HTMLElement): void {
  const heading = readHeading(box);
  if (heading) heading.id ||= HEADING_ID;
  for (const closer of box.querySelectorAll<HTMLElement>(CLOSE)) {
    playButton(closer);
    closer.setAttribute('aria-label', say(close));
  }
  for (const begin of box.querySelectorAll<HTMLElement>(BEGIN)) {
    const control = controlOf(begin);
    if (!control.textContent?.trim()) control.setAttribute('aria-label', say(chatWithUs));
  }
}

/**
 * Takes the greeting's box out of the page, because the view shows its content and nobody must find it twice. Returns
 * how to put both back.
 */
export function coverBox(box: HTMLElement, nodes: readonly Node[]): () => void {
  adoptParts(box);
  const place = document.createComment('');
  box.replaceWith(place);
  return () => {
    box.replaceChildren(...nodes);
    place.replaceWith(box);
  };
}

/** Marks the opt-in's place. Returns how to put the opt-in back there. */
export function coverPrompt(prompt: HTMLElement): () => void {
  const place = document.createComment('');
  prompt.before(place);
  return () => place.replaceWith(prompt);
}
