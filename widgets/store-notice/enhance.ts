/** Shows the store notice until it is dismissed. */
import { readCookie, writeCookie } from '../../src/bridge/page/cookies';
import { HIDDEN, NOTICE } from './contract';
import { readCookieName } from './read';

/** Shows the notice unless the cookie says `hidden` (SPEC 4.7). */
export function adopt(notice: HTMLElement, isHidden = readCookie(readCookieName(notice)) === HIDDEN): undefined {
  notice.hidden = isHidden;
  notice.style.display = isHidden ? 'none' : 'block';
}

/** Sets the cookie for this visit, on path `/`, and hides the notice. */
export function dismiss(link: HTMLElement): void {
  const notice = link.closest<HTMLElement>(NOTICE);
  if (!notice) return;
  writeCookie(readCookieName(notice), HIDDEN);
  // Hides all copies in any case, also where cookies are off.
  for (const one of document.querySelectorAll<HTMLElement>(NOTICE)) adopt(one, true);
}
