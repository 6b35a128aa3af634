/** Owns the filters of each loop on the page: one store per loop, in sync with the buttons and the address. */

import { findLoop, hasAjaxPages, isOtherPage, setLoopBusy } from '../../../src/actions/pageLoop';
import { report } from '../../../src/bridge/page/islands';
import type { CallError } from '../../../src/rules/callError';
import { choicesIn, choicesOf, type Filters } from '../../../src/rules/loopFilter';
import { HOST, ITEM, type LoopFilter } from '../contract';
import { readFilter, readPressed, readTerm } from '../read';
import { ALL, filtersAt, isSame, stateOf } from '../rules';
import { createLoopFilterStore, type LoopFilterStore } from '../store';
import { createRefresh, writeAddress } from './refresh';

interface Target {
  store: LoopFilterStore;
  /** The loop's filters at the page's address. */
  wanted(): Filters;
  /** Writes the present filters into the address. */
  putBack(): void;
}

const targets = new Map<string, Target>();

/** The filters on the page now that belong to a loop. */
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
  /** The printed terms, for taxonomies that the address does not name. */
  const printed = new Map(
    widgets.filter(({ taxonomy }) => !atStart[taxonomy]).map(({ id }) => [id, pressed.get(id) ?? []]),
  );
  const wanted = () => filtersAt(choicesIn(location.href, loopId), widgets, printed);

  // The server ignores taxonomies with a hyphen in addresses, so the printed buttons show fewer terms than the address
  // has.
  const asked = wanted();
  const isPrinted = widgets.every(({ id }) =>
    asked[id]?.filterData.terms.every((term) => pressed.get(id)?.includes(term)),
  );
  const server = {
    ...asked,
    ...Object.fromEntries(widgets.map((widget) => [widget.id, stateOf(widget, pressed.get(widget.id) ?? [])])),
  };

  const base = widgets[0]?.base ?? { url: '', page: 1 };
  const store = createLoopFilterStore(isPrinted ? asked : server, createRefresh(loopId, base));
  store.$filters.listen((filters) => showPressed(loopId, filters));
  store.$isBusy.listen((isBusy) => {
    const loop = findLoop(loopId);
    if (loop) setLoopBusy(loop, 'filter', isBusy);
  });
  return { store, wanted, putBack: () => writeAddress(base, loopId, store.$filters.get(), false) };
}

/** The store of a loop's filters; the first call creates it. */
export function targetOf(loopId: string): Target {
  const known = targets.get(loopId);
  // A filter that came later shows the state in which it was printed, because a popup prints a new one each time.
  if (known) showPressed(loopId, known.store.$filters.get());
  const target = known ?? createTarget(loopId);
  targets.set(loopId, target);
  return target;
}

/** Chooses filters. A failure is silent (SPEC 8): buttons, address and loop stay as they were. */
export async function choose({ store, putBack }: Target, filters: Filters, isNew: boolean): Promise<void> {
  try {
    await store.choose(filters, isNew);
  } catch (error) {
    const cause = error as CallError;
    // A new address is written only after the loop has loaded, so there is none to undo.
    if (!isNew) putBack();
    report({
      island: 'loop-filter',
      what: `A loop could not be refreshed: ${cause.message}.`,
      why: 'It stays as it was.',
      fix: 'See the cause.',
      cause,
    });
  }
}

/** Applies the address's filters to a loop. The loop's own pagination applies the address's page. */
export function follow(loopId: string): void {
  const target = targetOf(loopId);
  const wanted = target.wanted();
  const loop = findLoop(loopId);
  if (!loop || isSame(wanted, target.store.$filters.get())) return;
  if (hasAjaxPages(loop) && isOtherPage(loop)) target.store.accept(wanted);
  else void choose(target, wanted, false);
}

/** Applies the address's filters to all loops. */
export function followAll(): void {
  for (const loopId of targets.keys()) follow(loopId);
}
