/** Owns showing how a list grows: its classes, its button, an error, and the focus. */

import { listOf } from '../../../src/actions/pageLoop';
import { moveFocus } from '../../../src/dom/focus';
import { firstAddress, pageAddress } from '../../../src/rules/loopAddress';
import { say } from '../../../src/texts/say';
import { couldNotLoadMore, loading, loopFirst, tryAgain } from '../../../src/texts/table';
import { make } from '../../../src/ui/make';
import { announce } from '../../../src/ui/messages/announcer';
import { ANCHOR, BUTTON, FAILED, FIRST, IS_ENDED, IS_LOADING, SPINNER, SPINS } from '../contract';
import { readProgress } from '../read';
import type { MoreStatus } from '../store';

const findIn = (place: Element | undefined, selector: string) => place?.querySelector<HTMLElement>(selector);

/** True when the list's button has the focus. */
export const hasFocus = (host: Element): boolean => findIn(host, BUTTON) === document.activeElement;

/**
 * Adds a link to the first page on a further page, such as after a reload: a list that grows has no page numbers that
 * would lead there.
 */
export function showWayBack(host: HTMLElement): void {
  const { page = 1 } = readProgress(host) ?? {};
  if (!(page > 1) || findIn(host, `.${FIRST}`)) return;
  const href = firstAddress(location.href, page, host.dataset.id ?? '');
  listOf(host)?.before(make('p', { className: FIRST }, make('a', { href }, say(loopFirst))));
}

/** Removes the link; call it once the first page is shown. */
export const removeWayBack = (host: HTMLElement): void => findIn(host, `.${FIRST}`)?.remove();

/** Shows an error. The list's own button tries again; without a visible one, it makes a button. */
function showFailure(host: HTMLElement, retry: () => void): void {
  const words = make('p', { className: FAILED, role: 'alert' }, say(couldNotLoadMore));
  if (!findIn(host, BUTTON)?.offsetParent) {
    const again = make('button', { type: 'button', className: 'button wp-element-button', textContent: say(tryAgain) });
    again.addEventListener('click', retry);
    words.append(' ', again);
  }
  host.querySelector(ANCHOR)?.after(words);
}

/** Gives the button the address of the next page, so that it works in another tab and without this script. */
function linkButton(host: HTMLElement, status: MoreStatus): void {
  const button = findIn(host, BUTTON);
  const next = readProgress(host)?.next;
  if (!button) return;
  if (button instanceof HTMLAnchorElement && next)
    button.href = pageAddress(location.href, next, host.dataset.id ?? '');
  if (status === 'loading') button.setAttribute('aria-disabled', 'true');
  else button.removeAttribute('aria-disabled');
}

/** Shows the list's status. @param retry the work of the button after a failure */
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
 * Restores a lost focus: themes hide the button while a page loads, and the last page removes it. The focus returns to
 * the button, or else moves to the first new item, unless the shopper has moved it meanwhile.
 * @param firstNew index of the first new item
 */
export function keepFocus(host: HTMLElement, firstNew: number, isEnd: boolean): void {
  const { activeElement } = document;
  const button = findIn(host, BUTTON);
  if (activeElement !== document.body && activeElement !== button) return;
  const news = findIn(listOf(host)?.children[firstNew], 'a[href],button');
  moveFocus(findIn(host, `.${FAILED} button`) ?? (button?.offsetParent && !isEnd ? button : news));
}
