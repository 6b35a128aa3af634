/** Owns the bar of what is sold, in the place of the canvas that the original draws on. */

import { say } from '../../src/texts/say';
import { stockSold } from '../../src/texts/table';
import { colour } from '../../src/ui/colour';
import { BAR, FILL, RAIL } from './contract';
import { readBar } from './read';

/**
 * Puts a bar where the canvas is, as high as it, and hides the canvas, which other scripts may still draw on. Without
 * stock management there is nothing to show: the canvas keeps its place, so that nothing moves.
 */
export function showBar(canvas: HTMLElement): void {
  if (canvas.previousElementSibling?.matches(`.${BAR}`)) return;
  const { share, rail, fill, railHeight, fillHeight, isRound } = readBar(canvas);
  if (share === undefined) {
    canvas.style.visibility = 'hidden';
    return;
  }
  const bar = Object.assign(document.createElement('div'), { className: BAR });
  const attributes = { role: 'progressbar', 'aria-label': say(stockSold), 'aria-valuenow': `${share}` };
  for (const [name, value] of Object.entries(attributes)) bar.setAttribute(name, value);
  const { display, verticalAlign } = getComputedStyle(canvas);
  const styles = {
    display: display === 'inline' ? 'inline-block' : display,
    'vertical-align': verticalAlign,
    height: `${canvas.offsetHeight || Math.max(railHeight, fillHeight) + 2}px`,
    '--rail': colour(rail, RAIL),
    '--fill': colour(fill, FILL),
    '--rail-height': `${railHeight}px`,
    '--fill-height': `${fillHeight}px`,
    '--cap': isRound ? '99px' : '0',
    '--share': `${share}%`,
  };
  for (const [name, value] of Object.entries(styles)) bar.style.setProperty(name, value);
  canvas.before(bar);
  canvas.style.display = 'none';
}
