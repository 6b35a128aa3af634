/** Moves the focus to the first alert on the page, so that screen readers read it. */

import { onEvent } from '../../src/bridge/jquery/events';
import { clock } from '../../src/bridge/page/clock';
import { takeTo } from '../../src/dom/focus';
import { isSeen } from '../../src/dom/seen';
import { words } from '../../src/dom/words';
import { announce } from '../../src/ui/messages/announcer';

/** How long to wait before moving the focus, in milliseconds (SPEC 9). */
const DELAY = 500;

const ALERTS = ['.woocommerce-message', '.woocommerce-error', '.wc-block-components-notice-banner']
  .map((name) => `${name}[role="alert"]`)
  .join();

const isTyping = () => !!document.activeElement?.matches('input, select, textarea');

/**
 * Moves the focus to the first visible alert after 500 ms, unless the shopper types or has moved the focus by then. The
 * alert loses its role at once, so that screen readers read it once, with the focus. If it does not get the focus, it
 * is announced.
 */
function focusAlert(): void {
  const alert = [...document.querySelectorAll<HTMLElement>(ALERTS)].find((one) => isSeen(one));
  if (!alert) return;
  alert.tabIndex = -1;
  if (isTyping()) return;
  const { activeElement } = document;
  alert.removeAttribute('role');
  clock.after(DELAY, () => {
    if (!alert.isConnected) return;
    if (document.activeElement === activeElement) takeTo(alert);
    else announce(words(alert));
  });
}

/** Waits for the first alert, and again after each change of the cart page. */
export function start(): void {
  focusAlert();
  onEvent('item_removed_from_classic_cart updated_wc_div', focusAlert);
  document.addEventListener('island:cart:updated', focusAlert);
}
