/** Makes the chips' store of the real parts, and finds the place of the chips. */
import { resultsBlock } from '../../src/actions/archiveResults';
import { moveFocus } from '../../src/dom/focus';
import { activeFilters } from '../../src/state/activeFilters';
import { PLACE } from './contract';
import { createFilterChips, type FilterChipsStore } from './store';

/** Moves the focus to the results, which are no control and must be made focusable for that. */
function focusResults(): void {
  const block = resultsBlock();
  if (block) block.tabIndex = -1;
  moveFocus(block);
}

/** The view's element, once it is mounted. */
let view: HTMLElement | undefined;

/**
 * Puts the view into the theme's own place, else before the results. A page without either shows no chips. It is called
 * again and again, because the place may be replaced.
 */
function place(): void {
  if (!view || view.isConnected) return;
  const home = document.querySelector(PLACE);
  if (home) home.append(view);
  else resultsBlock()?.before(view);
}

/** Inserts the view's element. */
export function insertChips(container: HTMLElement): void {
  view = container;
  place();
}

/** Creates the chips' store with the page's filters. */
export function createLiveChips(): FilterChipsStore {
  const $active = activeFilters();
  const stop = $active.listen(place);
  const end = () => {
    stop();
    view = undefined;
  };
  return createFilterChips($active, focusResults, end);
}
