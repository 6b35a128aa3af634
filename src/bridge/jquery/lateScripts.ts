/**
 * Owns telling late scripts about the forms. Optimisers hold back jQuery and every script that uses it until somebody
 * touches the page. Those scripts expect WooCommerce's own scripts to announce the forms, and the countries of their
 * addresses. The islands have started these forms long before, so they announce them again.
 */
import type { OriginalMark } from '../../island/types';
import { ORIGINAL_CHECKOUT, ORIGINAL_COUNTRIES, ORIGINAL_VARIATIONS } from '../../rules/originals';
import { CHECKOUT_FORM, COUNTRY_FIELD, VARIATIONS_FORM } from '../../rules/selectors';
import { clock } from '../page/clock';
import { pageSetting } from '../page/globals';
import { shopIslands } from '../page/islands';
import { variationForm } from '../woocommerce/variationForm';
import type { JQuery } from './types';

/**
 * How long no further script must arrive before the late scripts are told, in milliseconds (contract of WooCommerce).
 */
const READY_DELAY = 100;

/** Forms or fields that islands run and no script of WooCommerce does. */
const running = (host: string, original: OriginalMark): Element[] =>
  [...document.querySelectorAll(`${host}[data-island-status="ready"]`)].filter(
    (one) => !shopIslands().isOriginalActive(original, one),
  );

function tell(jQuery: JQuery): void {
  for (const form of running(VARIATIONS_FORM, ORIGINAL_VARIATIONS)) {
    // The islands hear these events too, and announce the result.
    jQuery(form).trigger('check_variations', []);
    jQuery(form).trigger('wc_variation_form', [variationForm(form, jQuery(form).data().product_variations, jQuery)]);
  }
  // The island hears this too: it follows a country that a script chose before the bridge came, and announces each.
  if (running(COUNTRY_FIELD, ORIGINAL_COUNTRIES).length) jQuery(document.body).trigger('wc_address_i18n_ready', []);
  const isCheckout = pageSetting('wc_checkout_params', 'is_checkout') === '1';
  if (isCheckout && running(CHECKOUT_FORM, ORIGINAL_CHECKOUT).length)
    jQuery(document.body).trigger('init_checkout', []);
}

/** Waits for the scripts that come with a jQuery, and tells them about the forms that were there before it. */
export function greetLateScripts(jQuery: JQuery): void {
  if (!document.querySelector(`:is(form,${VARIATIONS_FORM},${COUNTRY_FIELD})[data-island-status="ready"]`)) return;
  let stop = () => {};
  const wait = (event?: Event) => {
    if (event && !(event.target instanceof HTMLScriptElement)) return;
    stop();
    stop = clock.after(READY_DELAY, () => {
      document.removeEventListener('load', wait, true);
      tell(jQuery);
    });
  };
  document.addEventListener('load', wait, true);
  wait();
}
