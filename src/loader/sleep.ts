/**
 * Owns what wakes a page before a hand comes near. A page whose hosts all wait for a hand fetches none of their code.
 * It wakes for a host that does not wait, for what an earlier page of the tab has left, for whoever says that the cart
 * has changed, and for its developers. A cart that is not empty is shown while the page sleeps on (alone.ts).
 */
import { isToBeExamined } from '../dom/examined';
import { unknownName } from '../dom/hosts';
import { ownFunction } from '../dom/ownGlobal';
import { createSight } from '../dom/sight';
import type { Config, Loader } from '../island/types';
import { CART_HASH, CART_NEWS, DOM_NEWS } from '../rules/names';
import { createAlone } from './alone';
import { isIn } from './isIn';
import type { Triggered } from './listen';
import { hasCartCookies, isAnythingLeft } from './outlive';
import { on } from './status';
import type { Kind } from './types';
import type { Waking } from './waking';
import { whenScriptsCome } from './whenScriptsCome';

/** Events by which the page's other scripts say that the cart has changed; the last is of WooCommerce's blocks. */
const NEWS = ['cart:updated', 'cart:shipping', 'cart:changed', 'coupon:applied', 'coupon:removed'] as const;
const BLOCKS_NEWS = 'wc-blocks_store_sync_required';
const JQUERY_NEWS = CART_NEWS.map((type) => `${type}.shopIslands`).join(' ');

interface Collection {
  on(events: string, run: (event: Heard, ...args: unknown[]) => void): Collection;
}

interface PageJQuery {
  (target: Element): Collection;
  fn?: { on?: unknown };
}

/** An event of the DOM or of jQuery. */
type Heard = Pick<Triggered, 'type' | 'target' | 'isTrigger'>;

/** If more elements than this are added at once, the loader searches the whole page instead of each of them. */
const FEW = 10;

interface Sleeper {
  kinds: readonly Kind[];
  config(): Config;
  waking: Waking;
  /** Takes events that say that the cart has changed, because the code that would hear them may not be there yet. */
  heard: Loader['heard'];
  /** Takes a change that a script has triggered by jQuery. */
  take(change: Triggered): void;
}

/**
 * Watches a page that sleeps.
 * @returns a function that looks for reasons to wake, in a part of the page or in all of it
 */
export function watchAsleep({
  kinds,
  config,
  waking: { isAwake, find },
  heard,
  take,
}: Sleeper): (root: ParentNode) => void {
  // Read once: an event announces a cart that comes later.
  const hasCart = hasCartCookies();
  const beginAlone = createAlone(kinds, config, hasCart, find);
  const isAnyOn = () => kinds.some(({ state }) => state !== 'off');

  const wake = () => {
    added.disconnect();
    seen?.disconnect();
    void find(() => {});
  };

  const seen = createSight(() => wake());

  const added = new MutationObserver((records) => {
    const roots = records
      .flatMap(({ addedNodes }) => [...addedNodes])
      .filter((node) => (node as Element).matches) as Element[];
    if (roots.length > FEW) look(document);
    else roots.forEach(look);
  });

  /** Wakes the page once an element is seen; at once where the browser cannot tell. */
  const isDueIn = (root: ParentNode, selector: string): boolean => {
    if (!seen) return isIn(root, selector);
    for (const host of [root as Element, ...root.querySelectorAll(selector)])
      if (host.matches?.(selector)) seen.observe(host);
    return false;
  };

  /** Tells which kinds are a reason to wake now. Observes the hosts that have to be seen first. */
  const callsFrom =
    (root: ParentNode, hasNames: boolean) =>
    ({ state, row }: Kind): boolean => {
      const { name, match = [], when, named, alone, wakes = [] } = row;
      if (state === 'off') return false;
      if (!hasCart && wakes.some((selector) => isDueIn(root, selector))) return true;
      if (when === 'interaction' || alone) return false;
      // One by one: browsers have an index of single classes, but none of selector lists. A host that the page's
      // address may name does not wait to be seen.
      const find = when === 'visible' && !named ? isDueIn : isIn;
      return [hasNames ? `[data-island~="${name}"]` : [], match].flat(2).some((selector) => find(root, selector));
    };

  const look = (root: ParentNode): void => {
    if (isAwake()) return wake();
    beginAlone(root);
    const hasNames = isIn(root, '[data-island]');
    if (kinds.some(callsFrom(root, hasNames)) || (hasNames && isIn(root, unknownName(kinds)))) return wake();
    if (root !== document) return;
    if (isAnyOn() && isAnythingLeft(hasCart)) wake();
    // A pointer or a focus that was on a host before its row was registered causes no further event.
    for (const near of document.querySelectorAll(':hover,:focus')) for (const { warm } of kinds) warm(near);
  };

  const hear = (event: Heard, ...args: unknown[]) => {
    if (!isAnyOn()) return;
    const type = event.isTrigger ? event.type : DOM_NEWS;
    // While the page wakes, nothing else hears it. The newest comes last.
    heard.delete(type);
    heard.set(type, [event.target, ...args]);
    wake();
  };

  let known: PageJQuery | undefined;
  whenScriptsCome(() => {
    // Without a search: hosts that come are looked at when they come.
    beginAlone();
    const jQuery = ownFunction<PageJQuery>('jQuery');
    // Optimisers replace jQuery by a function that only keeps calls. On a page that is awake the bridge to this jQuery
    // may still be on its way.
    if (jQuery !== known && jQuery?.fn?.on)
      jQuery(document.body)
        .on(JQUERY_NEWS, hear)
        .on('change.shopIslands', (event) => event.isTrigger && take(event as Triggered));
    known = jQuery;
    if (isToBeExamined(config())) wake();
  });

  for (const type of NEWS) on(type, hear);
  addEventListener(BLOCKS_NEWS, hear);
  addEventListener('storage', (event) => event.key?.startsWith(CART_HASH) && hear(event));
  addEventListener('pageshow', (event) => event.persisted && hasCartCookies() && hear(event));
  added.observe(document.documentElement, { childList: true, subtree: true });
  return look;
}
