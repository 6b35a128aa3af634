/**
 * Owns lists that grow by further pages, and their history entries. An address names one page, so the entry keeps which
 * pages stand before it and where the shopper followed a link.
 */
import { type KeptPages, keptIn, withKept } from '../../rules/keptPages';
import { type ItemList, placeOf } from './listPlace';

export interface GrownList extends ItemList {
  /** The widget's name, followed by what tells this list from others on the page. */
  id: string;
  /** The part of an address that says which page of the list it is. @param address absolute */
  pageOf(address: string): string;
}

const absolute = (address: string) => new URL(address, location.href).href;

const pathOf = (address: string) => {
  const { pathname, search } = new URL(address, location.href);
  return pathname + search;
};

/** What the history entry keeps about a list; undefined when its address now names another page. */
export function keptHere({ id, pageOf }: GrownList): KeptPages | undefined {
  const kept = keptIn(history.state, id);
  const last = kept && absolute(kept.pages.at(-1) ?? '');
  return last && pageOf(last) === pageOf(location.href) ? kept : undefined;
}

/** The addresses of the pages that stood before the one in the address, the nearest first; empty if there were none. */
export const pagesBefore = (list: GrownList): string[] =>
  (keptHere(list)?.pages ?? []).slice(0, -1).reverse().map(absolute);

/** The lists whose place is kept when the shopper leaves. */
const watched = new Map<string, GrownList>();

function isLeaving({ type, target, defaultPrevented }: Event): boolean {
  return !defaultPrevented && target instanceof Element && (type === 'submit' || !!target.closest('a[href]'));
}

function keepPlaces(event: Event): void {
  if (!isLeaving(event)) return;
  for (const list of watched.values()) {
    const kept = keptHere(list);
    if (kept)
      history.replaceState(
        withKept(history.state, list.id, { ...kept, place: placeOf(list, event.target as Element) }),
        '',
      );
  }
}

/** From now on, keeps the shopper's place in a list when a link is followed or a form is sent. */
export function watchPlace(list: GrownList): void {
  if (!watched.size) for (const type of ['click', 'submit']) addEventListener(type, keepPlaces);
  watched.set(list.id, list);
}

/** Sets the address to that of the page that was added last, and keeps the pages before it. */
export function showAddedPage(list: GrownList, address: string): void {
  const before = keptHere(list)?.pages ?? [pathOf(location.href)];
  history.replaceState(withKept(history.state, list.id, { pages: [...before, pathOf(address)] }), '', address);
  watchPlace(list);
}
