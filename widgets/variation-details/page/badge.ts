/** Owns the sale badge: "20% OFF", or nothing. */
import { setShown } from '../../../src/dom/shown';
import { say } from '../../../src/texts/say';
import { percentOff } from '../../../src/texts/table';
import { BADGE } from '../contract';
import { placesOf } from './places';

/** Shows the badge. @param percent 0 clears it */
export function showBadge(form: Element, percent: number): void {
  for (const badge of placesOf(form, BADGE)) {
    const isShown = percent > 0;
    badge.textContent = isShown ? say(percentOff, { percent }) : '';
    // A theme's rule for badges may be stronger than `hidden`, and the server may have printed this style.
    setShown(badge, isShown);
  }
}
