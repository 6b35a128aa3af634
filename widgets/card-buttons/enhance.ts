/** Gives a card's icon buttons names and roles. What a press does, and what came of it, other islands own. */
import { readCookie } from '../../src/bridge/cookies';
import { shopIslands } from '../../src/bridge/islands';
import { lastTold } from '../../src/bridge/tabs';
import { say } from '../../src/bridge/texts';
import { COMPARISON_COOKIE } from '../../src/rules/comparison';
import { ORIGINAL_QUICK_VIEW } from '../../src/rules/names';
import { actionOf, addToWishlist, compare, directCheckout, quickView } from '../../src/rules/texts';
import { playButton } from '../../src/ui/playButton';
import type { CardButton } from './contract';
import { readButton } from './read';

const words = { wishlist: addToWishlist, compare, quickView, directCheckout };

function name(button: HTMLElement, { kind, isNamed, productName }: CardButton): void {
  if (isNamed) return;
  const action = say(words[kind]);
  button.ariaLabel = productName ? say(actionOf, { action, name: productName }) : action;
  button.title ||= action;
}

/** A link that acts like a button is said to be one; without an address it also has to be reached by keyboard. */
function makeButton(button: HTMLElement): void {
  // Without a type it would send the product's form where the wishlist's code cannot be had.
  if (button instanceof HTMLButtonElement) return void (button.type = 'button');
  playButton(button);
}

export function adopt(button: HTMLElement): undefined {
  const facts = readButton(button);
  name(button, facts);
  if (facts.kind === 'directCheckout') return;
  makeButton(button);
  if (facts.kind !== 'wishlist') button.ariaHasPopup = 'dialog';
}

/**
 * Where the shopper has lists, what shows their products comes at once, and so it does next to ShopEngine's own script,
 * whose clicks are to be taken over; else it comes with the first touch.
 */
export function start(): void {
  const showStates = () => {
    if (readCookie(COMPARISON_COOKIE) || lastTold('wishlist') || shopIslands().isOriginalActive(ORIGINAL_QUICK_VIEW)) shopIslands().wake('shopengine');
  };
  // Another tab, or a page that this one comes back from, may have begun a list.
  document.addEventListener('visibilitychange', showStates);
  showStates();
}
