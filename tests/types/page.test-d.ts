/**
 * Checks the types of `window.shopIslands` against the code that a theme may write. `tsc` fails if a forbidden line
 * compiles, or if an allowed line does not. Nothing here runs.
 */
import type { Command, IslandEvents, ShopIslands, Stores, View, ViewProps } from '../../src/entry';
import type { CartState } from '../../src/state/cart';
import type { ComparisonList } from '../../src/state/comparison';
import type { WishlistState } from '../../src/state/wishlist';
import type { $consent } from '../../widgets/consent/store';

declare const islands: ShopIslands;

declare module '../../src/island/events' {
  interface IslandEvents {
    'greeting:said': { words: string };
  }
}

/** A listener knows the detail. */
export const stop: () => void = islands.on('cart:added', ({ detail: { cartHash, button } }) => [
  cartHash.length,
  button?.hidden,
]);
// @ts-expect-error there is no such event
islands.on('cart:aded', () => {});
// @ts-expect-error its detail has no such member
islands.on('cart:added', ({ detail }) => detail.hash);

/** A command needs no detail, but an event with a detail must be given one. */
export const isDone: boolean = islands.emit('cart:refresh');
islands.emit('cart:refresh', undefined, document.body);
islands.emit('popup:open', { id: 7 });
// @ts-expect-error there is no such event
islands.emit('x');
// @ts-expect-error which one?
islands.emit('popup:open');
// @ts-expect-error an id is a number or a text
islands.emit('popup:open', { id: {} });

/** A theme's own events. */
islands.on('greeting:said', ({ detail }) => detail.words.length);
export const mine: IslandEvents['greeting:said'] = { words: 'Hello' };

/** Stores that other code may read. A store exists only after it was first needed. */
export const hash: string | undefined = islands.stores.cart?.$cart.get()?.hash;
islands.stores.comparison?.$ids.subscribe((ids) => ids.length);
// @ts-expect-error it may not be there yet
islands.stores.cart.$cart;
// @ts-expect-error there is no such store
islands.stores.crat;

/** The stores have the types of the islands' own stores. */
export const kept = (
  cart: CartState,
  wishlist: WishlistState,
  comparison: ComparisonList,
  consent: ReturnType<typeof $consent>,
): Stores => ({
  cart,
  wishlist,
  comparison,
  consent,
});

/** A command gets the loader's API. */
export const command: Command = (api) => api.scan();

/** A view is given what was read, its store and its host. */
export const Greeting: View<{ name: string }, { say(): void }> = ({ props, store, host }) =>
  [props.name, host.id, store.say()].join();
// @ts-expect-error nothing else is given
export const wrong = ({ name }: ViewProps<{ name: string }>) => name;
