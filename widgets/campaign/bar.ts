/** Owns the counter bars: shown at once, and filled when they come into sight. */

import { type Clock, clock } from '../../src/bridge/page/clock';
import { atom } from '../../src/state/timeAtom';
import { say } from '../../src/texts/say';
import { campaignStockLeft, stockSold } from '../../src/texts/table';
import { BAR_CLASS, type CounterBar, FILL_AFTER, FILLED } from './contract';
import { watchSight } from './sight';
import { type CampaignPart, unrendered } from './store';

/**
 * What a bar without a name is called. From the right it shows what is left: the server prints 100 less what is sold.
 */
const nameOf = ({ isNamed, isRightToLeft }: CounterBar) =>
  isNamed ? undefined : say(isRightToLeft ? campaignStockLeft : stockSold);

/** Shows a bar; it fills 200 ms after it has come into sight, once (SPEC 4.9), or has been scrolled past. */
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
  // In sight it fills, and a view that came then would jump to its end.
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
      // One that is moved has been seen to.
      if (!$isShown.get()) fill();
    },
  };
}
