/**
 * Owns lists that grow by further pages, in the history: an address names one page, so its entry keeps which pages stand
 * before that one, and where the shopper followed a link.
 */
import { type KeptPages, keptIn, withKept } from '../rules/keptPages';
import { type ItemList, placeOf } from './listPlace';

export interface GrownList extends ItemList {
  /** The widget's name; behind it what tells this list from others of the page. */
  id: string;
  /** What of an address says which page of the list it is. @param address absolute */
  pageOf(address: string): string;
}

const absolute = (address: string) => new URL(address, location.href).href;

const pathOf = (address: string) => {
  const { pathname, search } = new URL(address, location.href);
  return pathname + search;
};

/** What the history's entry keeps of a list. Undefined where its address has come to name another page. */
export function keptHere({ id, pageOf }: GrownList): KeptPages | undefined {
  const kept = keptIn(history.state, id);
  const last = kept && absolute(kept.pages.at(-1) ?? '');
  return last && pageOf(last) === pageOf(location.href) ? kept : undefined;
}

/** The addresses of the pages that stood before the one that the address names, the nearest first; none where it says all. */
export const pagesBefore = (list: GrownList): string[] => (keptHere(list)?.pages ?? []).slice(0, -1).reverse().map(absolute);

/** Lists whose place is kept when the shopper leaves. */
const watched = new Map<string, GrownList>();

function isLeaving({ type, target, defaultPrevented }: Event): boolean {
  return !defaultPrevented && target instanceof Element && (type === 'submit' || !!target.closest('a[href]'));
}

function keepPlaces(event: Event): void {
  if (!isLeaving(event)) return;
  for (const list of watched.values()) {
    const kept = keptHere(list);
    if (kept) history.replaceState(withKept(history.state, list.id, { ...kept, place: placeOf(list, event.target as Element) }), '');
  }
}

/** Keeps from now on where the shopper is in a list when a link is followed or a form is sent. */
export function watchPlace(list: GrownList): void {
  if (!watched.size) for (const type of ['click', 'submit']) addEventListener(type, keepPlaces);
  watched.set(list.id, list);
}

/** Makes the address that of a page that now stands behind the others, and keeps which ones these are. */
export function showAddedPage(list: GrownList, address: string): void {
  const before = keptHere(list)?.pages ?? [pathOf(location.href)];
  history.replaceState(withKept(history.state, list.id, { pages: [...before, pathOf(address)] }), '', address);
  watchPlace(list);
}
