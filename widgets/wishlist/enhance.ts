/**
 * Runs wishlist buttons: a press toggles the product, and a notice shows the result. card-buttons sets their classes
 * and states.
 */

import { pageWishlist } from '../../src/actions/pageLists';
import { clock } from '../../src/bridge/page/clock';
import { pageSetting } from '../../src/bridge/page/globals';
import { report } from '../../src/bridge/page/islands';
import { adoptStyles } from '../../src/bridge/page/styles';
import type { CallError } from '../../src/rules/callError';
import { say } from '../../src/texts/say';
import { somethingWrong, wishlistAdded, wishlistRemoved } from '../../src/texts/table';
import { notify } from '../../src/ui/messages/notify';
import { toggleWishlist } from './api';
import { GLOBAL, REMOVE } from './contract';
import { askToLogIn } from './page/askToLogIn';
import { adoptRow, dropRows, showBusyRows } from './page/rows';
import { readIsIn, readProductId } from './read';
import { cornerOf, needsLogin } from './rules';
import { createWishlistStore, type WishlistStore } from './store';
import css from './styles.css?inline';

/** How long a notice stays, in milliseconds (SPEC 9). */
const LASTS = 3000;

let store: WishlistStore;

/** The corner in which notices stand. */
const corner = () => cornerOf(pageSetting(GLOBAL, 'wishlist_position'));

function showDone(isIn: boolean): void {
  const text = say(isIn ? wishlistAdded : wishlistRemoved);
  notify({ kind: 'success', text, lasts: LASTS, corner: corner() });
}

function tellFailure(cause: CallError): void {
  if (needsLogin(cause)) return askToLogIn(corner());
  report({
    island: 'wishlist',
    what: 'The wishlist’s call failed.',
    why: 'The shopper sees an error.',
    fix: 'See the cause.',
    cause,
  });
  alert(say(somethingWrong));
}

/** Removes a row only if its product is no longer in the list. */
function settleRow(productId: number, isStillIn: boolean): void {
  if (isStillIn) return alert(say(somethingWrong));
  dropRows(productId);
  showDone(false);
}

/** Toggles the button's product, or removes the row's. Asks guests to log in (SPEC 6). */
export function press(control: HTMLElement): void {
  const productId = readProductId(control);
  if (!productId) {
    return report({
      island: 'wishlist',
      what: 'A wishlist button names no product.',
      why: 'A press does nothing.',
      fix: 'Print its id as data-pid.',
    });
  }
  if (!pageSetting(GLOBAL, 'isLoggedIn')) return askToLogIn(corner());
  if (control.matches(REMOVE))
    store.remove(productId)?.then((isStillIn) => settleRow(productId, isStillIn), tellFailure);
  else {
    const isIn = pageWishlist().$known.get()[productId] ?? readIsIn(control);
    store.toggle(productId, isIn)?.then(showDone, tellFailure);
  }
}

/** Adopts a button or a row. */
export function adopt(host: HTMLElement): undefined {
  if (host.matches(REMOVE)) adoptRow(host);
}

/** Creates the store, shows busy rows, and frees the buttons when the page comes back from history. */
export function start(): void {
  adoptStyles(css);
  const state = pageWishlist();
  store = createWishlistStore({ toggle: toggleWishlist, state, clock });
  state.$busy.listen(showBusyRows);
  addEventListener('pageshow', ({ persisted }) => persisted && store.release());
}
