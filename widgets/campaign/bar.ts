/** Owns the counter bars: shown by script, and filled when they come into sight. */
import { type Clock, clock } from '../../src/bridge/page/clock';
import type { Cleanup } from '../../src/island/types';
import { say } from '../../src/texts/say';
import { campaignStockLeft, stockSold } from '../../src/texts/table';
import { BAR_CLASS, FILL, FILL_AFTER, FILLED, RAIL } from './contract';
import { readShare } from './read';
import { watchSight } from './sight';

/** From the right it shows what is left: the server prints 100 less what is sold. */
function nameFill(fill: HTMLElement): void {
  if (fill.hasAttribute('aria-label') || fill.hasAttribute('aria-labelledby')) return;
  fill.setAttribute('aria-label', say(fill.matches('[class*=orientation_rtl]') ? campaignStockLeft : stockSold));
}

/** Shows a bar; it fills 200 ms after it has come into sight, once (SPEC 4.9), or has been scrolled past. */
export function showBar(host: HTMLElement, { after }: Clock = clock): Cleanup | undefined {
  host.classList.add(BAR_CLASS);
  const rail = host.querySelector(RAIL);
  const fill = host.querySelector<HTMLElement>(FILL);
  const share = readShare(host);
  if (!rail || !fill || share === undefined) return undefined;
  nameFill(fill);
  if (rail.classList.contains(FILLED)) return undefined;
  let stop = () => {};
  const unwatch = watchSight(rail, (isSeen, isPassed) => {
    if (!isSeen && !isPassed) return;
    unwatch();
    rail.classList.add(FILLED);
    stop = after(FILL_AFTER, () => {
      fill.style.width = `${share}%`;
    });
  });
  return () => {
    unwatch();
    stop();
  };
}
