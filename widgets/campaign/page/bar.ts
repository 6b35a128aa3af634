/** Owns the counter bars: shown at once, and filled when they come into sight. */

import { type Clock, clock } from '../../../src/bridge/page/clock';
import { atom } from '../../../src/state/timeAtom';
import { say } from '../../../src/texts/say';
import { campaignStockLeft, stockSold } from '../../../src/texts/table';
import { BAR_CLASS, type CounterBar, FILL_AFTER, FILLED } from '../contract';
import { type CampaignPart, unrendered } from '../store';
import { watchSight } from './sight';

/**
 * The name of a bar that the shop has not named. A bar that fills from the right shows what is left, because the server
 * prints 100 minus the sold share.
 */
const nameOf = ({ isNamed, isRightToLeft }: CounterBar) =>
  isNamed ? undefined : say(isRightToLeft ? campaignStockLeft : stockSold);

/**
 * Shows a bar. It fills once: 200 ms after it has come into sight (SPEC 4.9), or when the shopper has scrolled past it.
 */
export function showBar(
  host: HTMLElement,
  bar: CounterBar | undefined,
  { after }: Pick<Clock, 'after'> = clock,
): CampaignPart {
  host.classList.add(BAR_CLASS);
  if (!bar) return unrendered();
  const { rail, element, share } = bar;
  const name = nameOf(bar);
  if (name) element.setAttribute('aria-label', name);
  if (rail.classList.contains(FILLED)) return unrendered();
  // False once the bar is in sight: it fills then, and a view that came later would jump to the end.
  const $isShown = atom(true);
  const $isFull = atom(false);
  const fill = () => {
    element.style.width = `${share}%`;
  };
  let stop = () => {};
  const unwatch = watchSight(rail, (isSeen, isPassed) => {
    if (!isSeen && !isPassed) return;
    unwatch();
    rail.classList.add(FILLED);
    $isShown.set(false);
    stop = after(FILL_AFTER, () => $isFull.set(true));
  });
  return {
    ...unrendered(),
    $isShown,
    bar: { name, $isFull, fill },
    stop() {
      unwatch();
      stop();
      // Fills a bar that has been in sight, because a moved bar does not fill again.
      if (!$isShown.get()) fill();
    },
  };
}
