/** Tells a shopper that an add failed, and gives the buttons back to the browser when adds keep failing. */
import { showCartWidgets } from '../bridge/cartWidgets';
import { hasCart } from '../bridge/cookies';
import { pageSetting } from '../bridge/globals';
import { shopIslands } from '../bridge/islands';
import { say } from '../bridge/texts';
import { productName } from '../dom/productName';
import { couldNotAdd, couldNotAddSomething, notSureAdded, tryAgain, viewCart } from '../rules/texts';
import { notify } from '../state/notify';

/** Failed adds in a row after which the native link takes over for the visit. */
const MOST_FAILURES = 2;

let failures = 0;
document.addEventListener('island:cart:added', () => {
  failures = 0;
});

/**
 * @param isKnown false when the cart could not be asked whether the product is in it
 * @param button pressed again by the shopper's wish; missing for adds that an earlier page left
 */
export function tellFailure(isKnown: boolean, button: HTMLElement | undefined): void {
  // They were shown while it was being added (SPEC 2.3).
  showCartWidgets(hasCart());
  const name = productName(button);
  const text = name ? say(isKnown ? couldNotAdd : notSureAdded, { name }) : say(couldNotAddSomething);
  // Pressed again, a product that may be in the cart would come in twice.
  const again = isKnown
    ? button && { label: say(tryAgain), run: () => button.click() }
    : { label: say(viewCart), href: pageSetting('wc_add_to_cart_params', 'cart_url') || '/cart/' };
  notify({ kind: 'error', text, action: again });
  if (++failures < MOST_FAILURES) return;
  shopIslands().disarm('add-to-cart', {
    what: 'Two adds in a row failed.',
    why: 'The buttons are plain links again for this visit, so that no sale is lost.',
    fix: 'Look at the answers of wc-ajax=add_to_cart.',
  });
}
