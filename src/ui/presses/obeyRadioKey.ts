/** Owns what a key does at a radio of a view or of the server's HTML. */
import { isRightToLeft } from '../../dom/direction';
import { takeTo } from '../../dom/focus';
import type { RadioState } from '../../rules/radioGroup';
import { radioAfter } from '../../rules/radioKeys';

/** The part of an event that is used here; React's events and the browser's have it. */
type Pressed = Pick<KeyboardEvent, 'key' | 'defaultPrevented' | 'ctrlKey' | 'metaKey' | 'altKey' | 'preventDefault'>;

/**
 * Moves the focus to the radio that a key leads to, and chooses it by a real click, so that scripts that listen to
 * clicks notice the choice.
 * @param index the place of the radio that has the focus
 * @param states of `radios`, in their order; keys pass over disabled ones
 */
export function obeyRadioKey(
  event: Pressed,
  index: number,
  radios: readonly Element[],
  states: readonly RadioState[],
): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const reached = states.flatMap(({ isDisabled }, place) => (place === index || !isDisabled ? place : []));
  const isTurned = isRightToLeft(radios[index] as Element);
  const next = reached[radioAfter(event.key, reached.indexOf(index), reached.length, isTurned) ?? -1];
  const radio = next !== undefined && (radios[next] as HTMLElement);
  if (!radio) return;
  event.preventDefault();
  takeTo(radio);
  if (next === index ? /^( |Enter)$/.test(event.key) : !states[next]?.isSelected) radio.click();
}
