/**
 * Shows a sign's text in a tip, by pointer, finger and keyboard. For screen readers the text is the sign's description.
 */

import { ownId } from '../../src/dom/ownId';
import { say } from '../../src/texts/say';
import { moreInformation } from '../../src/texts/table';
import { hideTooltip, isTooltip, showTooltip } from '../../src/ui/messages/tooltip';
import { readContent, readIsBare, readTip } from './read';

let shown: HTMLElement | undefined;

function hide(): void {
  if (!shown) return;
  shown = undefined;
  hideTooltip();
}

function show(host: HTMLElement): void {
  const tip = readTip(host);
  if (shown === host || !tip) return;
  shown = host;
  showTooltip(host, tip);
}

/**
 * Hides the tip when the pointer is neither on the sign nor on the tip (WCAG 1.4.13), unless the sign has the focus.
 */
const onPoint = ({ target }: Event) =>
  shown && !shown.contains(target as Node) && !isTooltip(target) && !shown.contains(document.activeElement) && hide();

const onKey = (event: KeyboardEvent) => {
  if (event.key !== 'Escape' || !shown) return;
  hide();
  event.preventDefault();
};

/** Makes a sign a button that shows its tip. */
export function adopt(host: HTMLElement): undefined {
  const content = readContent(host);
  if (!content) return;
  host.tabIndex = 0;
  host.setAttribute('role', 'button');
  if (readIsBare(host)) host.setAttribute('aria-label', say(moreInformation));
  host.setAttribute('aria-describedby', ownId(content));
  for (const type of ['pointerenter', 'focus', 'click']) host.addEventListener(type, () => show(host));
  host.addEventListener('blur', hide);
  if (host.matches(':hover')) show(host);
}

/** Starts listening to the page. */
export function start(): void {
  document.addEventListener('pointerover', onPoint, { passive: true });
  document.addEventListener('keydown', onKey);
}
