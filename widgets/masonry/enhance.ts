/** Places a grid's items without gaps, and shows the chosen ones (SPEC 2.12). */
import { adoptStyles } from '../../src/bridge/page/styles';
import type { Cleanup } from '../../src/island/types';
import { sayCount } from '../../src/texts/sayCount';
import { masonryShown } from '../../src/texts/table';
import { announce } from '../../src/ui/messages/announcer';
import { playButton } from '../../src/ui/presses/playButton';
import { GRID, SELECTED } from './contract';
import { createGrid, type Grid } from './page/grid';
import { readChoice, readFilters, readGrid, readIsSelected, readItems } from './read';
import { fits } from './rules';
import css from './styles.css?inline';

const grids = new WeakMap<Element, Grid>();

/** Marks the chosen filter. */
function mark(host: HTMLElement, chosen: HTMLElement | undefined): void {
  for (const filter of readFilters(host)) {
    playButton(filter);
    filter.classList.toggle(SELECTED, filter === chosen);
    filter.setAttribute('aria-pressed', String(filter === chosen));
  }
}

/** Shows the items of a choice, and returns their number. */
function show(host: HTMLElement, choice: string): number {
  const items = readItems(host);
  for (const item of items) item.hidden = !fits([...item.classList], choice);
  return items.filter(({ hidden }) => !hidden).length;
}

/** Shows the items of a filter; false for a filter without a grid. */
export function press(filter: HTMLElement): void | false {
  const host = readGrid(filter);
  const choice = readChoice(filter);
  if (!host || !choice) return false;
  mark(host, filter);
  const count = show(host, choice);
  grids.get(host)?.place();
  announce(sayCount(masonryShown, { count }));
}

/** Adopts a grid. */
export function adopt(host: HTMLElement): Cleanup | undefined {
  // The loader also adopts a filter that was pressed, which is not a grid.
  if (!host.matches(GRID) || grids.has(host)) return undefined;
  const readChosen = () => readFilters(host).find(readIsSelected);
  const showChosen = () => {
    const chosen = readChosen();
    if (chosen) show(host, readChoice(chosen));
  };
  // Items that come later obey the choice, too.
  const grid = createGrid(host, showChosen);
  grids.set(host, grid);
  mark(host, readChosen());
  showChosen();
  return () => {
    grid.stop();
    grids.delete(host);
  };
}

/** Adds the style sheet. */
export const start = (): void => adoptStyles(css);
