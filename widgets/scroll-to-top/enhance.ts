/** Shows a button when the page is scrolled down, and scrolls the page up when a shopper presses it. */

import type { Cleanup } from '../../src/island/types';
import { scrolledShare } from '../../src/rules/scrollShare';
import { say } from '../../src/texts/say';
import { scrollToTop } from '../../src/texts/table';
import { playButton } from '../../src/ui/presses/playButton';
import { scrollPage } from '../../src/ui/scrolling/scrollPage';
import { watchScroll } from '../../src/ui/scrolling/scrollWatch';
import { HOST } from './contract';
import { drawRing } from './page/ring';
import { focusStart, showButton } from './page/show';
import { readButton, readHasName, readHeader, readRing, readSettings } from './read';
import { isForDevice, isPast, limitOf } from './rules';

/** The width from which on Astra calls a device a desktop. */
const DESKTOP = '(min-width: 769px)';

/** Makes a button of a plain box, and names a button without a name. */
function nameButton(button: HTMLElement): void {
  if (!button.matches('a[href],button')) playButton(button);
  if (!readHasName(button)) button.setAttribute('aria-label', say(scrollToTop));
}

/** Adopts a button. */
export function adopt(host: HTMLElement): Cleanup {
  const settings = readSettings(host);
  const isDesktop = matchMedia(DESKTOP);
  const hasRing = !!readRing(host);
  let isShown: boolean | undefined;
  nameButton(readButton(host));
  return watchScroll(() => {
    const next =
      isForDevice(settings.devices, isDesktop.matches) &&
      isPast(scrollY, limitOf(settings, settings.belowHeader ? readHeader(host) : 0));
    if (hasRing) drawRing(host, scrolledShare(scrollY, document.documentElement.scrollHeight, innerHeight));
    if (next === isShown) return;
    // The first state is shown without a movement.
    showButton(host, next, isShown === undefined ? 0 : settings.fade);
    isShown = next;
  });
}

/** Scrolls the page up, and moves the focus to its start. */
export function goUp(button: HTMLElement): void {
  const { top, duration } = readSettings(button.closest<HTMLElement>(HOST) ?? button);
  scrollPage(top, duration);
  focusStart();
}
