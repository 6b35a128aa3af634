/**
 * Checks that elements that an original script shows with jQuery's `show()`, `slideDown()` or `fadeIn()` become visible
 * even if a theme's style sheet hides them.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { showCartWidgets } from '../../src/bridge/woocommerce/cartWidgets';
import { setShown } from '../../src/dom/shown';
import { foldCalculators } from '../../widgets/cart/page/look';
import { choosePayment } from '../../widgets/checkout/page/payment';
import { prepareToggles, toggleTerms } from '../../widgets/checkout/page/toggles';
import fieldHints from '../../widgets/field-hints';
import productTabs from '../../widgets/product-tabs';
import storeNotice from '../../widgets/store-notice';
import { showBadge } from '../../widgets/variation-details/page/badge';
import { adopt as adoptVariations } from '../../widgets/variations/enhance';
import { createClock } from '../helpers/clock';
import { find, showFixture } from '../helpers/fixture';
import { setPage } from '../helpers/page';

const sheet = document.createElement('style');
const hide = (selector: string) => {
  sheet.textContent = `${selector} { display: none }`;
  document.head.append(sheet);
};
const isSeen = (selector: string) => getComputedStyle(find(selector)).display !== 'none';

let end: (() => void) | undefined;

beforeEach(setPage);
afterEach(() => {
  end?.();
  end = undefined;
  sheet.remove();
});

/** Chooses the first variation of the fixture, and waits until it is shown. */
async function chooseVariation(): Promise<void> {
  showFixture('variations');
  const clock = createClock();
  end = adoptVariations(find('form.variations_form'), { clock, getVariation: async () => undefined });
  await clock.advance(100);
  const [{ attributes }] = JSON.parse(find('form.variations_form').dataset.product_variations ?? '');
  for (const select of document.querySelectorAll<HTMLSelectElement>('.variations select')) {
    select.value = attributes[select.name] || [...select.options].at(-1)?.value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }
  await clock.advance(1000);
}

const CHECKOUT = `<form class="checkout">
  <input type="radio" name="payment_method" id="payment_method_cod" value="cod" checked><div class="payment_box payment_method_cod">Pay the driver.</div>
  <input type="radio" name="payment_method" id="payment_method_cheque" value="cheque"><div class="payment_box payment_method_cheque">Send it.</div>
  <input type="checkbox" id="ship-to-different-address-checkbox" name="ship_to_different_address" checked>
  <div id="ship-to-different-address"><input type="checkbox" checked></div><div class="shipping_address">Where to</div>
  <input type="checkbox" id="createaccount" checked><div class="create-account">A password</div>
  <a class="woocommerce-terms-and-conditions-link">terms</a><div class="woocommerce-terms-and-conditions">Words</div>
</form>`;

const inCheckout = (run: (form: HTMLFormElement) => void) => () => {
  document.body.innerHTML = CHECKOUT;
  run(find<HTMLFormElement>('form'));
};

const CASES: readonly [what: string, selector: string, show: () => void | Promise<void>][] = [
  [
    'the chosen tab of a product',
    '.wc-tab',
    () => {
      showFixture('product-tabs');
      productTabs.adopt?.(find('.wc-tabs-wrapper'));
    },
  ],
  ['what surrounds a variation', '.single_variation_wrap', chooseVariation],
  ['a variation', '.single_variation', chooseVariation],
  ['the quantity of a variation', '.variations_button .quantity', chooseVariation],
  ['the link that resets a choice', '.reset_variations', chooseVariation],
  ['the fields of another address', '.shipping_address', inCheckout(prepareToggles)],
  ['the fields of a new account', '.create-account', inCheckout(prepareToggles)],
  ['the terms', '.woocommerce-terms-and-conditions', inCheckout((form) => toggleTerms(find('a', form)))],
  ['the box of a way to pay', '.payment_box', inCheckout((form) => choosePayment(form, false))],
  [
    'the fields for shipping costs',
    '.shipping-calculator-form',
    () => {
      document.body.innerHTML =
        '<form class="woocommerce-shipping-calculator"><a class="shipping-calculator-button" aria-expanded="true"></a><section class="shipping-calculator-form"></section></form>';
      foldCalculators();
    },
  ],
  [
    'a cart that hides while it is empty',
    '.widget_shopping_cart',
    () => {
      document.body.innerHTML = '<div class="widget_shopping_cart"><div class="hide_cart_widget_if_empty"></div></div>';
      showCartWidgets(true);
    },
  ],
  [
    'the badge of a variation',
    '#shopengine-variable-onsale-badge',
    () => {
      showFixture('variation-details');
      showBadge(find('form.variations_form'), 20);
    },
  ],
  [
    'the notice of the store',
    '.woocommerce-store-notice',
    () => {
      showFixture('store-notice');
      storeNotice.adopt?.(find('.woocommerce-store-notice'));
    },
  ],
  [
    'the hint of a field in use',
    'span.description',
    () => {
      document.body.innerHTML =
        '<span class="woocommerce-input-wrapper"><input id="phone"><span class="description">With the code</span></span>';
      find('input').focus();
      fieldHints.adopt?.(find('.description'));
    },
  ],
];

describe('a theme’s style sheet that hides', () => {
  it.each(CASES)('%s does not keep it hidden when an island shows it', async (_what, selector, show) => {
    hide(selector);
    await show();
    expect(isSeen(selector)).toBe(true);
  });

  it('does not change how a list item is displayed once it is shown', () => {
    document.body.innerHTML = '<ul><li class="row"></li></ul>';
    hide('.row');
    setShown(find('.row'), true);
    expect(find('.row').style.display).toBe(
      getComputedStyle(find('ul').appendChild(document.createElement('li'))).display,
    );
    setShown(find('.row'), false);
    expect(find('.row').style.display).toBe('none');
  });
});

/** Files that only remove an inline style, with the reason why that is enough. */
const EXCEPT: Record<string, string> = {
  'src/dom/shown.ts': 'is the one that looks at the style sheet',
  'widgets/checkout/page/payment.ts': 'the only way to pay has no control; WooCommerce hides it, and never shows one',
  'widgets/country-fields/page/hiddenRows.ts': 'a row that the shop hides by its style sheet stays hidden',
  'widgets/header-menu/page/menu.ts': 'a closed menu is left to the style sheet',
  'widgets/header-menu/page/submenus.ts': 'the menu bar shows its menus by a class',
};

it('no other file shows an element only by removing its own style', () => {
  const files = ['src', 'widgets'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  const found = files.filter(
    (file) => /\.tsx?$/.test(file) && /display = [^;\n]*\?[^;\n]*''/.test(readFileSync(file, 'utf8')),
  );
  expect(found.sort()).toEqual(Object.keys(EXCEPT).sort());
});
