/** Tells a shopper that an add failed, and gives the buttons back to the browser when adds keep failing. */

import { hasCart } from '../bridge/page/cookies';
import { shopIslands } from '../bridge/page/islands';
import { showCartWidgets } from '../bridge/woocommerce/cartWidgets';
import type { AddOutcome } from '../state/adds';
import { say } from '../texts/say';
import { couldNotAdd, couldNotAddSomething, notSureAdded, notSureAddedSomething, tryAgain } from '../texts/table';
import { notify } from '../ui/messages/notify';
import { toCart } from './tellAdds';

/** After this many failed adds in a row, the button's plain link does the work for the rest of the visit. */
const MOST_FAILURES = 2;

let failures = 0;
document.addEventListener('island:cart:added', () => {
  failures = 0;
});

export interface Failure {
  /** `unknown` when nobody can tell whether the product is in the cart. */
  kind: AddOutcome['kind'];
  /** The product's name; "" or missing when nobody knows it. */
  name?: string | undefined;
  /** The button that "Try again" presses; missing for adds that an earlier page left. */
  button?: HTMLElement | undefined;
  /** Adds the product again, without a press. */
  again?: () => void;
}

const wordsFor = (isKnown: boolean, name?: string): string => {
  if (name) return say(isKnown ? couldNotAdd : notSureAdded, { name });
  return say(isKnown ? couldNotAddSomething : notSureAddedSomething);
};

/** Shows the message about a failed add. Resolves once the shopper sees it. */
export async function tellFailure({ kind, name, button, again }: Failure): Promise<void> {
  // The cart widgets were shown while the product was being added (SPEC 2.3).
  showCartWidgets(hasCart());
  const isKnown = kind !== 'unknown';
  // A press on a button that has left the page, with a filtered list for example, reaches nobody.
  const run = () => (button?.isConnected ? button.click() : again?.());
  // The product may be in the cart already, so a second press could add it twice.
  const action = isKnown ? button && { label: say(tryAgain), run, about: button.dataset.product_id } : toCart();
  const told = notify({ kind: 'error', text: wordsFor(isKnown, name), action });
  if (++failures < MOST_FAILURES) return told;
  shopIslands().disarm('add-to-cart', {
    what: 'Two adds in a row failed.',
    why: 'The buttons are plain links again for this visit, so that no sale is lost.',
    fix: 'Look at the answers of wc-ajax=add_to_cart.',
  });
  await told;
}
