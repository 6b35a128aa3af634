/** Stands in for a frame that waits: says why, and offers the choice. It takes the frame's room, so that nothing moves. */

import { moveFocus } from '../../src/dom/focus';
import { say } from '../../src/texts/say';
import * as texts from '../../src/texts/table';
import { make } from '../../src/ui/make';

/** @returns how to show the frame */
export function standInFor(frame: HTMLIFrameElement): () => void {
  const { offsetWidth, offsetHeight } = frame;
  const choice = make('button', { type: 'button' }, say(texts.consentPreferences));
  choice.dataset.consentOpen = '';
  choice.style.minBlockSize = '44px';
  const about = make('p', {}, say(texts.consentBlocked));
  about.style.margin = '0 0 8px';
  const place = make('div', { className: 'shop-islands shop-islands-consent-waiting' }, about, choice);
  Object.assign(place.style, {
    display: getComputedStyle(frame).display.replace(/^inline$/, 'inline-block'),
    boxSizing: 'border-box',
    inlineSize: offsetWidth ? `${offsetWidth}px` : '',
    maxInlineSize: '100%',
    blockSize: offsetHeight ? `${offsetHeight}px` : '',
    overflow: 'auto',
    padding: '8px',
    border: '1px solid currentcolor',
  });
  frame.after(place);
  frame.hidden = true;
  let isAsked = false;
  choice.onclick = () => {
    isAsked = true;
  };
  return () => {
    frame.hidden = false;
    place.remove();
    // The preferences, which close in the same breath, would give the focus back to the button.
    if (isAsked) setTimeout(() => document.activeElement?.matches('body, dialog:not([open]) *') && moveFocus(frame));
  };
}
