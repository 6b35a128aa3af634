/** Gives a card's icon buttons names, roles and states. What a press does, other islands own. */
import { shopIslands } from '../../src/bridge/islands';
import { adoptStyles } from '../../src/bridge/styles';
import { say } from '../../src/bridge/texts';
import { ORIGINAL_WISHLIST } from '../../src/rules/names';
import { actionOf, addToWishlist, compare, directCheckout, quickView } from '../../src/rules/texts';
import { liveComparison, liveWishlist } from '../../src/state/liveLists';
import { playButton } from '../../src/ui/playButton';
import { ACTIVE, type CardButton, INACTIVE } from './contract';
import { readButton } from './read';
import css from './styles.css?inline';

const words = { wishlist: addToWishlist, compare, quickView, directCheckout };

/** What draws a button anew, by button. */
const wishlistButtons = new Map<HTMLElement, () => void>();
const compareButtons = new Map<HTMLElement, () => void>();

function name(button: HTMLElement, { kind, isNamed, productName }: CardButton): void {
  const action = say(words[kind]);
  if (isNamed) return;
  button.setAttribute('aria-label', productName ? say(actionOf, { action, name: productName }) : action);
  button.title ||= action;
}

/** A link that acts like a button is said to be one; without an address it also has to be reached by keyboard. */
function makeButton(button: HTMLElement): void {
  // Without a type it would send the product's form where the wishlist's code cannot be had.
  if (button instanceof HTMLButtonElement) return void (button.type = 'button');
  playButton(button);
}

function showPressed(button: HTMLElement, isIn: boolean): void {
  button.setAttribute('aria-pressed', String(isIn));
  button.classList.toggle(ACTIVE, isIn);
  button.classList.toggle(INACTIVE, !isIn);
}

function adoptWishlist(button: HTMLElement, productId: number): (() => void) | undefined {
  // ShopEngine's own script draws its buttons itself, and tells nobody.
  if (shopIslands().isOriginalActive(ORIGINAL_WISHLIST)) return undefined;
  const { $known, $busy } = liveWishlist();
  return () => {
    showPressed(button, $known.get()[productId] ?? button.classList.contains(ACTIVE));
    if ($busy.get()[productId]) button.setAttribute('aria-busy', 'true');
    else button.removeAttribute('aria-busy');
  };
}

export function adopt(button: HTMLElement): (() => void) | undefined {
  const facts = readButton(button);
  const { kind, productId } = facts;
  name(button, facts);
  if (kind === 'directCheckout') return undefined;
  makeButton(button);
  if (kind !== 'wishlist') button.setAttribute('aria-haspopup', 'dialog');
  if (!productId) return undefined;
  const show = kind === 'wishlist' ? adoptWishlist(button, productId) : () => showPressed(button, liveComparison().$ids.get().includes(productId));
  if (!show) return undefined;
  show();
  const buttons = kind === 'wishlist' ? wishlistButtons : compareButtons;
  buttons.set(button, show);
  return () => buttons.delete(button);
}

const showAll = (buttons: Map<HTMLElement, () => void>) => () => {
  for (const show of buttons.values()) show();
};

export function start(): void {
  adoptStyles(css);
  const { $known, $busy } = liveWishlist();
  for (const store of [$known, $busy]) store.listen(showAll(wishlistButtons));
  liveComparison().$ids.listen(showAll(compareButtons));
}
