/** Gives a card's icon buttons names and roles. What a press does, and what came of it, other islands own. */
import { readCookie } from '../../src/bridge/page/cookies';
import { shopIslands } from '../../src/bridge/page/islands';
import { lastTold } from '../../src/bridge/page/tabs';
import { COMPARISON_COOKIE } from '../../src/rules/comparison';
import { ORIGINAL_QUICK_VIEW } from '../../src/rules/originals';
import { say } from '../../src/texts/say';
import { actionOf } from '../../src/texts/table';
import { playButton } from '../../src/ui/playButton';
import { WORDS } from './contract';
import { readButton } from './read';

function name(button: HTMLElement, action: string, productName: string): void {
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
  const { kind, isNamed, productName } = readButton(button);
  // The comparison's bar, which only has to be woken where there is a list.
  if (!kind) return;
  if (!isNamed) name(button, say(WORDS[kind]), productName);
  if (kind === 'direct_checkout') return;
  makeButton(button);
  if (kind !== 'add_to_list') button.ariaHasPopup = 'dialog';
}

/** As this code came: a moment later cookies are written, and the first look at them after that takes a page long. */
const compared = readCookie(COMPARISON_COOKIE);

/**
 * Where the shopper has lists, what shows their products comes at once, and so it does next to ShopEngine's own script,
 * whose clicks are to be taken over; else it comes with the first touch.
 */
export function start(): void {
  const showStates = (list: string) => {
    if (list || lastTold('wishlist') || shopIslands().isOriginalActive(ORIGINAL_QUICK_VIEW)) shopIslands().wake('shopengine');
  };
  // Another tab, or a page that this one comes back from, may have begun a list.
  document.addEventListener('visibilitychange', () => showStates(readCookie(COMPARISON_COOKIE)));
  showStates(compared);
}
