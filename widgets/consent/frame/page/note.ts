/**
 * Makes the note in place of a frame that waits: it says why, and offers the choice. It has the frame's size, so that
 * nothing moves.
 */
import { say } from '../../../../src/texts/say';
import { consentBlocked, consentPreferences } from '../../../../src/texts/table';
import { make } from '../../../../src/ui/make';
import type { Room } from '../../contract';

const pixels = (length: number) => (length ? `${length}px` : '');

/**
 * Makes the note.
 * @param onChoose runs when the visitor presses the button; the island opens the preferences because of
 * `data-consent-open`
 */
export function makeFrameNote({ width, height, display }: Room, onChoose: () => void): HTMLElement {
  const text = make('p', {}, say(consentBlocked));
  const button = make('button', { type: 'button', onclick: onChoose }, say(consentPreferences));
  const note = make('div', { className: 'shop-islands shop-islands-consent-waiting' }, text, button);
  text.style.margin = '0 0 8px';
  Object.assign(button.style, { minBlockSize: '44px', font: 'inherit' });
  Object.assign(note.style, {
    display,
    boxSizing: 'border-box',
    inlineSize: pixels(width),
    maxInlineSize: '100%',
    blockSize: pixels(height),
    overflow: 'auto',
    padding: '8px',
    border: '1px solid currentcolor',
  });
  button.dataset.consentOpen = '';
  return note;
}
