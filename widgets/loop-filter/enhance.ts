/** Runs taxonomy filters: a press refreshes their loop in place, and the address contains the choice. */

import { findLoop } from '../../src/actions/pageLoop';
import { isElementorProActive } from '../../src/bridge/elementor';
import { report } from '../../src/bridge/page/islands';
import { adoptStyles } from '../../src/bridge/page/styles';
import css from '../../src/ui/lists/loop.css?inline';
import { HOST } from './contract';
import { choose, follow, followAll, targetOf } from './page/targets';
import { readFilter, readPressed, readTerm } from './read';
import { stateOf, termsAfter, without } from './rules';

const tell = (what: string) =>
  report({
    island: 'loop-filter',
    what,
    why: 'A press does nothing.',
    fix: 'Choose the loop and the taxonomy in the widget.',
  });

/** Handles a press of a filter's button. */
export function press(button: HTMLElement): void {
  if (isElementorProActive()) return;
  const host = button.closest<HTMLElement>(HOST);
  const filter = host && readFilter(host);
  const term = readTerm(button);
  if (!filter || !term || !findLoop(filter.loopId))
    return tell('A filter’s button names no term, or its loop is not on the page.');
  const target = targetOf(filter.loopId);
  const before = readPressed(host);
  const terms = termsAfter(filter, before, term);
  if (!terms) return;
  const gone = before.filter((one) => !terms.includes(one));
  void choose(
    target,
    { ...without(target.store.$filters.get(), filter.taxonomy, gone), [filter.id]: stateOf(filter, terms) },
    true,
  );
}

/** Adopts a filter. */
export function adopt(host: HTMLElement): undefined {
  if (isElementorProActive()) return;
  const filter = readFilter(host);
  if (filter) follow(filter.loopId);
  else if (host.isConnected) tell('A filter does not say what it filters.');
}

/** Starts following the address. */
export function start(): void {
  adoptStyles(css);
  addEventListener('popstate', () => isElementorProActive() || followAll());
}
