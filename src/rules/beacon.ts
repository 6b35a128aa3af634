/** Owns the content of a beacon's report about a page: counts and milliseconds, but no addresses, ids or texts. */

/** Upper ends of the latency buckets, in milliseconds. One more bucket takes what is above the last. */
const BUCKETS = [50, 100, 200, 500];

/**
 * The actions of shoppers and their elements. The markup is the plugins', so that reports with and without islands
 * compare.
 */
export const ACTIONS: readonly [action: string, selector: string][] = [
  ['add-to-cart', '.ajax_add_to_cart,.single_add_to_cart_button'],
  ['wishlist', '.shopengine_add_to_list_action,.remove-from-wishlist'],
  ['comparison', '.shopengine_comparison_add_to_list_action'],
  ['quick-view', '.shopengine-quickview-trigger'],
  ['swatch', '.swatch'],
  ['variation', '.variations select'],
  ['gallery', '.woocommerce-product-gallery'],
  ['tabs', '.wc-tabs'],
  ['cart', '.woocommerce-cart-form,.cart_totals,.widget_shopping_cart,.cart-contents'],
  ['checkout', 'form.checkout'],
  ['menu', 'nav'],
];

/** The kinds of pages, by the classes of WooCommerce's body. The first that matches counts. */
const PAGES: readonly [page: string, mark: RegExp][] = [
  ['checkout', /\bwoocommerce-checkout\b/],
  ['cart', /\bwoocommerce-cart\b/],
  ['account', /\bwoocommerce-account\b/],
  ['product', /\bsingle-product\b/],
  ['listing', /\b(woocommerce-shop|post-type-archive-product|tax-product_\w+)\b/],
];

/**
 * `islands`: the islands run. `both`: they run and leave some work to originals. `original`: the page has no islands.
 * `missing`: the page has the tag, but its code did not load.
 */
export type Mode = 'islands' | 'both' | 'original' | 'missing';

export interface ActionReport {
  count: number;
  slowest: number;
  /** How many interactions fall into each of BUCKETS, and into the one above the last. */
  buckets: number[];
}

export interface BeaconReport {
  v: 1;
  build: string;
  page: string;
  /** 0 for a page's first report; each later report holds what has come since the one before. */
  part: number;
  mode: Mode;
  pointer: 'coarse' | 'fine';
  /** The islands that became ready or failed. */
  islands: Record<string, 'ready' | 'failed'>;
  errors: { island: string; code: string; count: number }[];
  /** What became of adds whose answer was lost: how many of each outcome. */
  adds: Partial<Record<'added' | 'failed' | 'unknown', number>>;
  /** Uncaught errors of any script of the page. */
  scriptErrors: number;
  interactions: number;
  /**
   * Interaction to Next Paint in milliseconds; null without an interaction, or when the browser does not measure it.
   */
  inp: number | null;
  /** Milliseconds until the page's greatest part was there; null when the browser does not measure it. */
  lcp: number | null;
  /** The worst burst of layout shifts up to now, as the browser counts them; null when it does not. */
  cls: number | null;
  actions: Record<string, ActionReport>;
}

export interface Interaction {
  action: string;
  ms: number;
}

/** The kind of a page, from the class names of its body; `other` when none matches. */
export const pageOf = (bodyClass: string): string => PAGES.find(([, mark]) => mark.test(bodyClass))?.[0] ?? 'other';

/** Passes a name of an island or a code of a server. Any other text becomes `other`, because it could hold a secret. */
export const safeName = (name: unknown): string =>
  typeof name === 'string' && /^[a-z][\w-]{0,40}$/i.test(name) ? name : 'other';

/** What went wrong, in one word: a call's code and status, or the step that failed. */
export function codeOf({ what, cause }: { what?: unknown; cause?: unknown }): string {
  const { code, status } = (cause ?? {}) as { code?: unknown; status?: unknown };
  if (typeof code === 'string')
    return typeof status === 'number' && status ? `${safeName(code)}-${status}` : safeName(code);
  return (/^(\w+) failed\.$/.exec(String(what))?.[1] ?? 'other').toLowerCase();
}

/** The latency that all interactions of a page stay below, except the slowest fiftieth. */
export function inpOf(slow: readonly Interaction[], interactions: number): number | null {
  const sorted = slow.map(({ ms }) => ms).sort((one, other) => other - one);
  return sorted[Math.min(sorted.length - 1, Math.floor(interactions / 50))] ?? null;
}

/** Counts interactions per action and latency bucket. */
export function byAction(interactions: readonly Interaction[]): Record<string, ActionReport> {
  const actions: Record<string, ActionReport> = {};
  for (const { action, ms } of interactions) {
    const one = (actions[action] ??= { count: 0, slowest: 0, buckets: [...BUCKETS, 0].fill(0) });
    one.count++;
    one.slowest = Math.max(one.slowest, ms);
    (one.buckets[BUCKETS.filter((end) => ms > end).length] as number)++;
  }
  return actions;
}
