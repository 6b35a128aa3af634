/** Shows a button once there is a way up, and takes the shopper there. */

import type { Cleanup } from '../../src/island/types';
import { scrolledShare } from '../../src/rules/scrollShare';
import { say } from '../../src/texts/say';
import { scrollToTop } from '../../src/texts/table';
import { playButton } from '../../src/ui/playButton';
import { scrollPage } from '../../src/ui/scrollPage';
import { watchScroll } from '../../src/ui/scrollWatch';
import { HOST } from './contract';
import { readButton, readHasName, readHeader, readRing, readSettings } from './read';
import { drawRing } from './ring';
import { isForDevice, isPast, limitOf } from './rules';
import { focusStart, showButton } from './show';

/** Where the theme draws the line between its devices. */
const DESKTOP = '(min-width: 769px)';

/** What is printed as plain boxes becomes a button for keys and screen readers. */
function nameButton(button: HTMLElement): void {
  if (!button.matches('a[href],button')) playButton(button);
  if (!readHasName(button)) button.setAttribute('aria-label', say(scrollToTop));
}

export function adopt(host: HTMLElement): Cleanup {
  const settings = readSettings(host);
  const isDesktop = matchMedia(DESKTOP);
  const hasRing = !!readRing(host);
  let isShown: boolean | undefined;
  nameButton(readButton(host));
  return watchScroll(() => {
    const next = isForDevice(settings.devices, isDesktop.matches) && isPast(scrollY, limitOf(settings, settings.belowHeader ? readHeader(host) : 0));
    if (hasRing) drawRing(host, scrolledShare(scrollY, document.documentElement.scrollHeight, innerHeight));
    if (next === isShown) return;
    // What is so from the beginning does not move.
    showButton(host, next, isShown === undefined ? 0 : settings.fade);
    isShown = next;
  });
}

/** Takes the shopper up; the keyboard goes on from there. */
export function goUp(button: HTMLElement): void {
  const { top, duration } = readSettings(button.closest<HTMLElement>(HOST) ?? button);
  scrollPage(top, duration);
  focusStart();
}
