/** Opens and closes the comparison's bottom bar, and fills it with what the server has for it. */

import { pageComparisonTable } from '../../src/actions/pageComparisonTable';
import { pageComparison } from '../../src/actions/pageLists';
import { fetchComparisonBar } from '../../src/api/comparison';
import { report } from '../../src/bridge/page/islands';
import { adoptStyles } from '../../src/bridge/page/styles';
import { say } from '../../src/texts/say';
import { compareProducts, couldNotCompare, tryAgain } from '../../src/texts/table';
import { make } from '../../src/ui/make';
import { notify } from '../../src/ui/notify';
import { ACTIVE, BAR, BOX, LINK, LOADING_ICON, OPEN_ICON, REMOVE, TOGGLE } from './contract';
import { dropItems, removeItem, showAddress, showItems } from './items';
import { readAddress } from './read';
import css from './styles.css?inline';

/** Bars whose items are on their way, and how to give that up. */
const opening = new WeakMap<HTMLElement, AbortController>();

function showIcon(bar: HTMLElement, className: string): void {
  const toggle = bar.querySelector(TOGGLE);
  for (const icon of toggle?.querySelectorAll(':is(.eicon-loading,.eicon-close)') ?? []) icon.remove();
  if (className) toggle?.prepend(make('i', { className, ariaHidden: 'true' }));
}

/** Items are out of reach while the bar is closed: style sheets only move it out of sight. */
function setOpen(bar: HTMLElement, isOpen: boolean): void {
  bar.classList.toggle(ACTIVE, isOpen);
  const toggle = bar.querySelector(TOGGLE);
  toggle?.setAttribute('aria-expanded', String(isOpen));
  toggle?.removeAttribute('aria-busy');
  showIcon(bar, isOpen ? OPEN_ICON : '');
  const link = bar.querySelector<HTMLElement>(LINK);
  if (link) link.hidden = !isOpen;
  bar.querySelector(BOX)?.toggleAttribute('inert', !isOpen);
}

function close(bar: HTMLElement): void {
  opening.get(bar)?.abort();
  opening.delete(bar);
  setOpen(bar, false);
}

async function open(bar: HTMLElement): Promise<void> {
  opening.get(bar)?.abort();
  const mine = new AbortController();
  opening.set(bar, mine);
  bar.querySelector(TOGGLE)?.setAttribute('aria-busy', 'true');
  showIcon(bar, LOADING_ICON);
  try {
    const html = await fetchComparisonBar({ signal: mine.signal });
    if (mine.signal.aborted) return;
    showItems(bar, html);
    dropItems(bar, pageComparison().$ids.get());
    showAddress(bar);
    setOpen(bar, true);
  } catch (cause) {
    if (mine.signal.aborted) return;
    setOpen(bar, false);
    report({ island: 'comparison-bar', what: 'The bar could not be filled.', why: 'The shopper is told.', fix: 'See the cause.', cause });
    notify({ kind: 'error', text: say(couldNotCompare), action: { label: say(tryAgain), run: () => void open(bar) } });
  }
  opening.delete(bar);
}

/** A press on a bar that is open, or on its way, closes it; no call then. */
function toggle(bar: HTMLElement): void {
  if (bar.classList.contains(ACTIVE) || opening.has(bar)) close(bar);
  else void open(bar);
}

/** Does what was pressed. False leaves it to the browser: a link that has an address. */
export function act(target: HTMLElement): void | false {
  const bar = target.closest<HTMLElement>(BAR);
  if (target.matches(REMOVE)) return void removeItem(target);
  if (!bar) return false;
  if (target.matches(TOGGLE)) return toggle(bar);
  showAddress(bar);
  return false;
}

/** Keeps the bar in step with the list: what left it leaves the bar, and what came needs new items. */
export function adopt(bar: HTMLElement): () => void {
  if (!readAddress(bar))
    report({ island: 'comparison-bar', what: 'The bar has no way to the comparison.', why: 'Its link leads nowhere.', fix: 'Print data-comparison-url.' });
  bar.setAttribute('role', 'region');
  bar.setAttribute('aria-label', say(compareProducts));
  showAddress(bar);
  const leaveTable = pageComparisonTable().$table.listen(({ isOpen }) => isOpen && close(bar));
  const leaveList = pageComparison().$ids.listen((ids, before) => {
    if (!ids.length || ids.some((id) => !before?.includes(id))) close(bar);
    dropItems(bar, ids);
    showAddress(bar);
  });
  return () => {
    leaveTable();
    leaveList();
  };
}

export const start = (): void => adoptStyles(css);
