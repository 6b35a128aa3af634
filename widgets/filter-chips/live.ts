/** Makes the chips' store of the real parts, and finds the place where they stand. */
import { resultsBlock } from '../../src/actions/archiveResults';
import { moveFocus } from '../../src/dom/focus';
import { activeFilters } from '../../src/state/activeFilters';
import { PLACE } from './contract';
import { createFilterChips, type FilterChipsStore } from './store';

/** The results are no control: they take the focus for this once. */
function focusResults(): void {
  const block = resultsBlock();
  if (block) block.tabIndex = -1;
  moveFocus(block);
}

/** The view's node, from its mounting on. */
let view: HTMLElement | undefined;

/** In the theme's own place, else before the results; a page without either shows none. A place may leave the page, and come anew. */
function place(): void {
  if (!view || view.isConnected) return;
  const home = document.querySelector(PLACE);
  if (home) home.append(view);
  else resultsBlock()?.before(view);
}

export function insertChips(container: HTMLElement): void {
  view = container;
  place();
}

export function createLiveChips(): FilterChipsStore {
  const $active = activeFilters();
  const stop = $active.listen(place);
  const end = () => {
    stop();
    view = undefined;
  };
  return createFilterChips($active, focusResults, end);
}
