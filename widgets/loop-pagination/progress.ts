/** Shows how a list grows: its classes, its button, what failed, and where the focus is. */

import { moveFocus } from '../../src/dom/focus';
import { firstAddress, pageAddress } from '../../src/rules/loopAddress';
import { say } from '../../src/texts/say';
import { couldNotLoadMore, loading, loopFirst, tryAgain } from '../../src/texts/table';
import { announce } from '../../src/ui/announcer';
import { listOf } from '../../src/ui/loop';
import { make } from '../../src/ui/make';
import { ANCHOR, BUTTON, FAILED, FIRST, IS_ENDED, IS_LOADING, SPINNER, SPINS } from './contract';
import { readProgress } from './read';
import type { MoreStatus } from './store';

const findIn = (place: Element | undefined, selector: string) => place?.querySelector<HTMLElement>(selector);

export const hasFocus = (host: Element): boolean => findIn(host, BUTTON) === document.activeElement;

/** A further page, as after a reload, shows nothing of the pages before it: a list that grows has no numbers that would lead there. */
export function showWayBack(host: HTMLElement): void {
  const { page = 1 } = readProgress(host) ?? {};
  if (!(page > 1) || findIn(host, `.${FIRST}`)) return;
  const href = firstAddress(location.href, page, host.dataset.id ?? '');
  listOf(host)?.before(make('p', { className: FIRST }, make('a', { href }, say(loopFirst))));
}

/** To be called once the first page stands there. */
export const removeWayBack = (host: HTMLElement): void => findIn(host, `.${FIRST}`)?.remove();

/** The list's own button tries again; where there is none to be seen, one is made. */
function showFailure(host: HTMLElement, retry: () => void): void {
  const words = make('p', { className: FAILED, role: 'alert' }, say(couldNotLoadMore));
  if (!findIn(host, BUTTON)?.offsetParent) {
    const again = make('button', { type: 'button', className: 'button wp-element-button', textContent: say(tryAgain) });
    again.addEventListener('click', retry);
    words.append(' ', again);
  }
  host.querySelector(ANCHOR)?.after(words);
}

/** The button leads to the next page by itself: in another tab, and should its work not be done. */
function linkButton(host: HTMLElement, status: MoreStatus): void {
  const button = findIn(host, BUTTON);
  const next = readProgress(host)?.next;
  if (!button) return;
  if (button instanceof HTMLAnchorElement && next) button.href = pageAddress(location.href, next, host.dataset.id ?? '');
  if (status === 'loading') button.setAttribute('aria-disabled', 'true');
  else button.removeAttribute('aria-disabled');
}

/** @param retry what a button for it does after a failure */
export function showProgress(host: HTMLElement, status: MoreStatus, retry: () => void): void {
  host.classList.toggle(IS_LOADING, status === 'loading');
  host.classList.toggle(IS_ENDED, status === 'ended' && !!readProgress(host));
  findIn(host, `${SPINNER} :is(i,svg)`)?.classList.toggle(SPINS, status === 'loading');
  findIn(host, `.${FAILED}`)?.remove();
  if (status === 'loading') announce(say(loading));
  if (status === 'failed') showFailure(host, retry);
  linkButton(host, status);
}

/**
 * Themes hide the button while a page is on its way, and the last page takes it away. The focus comes back to what can
 * be pressed, else goes on to what has come; unless the shopper has moved it meanwhile.
 * @param firstNew index of the first item that has come
 */
export function keepFocus(host: HTMLElement, firstNew: number, isEnd: boolean): void {
  const { activeElement } = document;
  const button = findIn(host, BUTTON);
  if (activeElement !== document.body && activeElement !== button) return;
  const news = findIn(listOf(host)?.children[firstNew], 'a[href],button');
  moveFocus(findIn(host, `.${FAILED} button`) ?? (button?.offsetParent && !isEnd ? button : news));
}
