/** Keeps the filters of each loop on the page together: one store per loop, in step with buttons and address. */

import { report } from '../../src/bridge/page/islands';
import type { CallError } from '../../src/rules/callError';
import { choicesIn, choicesOf, type Filters } from '../../src/rules/loopFilter';
import { findLoop, hasAjaxPages, isOtherPage, setLoopBusy } from '../../src/ui/loop';
import { HOST, ITEM, type LoopFilter } from './contract';
import { readFilter, readPressed, readTerm } from './read';
import { createRefresh, writeAddress } from './refresh';
import { ALL, filtersAt, isSame, stateOf } from './rules';
import { createLoopFilterStore, type LoopFilterStore } from './store';

interface Target {
  store: LoopFilterStore;
  /** What the loop's filters hold at the page's address. */
  wanted(): Filters;
  /** Makes the address say what the filters hold now. */
  putBack(): void;
}

const targets = new Map<string, Target>();

/** The filters of a loop that are on the page now. */
const filtersOf = (loopId: string): (readonly [HTMLElement, LoopFilter])[] =>
  [...document.querySelectorAll<HTMLElement>(HOST)].flatMap((host) => {
    const filter = readFilter(host);
    return filter?.loopId === loopId ? [[host, filter] as const] : [];
  });

function showPressed(loopId: string, filters: Filters): void {
  for (const [host, { id, taxonomy }] of filtersOf(loopId)) {
    const terms = (filters[id]?.filterData ?? choicesOf(filters)[taxonomy])?.terms ?? [];
    for (const button of host.querySelectorAll(ITEM)) {
      const term = readTerm(button);
      button.setAttribute('aria-pressed', String(term === ALL ? !terms.length : terms.includes(term)));
    }
  }
}

function createTarget(loopId: string): Target {
  const present = filtersOf(loopId);
  const widgets = present.map(([, filter]) => filter);
  const atStart = choicesIn(location.href, loopId);
  const pressed = new Map(present.map(([host, { id }]) => [id, readPressed(host)]));
  /** Of taxonomies that the address does not speak of. */
  const printed = new Map(widgets.filter(({ taxonomy }) => !atStart[taxonomy]).map(({ id }) => [id, pressed.get(id) ?? []]));
  const wanted = () => filtersAt(choicesIn(location.href, loopId), widgets, printed);

  // The server passes over taxonomies with a hyphen in addresses: then its buttons show less than the address says.
  const asked = wanted();
  const isPrinted = widgets.every(({ id }) => asked[id]?.filterData.terms.every((term) => pressed.get(id)?.includes(term)));
  const server = { ...asked, ...Object.fromEntries(widgets.map((widget) => [widget.id, stateOf(widget, pressed.get(widget.id) ?? [])])) };

  const base = widgets[0]?.base ?? { url: '', page: 1 };
  const store = createLoopFilterStore(isPrinted ? asked : server, createRefresh(loopId, base));
  store.$filters.listen((filters) => showPressed(loopId, filters));
  store.$isBusy.listen((isBusy) => {
    const loop = findLoop(loopId);
    if (loop) setLoopBusy(loop, 'filter', isBusy);
  });
  return { store, wanted, putBack: () => writeAddress(base, loopId, store.$filters.get(), false) };
}

export function targetOf(loopId: string): Target {
  const known = targets.get(loopId);
  // A filter may have come since then, as the server printed it: a popup's is a new one each time.
  if (known) showPressed(loopId, known.store.$filters.get());
  const target = known ?? createTarget(loopId);
  targets.set(loopId, target);
  return target;
}

/** A failure stays silent (SPEC 8): buttons, address and loop are what they were. */
export async function choose({ store, putBack }: Target, filters: Filters, isNew: boolean): Promise<void> {
  try {
    await store.choose(filters, isNew);
  } catch (error) {
    const cause = error as CallError;
    // A new address is written only when the loop has followed.
    if (!isNew) putBack();
    report({ island: 'loop-filter', what: `A loop could not be refreshed: ${cause.message}.`, why: 'It is what it was.', fix: 'See the cause.', cause });
  }
}

/** Brings a loop to what the address says; the page that the address names comes by the loop's own pagination. */
export function follow(loopId: string): void {
  const target = targetOf(loopId);
  const wanted = target.wanted();
  const loop = findLoop(loopId);
  if (!loop || isSame(wanted, target.store.$filters.get())) return;
  if (hasAjaxPages(loop) && isOtherPage(loop)) target.store.accept(wanted);
  else void choose(target, wanted, false);
}

export function followAll(): void {
  for (const loopId of targets.keys()) follow(loopId);
}
