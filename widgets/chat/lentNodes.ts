/**
 * Owns the server's nodes that a dialog of the chat shows: what they lack for a keyboard and a screen reader, and the
 * way back to their place.
 */
import { say } from '../../src/texts/say';
import { chatWithUs, close } from '../../src/texts/table';
import { playButton } from '../../src/ui/playButton';
import { BEGIN, CLOSE } from './contract';
import { controlOf } from './control';
import { HEADING_ID, readHeading } from './read';

/** The heading can name the dialog, and spans and divs become the buttons that they look like. */
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
 * Takes the greeting's box out of the page: what is in it is in the view, and it would be found twice. Gives how to put
 * both back.
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

/** Marks the opt-in's place; gives how to put it back there. */
export function coverPrompt(prompt: HTMLElement): () => void {
  const place = document.createComment('');
  prompt.before(place);
  return () => place.replaceWith(prompt);
}
