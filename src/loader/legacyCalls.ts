/**
 * Owns functions of WooCommerce's scripts that plugins call on jQuery as soon as the page is ready. The loader puts
 * them there while its own script runs, because no chunk comes in time. They keep their calls for the `jquery` chunk,
 * which does the work.
 */
import { ownFunction } from '../dom/ownGlobal';
import type { RunCall } from '../island/types';
import { OURS } from '../rules/names';
import { whenScriptsCome } from './whenScriptsCome';

/** Methods of jQuery's collections. A name here needs its work in actions/legacyApi.ts. */
const METHODS =
  'block unblock wc_variation_form wc_product_gallery wc_variations_image_update wc_variations_image_reset wc_variations_gallery_replace wc_maybe_trigger_slide_position_reset wc_set_variation_attr wc_reset_variation_attr wc_set_content wc_reset_content'.split(
    ' ',
  );
/** Functions of jQuery itself; the same holds for them. */
const FUNCTIONS = ['scroll_to_notices'];

/** As much of jQuery as is used here. */
type PageJQuery = (() => void) & Record<string, unknown> & { fn?: Record<string, unknown> };

/**
 * Adds what is missing to the page's jQuery, and to one that a script brings later. WooCommerce's scripts put their own
 * in the place of these.
 * @param wake runs at a call that is kept: the chunk that does the work comes with the page's other code
 * @returns takes whoever does the work: kept calls are handed over in order, later ones at once
 */
export function keepLegacyCalls(wake: () => void): (run: RunCall) => void {
  const kept: Parameters<RunCall>[] = [];
  let hand: RunCall = (...call) => {
    kept.push(call);
    wake();
  };

  const add = (owner: Record<string, unknown>, names: readonly string[]) => {
    for (const name of names) {
      owner[name] ??= Object.assign(
        function (this: unknown, ...args: unknown[]) {
          return hand(name, this, args) ?? this;
        },
        { [OURS]: true },
      );
    }
  };

  const look = () => {
    const jQuery = ownFunction<PageJQuery>('jQuery');
    if (!jQuery?.fn) return;
    add(jQuery.fn, METHODS);
    add(jQuery, FUNCTIONS);
  };
  whenScriptsCome(look);

  return (run) => {
    hand = run;
    for (const call of kept.splice(0)) run(...call);
  };
}
