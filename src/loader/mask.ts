/** Owns hiding an element from the plugin's own script, which skips elements with a certain class, or without it. */
import { targetOf } from './intent';
import type { Kind } from './types';

/**
 * Adds or removes that class on the element of an island while the event is dispatched. The change is never
 * painted.
 */
export function mask(event: Event, kinds: readonly Kind[]): void {
  for (const { row, state } of kinds) {
    const { skip } = row;
    const target = skip && state !== 'off' && targetOf(event, row.click);
    if (!target) continue;
    const name = skip.replace(/^-/, '');
    if (target.classList.contains(name) === (name === skip)) continue;
    target.classList.toggle(name);
    requestAnimationFrame(() => target.classList.toggle(name));
  }
}
