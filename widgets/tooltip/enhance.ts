/** Listens for pointer, focus and finger on the whole page, and not on each card, so that new buttons work too. */
import { clock } from '../../src/bridge/page/clock';
import { say } from '../../src/texts/say';
import { addToCartLabel, addToWishlist, compare, directCheckout, quickView } from '../../src/texts/table';
import { messageRoot } from '../../src/ui/messages/messageRoot';
import { hideTooltip, isTooltip, showTooltip } from '../../src/ui/messages/tooltip';
import { BUTTONS, readButton, readLabel, readNeighbours } from './read';
import { createTooltips } from './store';

const words = { addToCart: addToCartLabel, quickView, wishlist: addToWishlist, compare, directCheckout };

let shown: HTMLElement | undefined;

function show(button: HTMLElement | undefined): void {
  shown = button;
  if (!button) return hideTooltip();
  const { kind, ownWords } = readLabel(button);
  showTooltip(button, ownWords || say(words[kind]), readNeighbours(button));
}

/** True when the visitor can reach a button. A button behind an open dialog does not count, even under the pointer. */
const isInReach = (button: HTMLElement) => messageRoot().contains(button) && !button.closest('[inert]');

function buttonWith(state: string): HTMLElement | undefined {
  const button = readButton(document.querySelector(`:is(${BUTTONS}):${state}`));
  return button && isInReach(button) ? button : undefined;
}

const isTouch = ({ pointerType }: PointerEvent) => pointerType === 'touch';

/** Starts with the button that has the pointer or the focus, because that button has caused this code to load. */
export function start(): void {
  const tooltips = createTooltips<HTMLElement>({ after: clock.after, show });
  const on = <Type extends keyof DocumentEventMap>(
    type: Type,
    run: (event: DocumentEventMap[Type]) => unknown,
    options: AddEventListenerOptions = {},
  ) => document.addEventListener(type, run, { capture: true, passive: true, ...options });

  /** Handles a pointer. A pointer on the tooltip counts as on its button (WCAG 1.4.13). */
  const point = (event: PointerEvent) => {
    if (!isTouch(event) && !isTooltip(event.target)) tooltips.point(readButton(event.target));
  };
  on('pointerover', point);
  document.documentElement.addEventListener('pointerleave', () => tooltips.point());

  const focus = () => {
    tooltips.focus(buttonWith('focus-visible'));
    // A dialog has opened and taken the focus.
    if (shown && !isInReach(shown)) tooltips.dismiss();
  };
  on('focusin', focus);
  on('focusout', () => tooltips.focus());

  // A tap works as always: nothing is prevented, and a tooltip appears only when the finger rests.
  on('pointerdown', (event) => tooltips.press(isTouch(event) ? readButton(event.target) : undefined));
  on('pointerup', tooltips.release);
  on('pointercancel', tooltips.release);

  on('click', tooltips.dismiss);
  // Escape first closes the tooltip; the next press closes the dialog around it.
  on('keydown', (event) => event.key === 'Escape' && tooltips.dismiss() && event.preventDefault(), { passive: false });

  focus();
  // On touch screens the last touched element stays `:hover`, so only a move of the pointer proves a hover.
  if (matchMedia('(any-pointer: coarse)').matches) on('pointermove', point, { once: true });
  else tooltips.point(buttonWith('hover'));
}
