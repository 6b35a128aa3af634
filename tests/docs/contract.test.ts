// @vitest-environment node
/**
 * Checks that docs/coexistence.md has a row for everything that WooCommerce's classic scripts offer to other scripts,
 * and that each row names a test.
 */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const page = readFileSync('docs/coexistence.md', 'utf8');
const section = page.split("## WooCommerce's contract\n")[1]?.split('\n## ')[0] ?? '';
const rows = section
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Script |'))
  .map((line): [string, string[]] => [line.slice(2, 90), line.slice(2, -2).split(' | ')]);

/**
 * The events that the scripts trigger or obey, and the functions that they define, from their sources in version 10.5.
 */
const OFFERED = `
  adding_to_cart added_to_cart removed_from_cart wc_cart_button_updated wc_fragments_loaded should_send_ajax_request.adding_to_cart
  ajax_request_not_sent.adding_to_cart wc_fragment_refresh wc_fragments_refreshed wc_fragments_ajax_error storage onstorage pageshow
  updated_wc_div updated_cart_totals updated_shipping_method item_removed_from_classic_cart wc_cart_emptied wc_update_cart applied_coupon removed_coupon
  init_checkout update_checkout updated_checkout payment_method_selected checkout_error applied_coupon_in_checkout removed_coupon_in_checkout
  checkout_place_order checkout_place_order_success country_to_state_changed country_to_state_changing refresh wc_address_i18n_ready select2:select
  wc_variation_form check_variations found_variation show_variation hide_variation reset_data reset_image announce_reset reset_focus clear_reset_announcement
  reload_product_variations update_variation_values woocommerce_update_variation_values woocommerce_variation_select_change woocommerce_variation_has_changed
  woocommerce_gallery_reset_slide_position woocommerce_gallery_init_zoom flexslider-click wc-product-gallery-before-init wc-product-gallery-after-init
  wc-product-gallery-before-destroy wc_variations_gallery_replace gallery_images_html wc_variation_gallery_defaults
  wc_variations_image_update wc_variations_image_reset wc_set_variation_attr wc_reset_variation_attr wc_set_content wc_reset_content
  wc_maybe_trigger_slide_position_reset wc_product_gallery product_gallery product_variations custom_data $.scroll_to_notices block unblock Cookies selectWoo
  flexslider prettyPhoto PhotoSwipe wc-password-strength-added wc-password-strength-hide wc-password-strength-show wc_cart_fragments_params
  wc_add_to_cart_params tmpl-variation-template tmpl-unavailable-variation-template wc-interactive sbjs wc-order-attribution-inputs
`
  .trim()
  .split(/\s+/);

describe('the table of WooCommerce’s contract', () => {
  it.each(OFFERED)('has a row for %s', (name) => {
    expect(rows.filter(([, [, offers = '']]) => offers.includes(name)).length, name).toBeGreaterThan(0);
  });

  it.each(rows)('says what is done, and names an existing test: %s', (_line, cells) => {
    expect(cells).toHaveLength(4);
    for (const cell of cells) expect(cell.trim()).not.toBe('');
    const [, file = '', title = ''] = cells[3]?.match(/^`([^`]+)` "(.+)"$/) ?? [];
    expect(existsSync(file), file).toBe(true);
    const test = readFileSync(file, 'utf8').split('\n');
    const holds = test.some((line) => /\b(it|test|same)\b/.test(line) && line.includes(`'${title}'`));
    expect(holds, `${file} has no test "${title}"`).toBe(true);
  });
});

it('scripts without an island keep their files', () => {
  const handles = readFileSync('wordpress/shop-islands/includes/handles.php', 'utf8');
  expect(handles).toContain("'wc-checkout'");
  expect(handles).not.toContain('password-strength');
});
