/** Tells a shopper that an add failed, and gives the buttons back to the browser when adds keep failing. */
import { shopIslands } from '../../src/bridge/islands';
import { say } from '../../src/bridge/texts';
import { couldNotAdd, couldNotAddSomething, notSureAdded, tryAgain } from '../../src/rules/texts';
import { notify } from '../../src/state/notify';

const NAME = '.woocommerce-loop-product__title, .product_title, h2, h3';

/** Failed adds in a row after which the native link takes over for the visit. */
const MOST_FAILURES = 2;

let failures = 0;
document.addEventListener('island:cart:added', () => {
  failures = 0;
});

const nameOf = (button: HTMLElement | undefined) => button?.closest('.product')?.querySelector(NAME)?.textContent?.trim();

/**
 * @param isKnown false when the cart could not be asked whether the product is in it
 * @param button pressed again by the shopper's wish; missing for adds that an earlier page left
 */
export function tellFailure(isKnown: boolean, button: HTMLElement | undefined): void {
  const name = nameOf(button);
  const text = name ? say(isKnown ? couldNotAdd : notSureAdded, { name }) : say(couldNotAddSomething);
  notify({ kind: 'error', text, action: button && { label: say(tryAgain), run: () => button.click() } });
  if (++failures < MOST_FAILURES) return;
  shopIslands().disarm('add-to-cart', {
    what: 'Two adds in a row failed.',
    why: 'The buttons are plain links again for this visit, so that no sale is lost.',
    fix: 'Look at the answers of wc-ajax=add_to_cart.',
  });
}
