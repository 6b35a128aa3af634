/** What a beacon tells of a page, and how it is put together: counts and milliseconds, no addresses, ids or texts. */

/** Upper ends of the latency buckets, in milliseconds; what is above the last goes into one more. */
const BUCKETS = [50, 100, 200, 500];

/** What shoppers do, and where; the markup is the plugins', so that it is told with the islands and without. */
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

/** Which kind of page it is, by the classes of WooCommerce's body; the first that fits. */
const PAGES: readonly [page: string, mark: RegExp][] = [
  ['checkout', /\bwoocommerce-checkout\b/],
  ['cart', /\bwoocommerce-cart\b/],
  ['account', /\bwoocommerce-account\b/],
  ['product', /\bsingle-product\b/],
  ['listing', /\b(woocommerce-shop|post-type-archive-product|tax-product_\w+)\b/],
];

/** `islands`: they run. `both`: beside originals that they leave work to. `original`: none here. `missing`: the tag is there, its code is not. */
export type Mode = 'islands' | 'both' | 'original' | 'missing';

export interface ActionReport {
  count: number;
  slowest: number;
  /** How many were no slower than each of BUCKETS, and slower than that. */
  buckets: number[];
}

export interface BeaconReport {
  v: 1;
  build: string;
  page: string;
  /** 0 is a page's first report; later ones hold what has come since. */
  part: number;
  mode: Mode;
  pointer: 'coarse' | 'fine';
  /** Islands that came to be, or failed. */
  islands: Record<string, 'ready' | 'failed'>;
  errors: { island: string; code: string; count: number }[];
  /** Uncaught errors of any script of the page. */
  scriptErrors: number;
  interactions: number;
  /** Null where there was none, or the browser does not tell. */
  inp: number | null;
  actions: Record<string, ActionReport>;
}

export interface Interaction {
  action: string;
  ms: number;
}

export const pageOf = (bodyClass: string): string => PAGES.find(([, mark]) => mark.test(bodyClass))?.[0] ?? 'other';

/** Names of ours and codes of servers; whatever else somebody put there is not passed on. */
export const safeName = (name: unknown): string => (typeof name === 'string' && /^[a-z][\w-]{0,40}$/i.test(name) ? name : 'other');

/** What went wrong, in a word: a call's code and status, or the step that failed. */
export function codeOf({ what, cause }: { what?: unknown; cause?: unknown }): string {
  const { code, status } = (cause ?? {}) as { code?: unknown; status?: unknown };
  if (typeof code === 'string') return typeof status === 'number' && status ? `${safeName(code)}-${status}` : safeName(code);
  return (/^(\w+) failed\.$/.exec(String(what))?.[1] ?? 'other').toLowerCase();
}

/** The latency that all but the slowest fiftieth of a page's interactions stay below. */
export function inpOf(slow: readonly Interaction[], interactions: number): number | null {
  const sorted = slow.map(({ ms }) => ms).sort((one, other) => other - one);
  return sorted[Math.min(sorted.length - 1, Math.floor(interactions / 50))] ?? null;
}

export function byAction(interactions: readonly Interaction[]): Record<string, ActionReport> {
  const actions: Record<string, ActionReport> = {};
  for (const { action, ms } of interactions) {
    const one = (actions[action] ??= { count: 0, slowest: 0, buckets: [...BUCKETS, 0].fill(0) });
    const bucket = [...BUCKETS, Number.POSITIVE_INFINITY].findIndex((end) => ms <= end);
    one.count++;
    one.slowest = Math.max(one.slowest, ms);
    one.buckets = one.buckets.map((number, index) => number + Number(index === bucket));
  }
  return actions;
}
