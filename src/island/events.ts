/**
 * The events of a page with islands, by their name without `island:`, with their details (docs/events.md); and the
 * shared stores. Types only: nothing here costs a byte. A theme adds events of its own by declaration merging.
 */
import type { Fragments } from '../rules/cartAnswer';

/** What went wrong, why it matters and how to mend it; the detail of `island:error`. */
export interface Problem {
  island?: string;
  what: string;
  why: string;
  fix: string;
  cause?: unknown;
}

/** A value that changes, such as a nanostore. */
export interface Watched<Value> {
  get(): Value;
  /** Calls back at once and after each change; returns how to stop. */
  subscribe(listener: (value: Value) => void): () => void;
}

/** Detail of an event that says no more than its name. */
type Nothing = Readonly<Record<string, never>>;

interface Failure {
  /** An `Error` that says why the call failed. */
  error: unknown;
}

interface CartChange {
  /** HTML by selector. */
  fragments: Fragments;
  /** "" when the cart is empty. */
  cartHash: string;
  /** The button that the shopper pressed, if known. */
  button?: HTMLElement | undefined;
}

interface Known {
  /** True when the page has the fragments of this change in another way, or is about to. */
  hasFragments?: boolean | undefined;
}

interface ShownFragments {
  fragments: Fragments;
  /** The cart's hash; "" when the cart is empty. */
  hash: string;
}

interface Named {
  /** The id of a popup or panel. */
  id: string | number;
}

/** A server's answer or a plugin's data, as it came. */
type Raw = Readonly<Record<string, unknown>>;

/** The detail of each event, by its name without `island:`. */
export interface IslandEvents {
  ready: { island: string };
  error: Problem;

  'cart:adding': { fields: Raw; button: HTMLElement };
  'cart:added': CartChange;
  'cart:removed': CartChange;
  'cart:received': Nothing;
  'cart:changed': Known;
  'cart:refresh': Nothing;
  'cart:updated': Known;
  'cart:totals': Nothing;
  'cart:shipping': Known;
  'cart:row-removed': Nothing;
  'cart:emptied': Nothing;
  'cart:error': Failure;
  'cart:followed': {
    /** `unknown`: nobody can tell whether the product is in the cart. */ outcome: 'added' | 'failed' | 'unknown';
  };
  'fragments:loaded': ShownFragments;
  'fragments:added': ShownFragments;
  'fragments:removed': ShownFragments;
  'fragments:refreshed': ShownFragments;
  'fragments:error': Failure;

  'coupon:applied': Known & { code: string; isError?: boolean };
  'coupon:removed': Known & { code: string };
  'country:changed': { country: string };
  'login:error': Failure;
  'checkout:init': Nothing;
  'checkout:update': { update_shipping_method?: boolean; current_target?: unknown };
  /** The server's answer. */
  'checkout:updated': unknown;
  'checkout:payment': { method: string };
  'checkout:placing': { method: string };
  /** The server's answer. */
  'checkout:placed': unknown;
  'checkout:error': {
    /** The messages that the shopper is shown, as HTML. */ html: string /** Why a call failed, if one did. */;
    error?: unknown;
  };
  'checkout:review-error': Failure;
  'checkout:order-error': Failure & { /** Nobody knows whether the shop has the order. */ isUnknown: boolean };

  'variation:found': { variation: Raw };
  'variation:shown': { variation: Raw; purchasable: boolean };
  'variation:reset': Nothing;
  'variation:narrowed': Nothing;
  'variation:error': Failure;
  'gallery:before-destroy': Nothing;
  'gallery:before-init': Nothing;
  'gallery:after-init': Nothing;
  'swatches:no-match': Nothing;
  'quick-view:opened': { address: string };
  'quick-view:closed': Nothing;

  'loop:renewed': { widgetId: string };
  'loop:added': { widgetId: string; count: number };
  'tab:shown': { handler: string };
  'collapse:shown': Nothing;
  'collapse:hidden': Nothing;
  'countdown:ended': Nothing;
  'deal:ended': Nothing;
  'campaign:ended': { campaign: string };
  'popup:open': Named;
  'popup:close': Named;
  'popup:opened': Named;
  'popup:closed': Named;
  'addon-popup:opened': Named;
  'addon-popup:closed': Named;
  'off-canvas:opened': Named;
  'off-canvas:closed': Named;
  'social-proof:shown': { id: string; widgetId: string };
  'social-proof:closed': { id: string; widgetId: string };
  'newsletter:subscribed': { status: string };
  /** `map` is the library's own object. */
  'map:shown': { type: string; map: unknown };
  'attribution:changed': Nothing;
  'consent:changed': { accepted: readonly string[]; rejected: readonly string[] };
}

/** The arguments of `emit` after the name: the detail, unless the event has none, and then the target. */
export type EmitWords<Type extends keyof IslandEvents> = Nothing extends IslandEvents[Type]
  ? [detail?: IslandEvents[Type], target?: EventTarget]
  : [detail: IslandEvents[Type], target?: EventTarget];

/** The stores that other code may read, by name. Each is there once an island of the page has needed it. */
export interface Stores {
  cart?: {
    /** The newest cart; null until the page knows one. */
    $cart: Watched<ShownFragments | null>;
    /** Fetches the cart. */
    refresh(): Promise<void>;
  };
  wishlist?: {
    /** For each changed product, by id: true when it is in the wishlist. */
    $known: Watched<Readonly<Record<number, boolean>>>;
  };
  comparison?: {
    /** Ids of the compared products. */
    $ids: Watched<readonly number[]>;
  };
  consent?: Watched<{
    /** False until the visitor has chosen. */
    isDecided: boolean;
    /** True for each granted category. */
    granted: Readonly<Record<string, boolean>>;
  }>;
}
