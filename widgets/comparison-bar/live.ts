/** Makes the store of a comparison's bar of the real parts: the server's bar, its route, the list and the table. */

import { pageComparisonTable } from '../../src/actions/pageComparisonTable';
import { pageComparison } from '../../src/actions/pageLists';
import { tellUnremoved } from '../../src/actions/tellUnremoved';
import { fetchComparisonBar } from '../../src/api/comparison';
import { aliveNodes, parseHtml } from '../../src/bridge/page/html';
import { report } from '../../src/bridge/page/islands';
import { adoptStyles } from '../../src/bridge/page/styles';
import { moveFocus } from '../../src/dom/focus';
import { untilStore } from '../../src/state/untilStore';
import { say } from '../../src/texts/say';
import { couldNotCompare, removed, tryAgain } from '../../src/texts/table';
import { announce } from '../../src/ui/messages/announcer';
import { notify } from '../../src/ui/messages/notify';
import { type BarProps, REMOVE, TOGGLE } from './contract';
import { followAddress } from './page/address';
import { giveBack, setBusy, setOpen } from './page/shell';
import { readParts } from './read';
import { type ComparisonBarDependencies, type ComparisonBarStore, createComparisonBar } from './store';
import css from './styles.css?inline';

/** @param $phase the bar's, because the message that it could not be filled ends with the next try */
const tellError = (
  { $phase }: Pick<ComparisonBarStore, '$phase'>,
  ...[part, cause, run]: Parameters<ComparisonBarDependencies['onError']>
) => {
  const what = part ? 'A product could not be removed.' : 'The bar could not be filled.';
  report({ island: 'comparison-bar', what, why: 'The shopper is told.', fix: 'See the cause.', cause });
  if (part) return tellUnremoved(part.productId, part.name, run);
  const until = untilStore($phase, (phase) => phase === 'loading');
  void notify({ kind: 'error', text: say(couldNotCompare), action: { label: say(tryAgain), run }, until });
};

const onBroken = () =>
  report({
    island: 'comparison-bar',
    what: 'An item has no product.',
    why: 'It cannot be removed.',
    fix: 'Print its id as data-pid.',
  });

/** Creates the store of a bar. */
export function createLiveBar({ box }: BarProps, bar: HTMLElement): ComparisonBarStore {
  // Runs without the view too, because a pressed toggle is dimmed at once.
  adoptStyles(css);
  const list = pageComparison();
  const printed = [...(box?.childNodes ?? [])];
  const store: ComparisonBarStore = createComparisonBar({
    list,
    table: pageComparisonTable(),
    printed: readParts(printed),
    fetchItems: (signal) => fetchComparisonBar({ signal }),
    parse: (html) => readParts(aliveNodes(parseHtml(html))),
    passFocus(from, heir) {
      if (from.element?.contains(document.activeElement))
        moveFocus(heir?.link ?? bar.querySelector<HTMLElement>(TOGGLE));
    },
    onRemoved: (name) => name && announce(say(removed, { name })),
    onError: (...error) => tellError(store, ...error),
    onBroken,
    adopt: () => giveBack(box, printed, () => store.$parts.get().flatMap(({ nodes }) => nodes)),
    expand: () => setOpen(bar, true),
  });
  const stops = [
    store.$phase.listen((phase) => (phase === 'loading' ? setBusy(bar) : phase === 'closed' && setOpen(bar, false))),
    followAddress(bar, list, store),
  ];
  const stop = () => {
    store.stop();
    for (const end of stops) end();
  };
  return { ...store, stop };
}

/** Handles a press. Returns false to leave it to the browser, because the target is a link with an address. */
export function act(target: HTMLElement, { press, remove }: ComparisonBarStore): void | false {
  if (target.matches(REMOVE)) return remove(target);
  return target.matches(TOGGLE) ? press() : false;
}
