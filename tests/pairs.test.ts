// @vitest-environment node
/**
 * Checks that every event that islands trigger through jQuery has a DOM event beside it, for islands on a page without
 * jQuery.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Lines around a trigger in which its DOM event is looked for: the rest of a function. */
const NEAR = 12;

/** jQuery events without a DOM event, and the reason why none is needed. */
const ALONE: Record<string, string> = {
  'elementor-pro/loop-builder/after-insert-posts': 'island:loop:added is emitted by the widget that inserts',
  wc_cart_button_updated: 'tells plugins of one button’s looks',
  'ajax_request_not_sent.adding_to_cart': 'answers whoever refused the add by jQuery',
  country_to_state_changed: 'has scripts that enhance lists look at them again; no list changed its country',
  click: 'a click that a script triggered is passed on',
  change: 'has gateways look at entries that a new review was given back',
  validate: 'has WooCommerce’s and plugins’ handlers mark a field; the island marks its own',
  blur: 'has WooCommerce’s and plugins’ handlers mark a field; the island marks its own',
  'change.select2': 'reaches only what has enhanced a list',
  focusin: 'has scripts fill a list that they fill late',
  'flexslider-click': 'the thumbnail is clicked too',
  woocommerce_gallery_reset_slide_position: 'the gallery sees its first picture change',
  woocommerce_gallery_init_zoom: 'the gallery sees its first picture change',
  check_variations: 'for scripts of WooCommerce’s that come late',
  wc_variation_form: 'for scripts of WooCommerce’s that come late',
  init_checkout: 'for scripts of WooCommerce’s that come late',
  wc_address_i18n_ready: 'for scripts of WooCommerce’s that come late',
  'post-load': 'is.post-load is the DOM event of the same, by the name that Jetpack gives it',
  wc_fragment_refresh: 'only where WooCommerce’s own script keeps the cart',
};

const files = ['src', 'widgets']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
  .filter((file) => /\.tsx?$/.test(file));

/** Every event that a file triggers, with the lines around it. */
function* triggersIn(file: string): Generator<{ event: string; around: string }> {
  const lines = readFileSync(file, 'utf8').split('\n');
  for (const [index, line] of lines.entries()) {
    for (const [, event = ''] of line.matchAll(/\btrigger\((?:\w+ === '\w+' \? )?'([^']+)'/g)) {
      yield { event, around: lines.slice(Math.max(0, index - NEAR), index + NEAR).join('\n') };
    }
  }
}

const found = files.flatMap((file) => [...triggersIn(file)].map((one) => ({ file, ...one })));

test('every event that is triggered through jQuery has a DOM event beside it', () => {
  expect(found.length).toBeGreaterThan(25);
  const single = found.filter(({ event, around }) => !(event in ALONE) && !/\b(emit|tell)\(/.test(around));
  expect(single.map(({ file, event }) => `${file}: ${event}`)).toEqual([]);
});

test('every event that this test names is still triggered', () => {
  expect(Object.keys(ALONE).filter((event) => !found.some((one) => one.event === event))).toEqual([]);
});

test('a review is asked for in one way only', () => {
  const asking = found.filter(({ event }) => event === 'update_checkout').map(({ file }) => file);
  expect(asking).toEqual(['src/bridge/woocommerce/askForReview.ts']);
});
