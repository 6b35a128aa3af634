/**
 * Gives a card's icon buttons names and roles. Other islands own what a press does and how a button shows its state.
 */
import { readCookie } from '../../src/bridge/page/cookies';
import { shopIslands } from '../../src/bridge/page/islands';
import { lastTold } from '../../src/bridge/page/tabs';
import { COMPARISON_COOKIE } from '../../src/rules/comparison';
import { ORIGINAL_QUICK_VIEW } from '../../src/rules/originals';
import { say } from '../../src/texts/say';
import { actionOf } from '../../src/texts/table';
import { playButton } from '../../src/ui/presses/playButton';
import { WORDS } from './contract';
import { readButton } from './read';

function name(button: HTMLElement, action: string, productName: string): void {
  button.ariaLabel = productName ? say(actionOf, { action, name: productName }) : action;
  button.title ||= action;
}

/** Gives a link the role of a button. A link without an address can then also be reached by keyboard. */
function makeButton(button: HTMLElement): void {
  // A button without a type would submit the product's form if the wishlist's code cannot be loaded.
  if (button instanceof HTMLButtonElement) return void (button.type = 'button');
  playButton(button);
}

/** Prepares one button. */
export function adopt(button: HTMLElement): undefined {
  const { kind, isNamed, productName } = readButton(button);
  // The comparison's bar is a host too, because a page may have the bar and no buttons.
  if (!kind) return;
  if (!isNamed) name(button, say(WORDS[kind]), productName);
  if (kind === 'direct_checkout') return;
  makeButton(button);
  if (kind !== 'add_to_list') button.ariaHasPopup = 'dialog';
}

/**
 * The comparison's cookie, read when this code runs. Later, after cookies are written, the first read would be slow.
 */
const compared = readCookie(COMPARISON_COOKIE);

/**
 * Loads the islands that show lists at once where the shopper has a list, or where ShopEngine's own script runs, whose
 * clicks they must take over. Otherwise they load with the first touch.
 */
export function start(): void {
  const showStates = (list: string) => {
    if (list || lastTold('wishlist') || shopIslands().isOriginalActive(ORIGINAL_QUICK_VIEW))
      shopIslands().wake('shopengine');
  };
  // Another tab, or a page from which the shopper comes back, may have started a list.
  document.addEventListener('visibilitychange', () => showStates(readCookie(COMPARISON_COOKIE)));
  showStates(compared);
}
