/** Owns refreshing a loop for filters: the call, the loop's new content, the address. */

import { findLoop, renewLoop } from '../../../src/actions/pageLoop';
import { createLatest } from '../../../src/api/latest';
import { elementorPostId, isElementorEditing } from '../../../src/bridge/elementor';
import { parseHtml } from '../../../src/bridge/page/html';
import { ownLink } from '../../../src/rules/link';
import { filterAddress, type LoopBase } from '../../../src/rules/loopAddress';
import { choicesOf, consolidate, type Filters } from '../../../src/rules/loopFilter';
import { ELEMENTOR_DOCUMENT } from '../../../src/rules/selectors';
import { refreshLoop } from '../api';
import type { LoopFilterDependencies } from '../store';

const postOf = (loop: Element): string =>
  loop.closest(ELEMENTOR_DOCUMENT)?.getAttribute('data-elementor-id') || elementorPostId();

/** Writes the filters into the address. Its other parts stay. */
export function writeAddress(base: LoopBase, loopId: string, filters: Filters, isNew: boolean): void {
  const address = filterAddress(location.href, base, loopId, choicesOf(filters));
  if (address === location.pathname + location.search) return;
  if (isNew) history.pushState(null, '', address);
  else history.replaceState(history.state, '', address);
}

/** Creates the refresh of one loop. */
export function createRefresh(loopId: string, base: LoopBase): LoopFilterDependencies {
  /**
   * Asks for the loop and resolves with the newest call's answer. Without filters it only drops the call that is under
   * way.
   */
  const ask = createLatest(async (signal, filters?: Filters) => {
    const loop = findLoop(loopId);
    if (!loop || !filters) return undefined;
    const request = {
      post_id: postOf(loop),
      widget_filters: consolidate(filters),
      widget_id: loopId,
      // The address comes from an attribute. One of another site would make the server print links to that site.
      pagination_base_url: ownLink(base.url, location.href) ?? location.origin + location.pathname,
      ...(isElementorEditing() && { is_edit_mode: true as const }),
    };
    return refreshLoop(request, signal);
  });

  return {
    stop: () => void ask(),
    async show(filters, isNew) {
      const html = await ask(filters);
      // The loop's element may have been replaced during the call.
      const loop = findLoop(loopId);
      if (html === undefined || !loop) return;
      writeAddress(base, loopId, filters, isNew);
      renewLoop(loop, parseHtml(html));
    },
  };
}
