/** Owns the place of a list's items in the window: measuring it, and coming back to it. */
import type { KeptPlace } from '../rules/keptPages';

/** What is asked of a list to know its items again. */
export interface ItemList {
  items(): readonly Element[];
  /** What tells an item from others, after a reload too; "" where nothing does. */
  keyOf(item: Element): string;
}

const topOf = (item: Element) => item.getBoundingClientRect().top;

const firstInSight = (items: readonly Element[]) => items.find((item) => item.getBoundingClientRect().bottom > 0);

/** Whatever the theme says of scrolling. */
const moveBy = (pixels: number) => pixels && scrollBy({ top: pixels, behavior: 'instant' });

/** The place of the item that holds an element, else of the first one in sight. Undefined where it could not be found again. */
export function placeOf({ items, keyOf }: ItemList, element: Element | null): KeptPlace | undefined {
  const all = items();
  const item = all.find((one) => one.contains(element)) ?? firstInSight(all);
  const key = item && keyOf(item);
  return key && topOf(item) < innerHeight ? { item: key, top: Math.round(topOf(item)) } : undefined;
}

/** Scrolls so that an item is where it was; nothing where the list has no such item. */
export function goToPlace({ items, keyOf }: ItemList, place: KeptPlace): void {
  const item = items().find((one) => keyOf(one) === place.item);
  if (item) moveBy(Math.round(topOf(item)) - place.top);
}

/** Puts something before a list's items, and leaves what the shopper sees where it is. */
export function steadily({ items }: Pick<ItemList, 'items'>, change: () => void): void {
  const all = items();
  const seen = firstInSight(all) ?? all.at(-1);
  const top = seen ? topOf(seen) : innerHeight;
  change();
  // What comes below the window moves nothing in it.
  if (seen && top < innerHeight) moveBy(topOf(seen) - top);
}
