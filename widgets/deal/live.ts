/** Starts a deal on the page: runs its clock, hides the block at the end, and tells other scripts. */
import { clock } from '../../src/bridge/page/clock';
import { emit, report } from '../../src/bridge/page/islands';
import { adoptStyles } from '../../src/bridge/page/styles';
import { ticks } from '../../src/state/ticks';
import type { Deal } from './contract';
import { createDeal, type DealStore } from './store';
import css from './styles.css?inline';

const reportEndless = (data: string) =>
  report({
    island: 'deal',
    what: `A deal has no end: ${data}`,
    why: 'Its clock stands still.',
    fix: 'Print "end_time":"2026-01-31 18:00:00", in UTC.',
  });

/**
 * Hides each canvas that has nothing to show, because the shop manages no stock. The canvas keeps its place, so that
 * nothing moves. Returns how to undo that.
 */
function blank({ bars }: Deal): () => void {
  const empty = bars.filter(({ share }) => share === undefined).map(({ canvas }) => canvas);
  for (const { style } of empty) style.visibility = 'hidden';
  return () => {
    for (const { style } of empty) style.visibility = '';
  };
}

/** Starts a deal. A deal whose end is missing or wrong stays as the server printed it, except for its bar. */
export function createLiveDeal(deal: Deal, host: HTMLElement, time = clock): DealStore {
  adoptStyles(css);
  const data = host.dataset.dealData;
  // Other elements may have the class, too.
  const mine: Deal = data ? deal : { ...deal, end: undefined, bars: [] };
  if (data && deal.end === undefined) reportEndless(data);
  const unblank = blank(mine);
  const show = (display: string) => {
    host.style.display = display;
  };
  const onEnd = () => {
    show('none');
    emit('deal:ended', {}, host);
  };
  const store = createDeal(mine, { clock: time, ticks: ticks(time), showAgain: () => show(''), onEnd });
  return {
    ...store,
    stop() {
      store.stop();
      unblank();
    },
  };
}
