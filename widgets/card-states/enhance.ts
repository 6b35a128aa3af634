/** Shows on a card's buttons whether their product is in the wishlist or in the comparison. */

import { pageComparison, pageWishlist } from '../../src/actions/pageLists';
import { shopIslands } from '../../src/bridge/page/islands';
import { adoptStyles } from '../../src/bridge/page/styles';
import { ORIGINAL_WISHLIST } from '../../src/rules/originals';
import { ACTIVE, INACTIVE, WISHLIST } from './contract';
import { readProductId } from './read';
import css from './styles.css?inline';

/** For each button, the function that updates its state. */
const wishlistButtons = new Map<HTMLElement, () => void>();
const compareButtons = new Map<HTMLElement, () => void>();

function showPressed(button: HTMLElement, isIn: boolean): void {
  button.setAttribute('aria-pressed', String(isIn));
  button.classList.toggle(ACTIVE, isIn);
  button.classList.toggle(INACTIVE, !isIn);
}

/** Fills a heart that the theme prints as svg, as ShopEngine's own script does. */
function fillHeart(button: HTMLElement, isIn: boolean): void {
  for (const svg of button.querySelectorAll('svg')) svg.style.fill = isIn ? 'orange' : 'none';
}

function adoptWishlist(button: HTMLElement, productId: number): (() => void) | undefined {
  // ShopEngine's own script shows the states of its buttons itself, and does not report them.
  if (shopIslands().isOriginalActive(ORIGINAL_WISHLIST)) return undefined;
  const { $known, $busy } = pageWishlist();
  return () => {
    const isIn = $known.get()[productId];
    // Until something is known, the heart stays as the server printed it.
    if (isIn !== undefined) fillHeart(button, isIn);
    showPressed(button, isIn ?? button.classList.contains(ACTIVE));
    if ($busy.get()[productId]) button.setAttribute('aria-busy', 'true');
    else button.removeAttribute('aria-busy');
  };
}

/** Shows a button's state, and keeps it up to date; returns how to stop. Undefined for a button without a state. */
export function adopt(button: HTMLElement): (() => void) | undefined {
  const productId = readProductId(button);
  if (!productId) return undefined;
  const isHeart = button.matches(WISHLIST);
  const show = isHeart
    ? adoptWishlist(button, productId)
    : () => showPressed(button, pageComparison().$ids.get().includes(productId));
  if (!show) return undefined;
  show();
  const buttons = isHeart ? wishlistButtons : compareButtons;
  buttons.set(button, show);
  return () => buttons.delete(button);
}

const showAll = (buttons: Map<HTMLElement, () => void>) => () => {
  for (const show of buttons.values()) show();
};

/** Adds the styles, and follows both lists. */
export function start(): void {
  adoptStyles(css);
  const { $known, $busy } = pageWishlist();
  for (const store of [$known, $busy]) store.listen(showAll(wishlistButtons));
  pageComparison().$ids.listen(showAll(compareButtons));
}
