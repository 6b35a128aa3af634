/** Owns the place of a list's items in the window: measures it, and scrolls back to it. */
import type { KeptPlace } from '../../rules/keptPages';

/** What a list has to offer so that its items can be found again. */
export interface ItemList {
  items(): readonly Element[];
  /** A key of the item that is the same after a reload; "" if the item has none. */
  keyOf(item: Element): string;
}

const topOf = (item: Element) => item.getBoundingClientRect().top;

const firstInSight = (items: readonly Element[]) => items.find((item) => item.getBoundingClientRect().bottom > 0);

/** Scrolls at once, even if the theme asks for smooth scrolling. */
const moveBy = (pixels: number) => pixels && scrollBy({ top: pixels, behavior: 'instant' });

/**
 * The place of the item that contains an element, otherwise of the first item in sight. Undefined if it could not be
 * found again.
 */
export function placeOf({ items, keyOf }: ItemList, element: Element | null): KeptPlace | undefined {
  const all = items();
  const item = all.find((one) => one.contains(element)) ?? firstInSight(all);
  const key = item && keyOf(item);
  return key && topOf(item) < innerHeight ? { item: key, top: Math.round(topOf(item)) } : undefined;
}

/** Scrolls so that an item is where it was. Does nothing if the list lacks the item. */
export function goToPlace({ items, keyOf }: ItemList, place: KeptPlace): void {
  const item = items().find((one) => keyOf(one) === place.item);
  if (item) moveBy(Math.round(topOf(item)) - place.top);
}

/** Runs a change that adds something before a list's items, and keeps in place what the shopper sees. */
export function steadily({ items }: Pick<ItemList, 'items'>, change: () => void): void {
  const all = items();
  const seen = firstInSight(all) ?? all.at(-1);
  const top = seen ? topOf(seen) : innerHeight;
  change();
  // A change below the window moves nothing inside it.
  if (seen && top < innerHeight) moveBy(topOf(seen) - top);
}
