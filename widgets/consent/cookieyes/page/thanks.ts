/**
 * Plays the part of CookieYes' template that confirms an objection under CCPA: it counts down, and then the preferences
 * close.
 */

import { clock } from '../../../../src/bridge/page/clock';
import { moveFocus } from '../../../../src/dom/focus';
import { setShown } from '../../../../src/dom/shown';
import { announce } from '../../../../src/ui/messages/announcer';
import { find, setClass } from './parts';

const PART = '[data-cky-tag="optout-success"]';

/** How many seconds the part stays, as in CookieYes' script. */
const SECONDS = 15;

/** Writes the seconds that are left into the template's own words: into the element for them, or over their number. */
function countdown(): (left: string) => void {
  const words = find(`${PART} [data-cky-tag="optout-success-subtext"]`);
  const number = words?.querySelector('#ckyCountdownTimer');
  const text = words?.textContent ?? '';
  return (left) => {
    if (number) number.textContent = left;
    else if (words) words.textContent = left ? text.replace(/\d+/, left) : text;
  };
}

/** Shows the part, or the elements that it replaces: the buttons and the box. */
function show(isThanking: boolean): void {
  const buttons = find('[data-cky-tag="optout-buttons"]');
  if (buttons) setShown(buttons, !isThanking);
  setClass(PART, 'cky-hide', !isThanking);
  setClass('[data-cky-tag="optout-option"]', 'cky-disabled', isThanking);
  const box = find<HTMLInputElement>('#ckyCCPAOptOut');
  if (box) box.disabled = isThanking;
}

/**
 * Shows the part.
 * @param onEnd runs when its time is over.
 * @returns takes it away; undefined if the template has none
 */
export function thank(onEnd: () => void): (() => void) | undefined {
  const part = find(PART);
  if (!part || !find('[data-cky-tag="optout-buttons"]')) return undefined;
  const write = countdown();
  let stop = () => {};
  const tick = (left: number) => {
    if (!left) return onEnd();
    write(String(left));
    stop = clock.after(1000, () => tick(left - 1));
  };
  show(true);
  // Screen readers read the text once; the template's own live region would read it every second.
  part.ariaLive = 'off';
  tick(SECONDS);
  announce(find(`${PART} [data-cky-tag="optout-success-text"]`)?.textContent?.trim() ?? '');
  moveFocus(part);
  return () => {
    stop();
    write('');
    show(false);
  };
}
