/** Checks that islands call WooCommerce's methods through jQuery, where a theme may have replaced them. */
import jQuery from 'jquery';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keepLegacyApi } from '../../src/actions/legacyApi';
import { keepLegacyCalls } from '../../src/loader/legacyCalls';
import type { Variation } from '../../src/rules/variation';
import { adopt as adoptGallery } from '../../widgets/product-gallery/enhance';
import { adopt } from '../../widgets/variations/enhance';
import { createClock, type FakeClock } from '../helpers/clock';
import { find, showFixture } from '../helpers/fixture';
import { setPage } from '../helpers/page';

type Replacement = (this: JQuery, ...args: unknown[]) => unknown;
const fn = jQuery.fn as unknown as Record<string, Replacement>;
const NAMES = [
  'wc_variation_form',
  'wc_product_gallery',
  'wc_variations_image_update',
  'wc_variations_image_reset',
  'wc_maybe_trigger_slide_position_reset',
  'wc_set_variation_attr',
  'wc_reset_variation_attr',
  'wc_set_content',
  'wc_reset_content',
];

let clock: FakeClock;
let log: unknown[][];
let end: (() => void) | undefined;

beforeAll(async () => {
  setPage();
  Object.assign(window, { jQuery });
  await import('../../src/bridge/jquery/bridge');
});

beforeEach(() => {
  for (const name of NAMES) delete fn[name];
  const loader = setPage();
  loader.takeCalls = keepLegacyCalls(() => {});
  clock = createClock();
  log = [];
  showFixture('variations');
});

afterEach(() => {
  end?.();
  end = undefined;
});

const form = () => find('form.variations_form');
const image = () => find<HTMLImageElement>('.wp-post-image');
const variation = (): Variation => JSON.parse(form().dataset.product_variations ?? '')[0];

/** Replaces a method as a theme does. @param also true to call the earlier method too */
function replace(name: string, also = false): void {
  const before = fn[name] as Replacement;
  fn[name] = function (...args) {
    log.push([this[0], ...args]);
    return also ? before.apply(this, args) : this;
  };
}

async function enliven(): Promise<void> {
  end = adopt(form(), { clock, getVariation: async () => undefined });
  await clock.advance(200);
}

async function choose(value: Partial<Record<string, string>>): Promise<void> {
  for (const select of document.querySelectorAll<HTMLSelectElement>('.variations select')) {
    select.value = value[select.name] ?? '';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }
  await clock.advance(1000);
}

const RED = { attribute_pa_colour: 'red', attribute_pa_platform: 'ps5' };

describe('a method that a theme has replaced', () => {
  it('before the form runs is called with the form, and with the variation or false', async () => {
    replace('wc_variations_image_update');
    await enliven();
    expect(log.at(-1)).toEqual([form(), false]);
    await choose(RED);
    expect(log.at(-1)).toEqual([form(), variation()]);
    expect(image().getAttribute('src')).toBe('/cover/controller?width=600');
    await choose({});
    expect(log.at(-1)).toEqual([form(), false]);
  });

  it('after the form runs is called from then on', async () => {
    await enliven();
    replace('wc_variations_image_update');
    await choose(RED);
    expect(log).toContainEqual([form(), variation()]);
    expect(image().getAttribute('src')).toBe('/cover/controller?width=600');
  });

  it('and that calls the method before it has the island’s work done', async () => {
    await keepLegacyApi();
    replace('wc_variations_image_update', true);
    await enliven();
    await choose(RED);
    expect(log).toContainEqual([form(), variation()]);
    expect(image().getAttribute('src')).toBe('/cover/controller?colour=red&width=600');
  });

  it.each<[string, () => unknown[]]>([
    ['wc_variations_image_reset', () => [form()]],
    ['wc_maybe_trigger_slide_position_reset', () => [form(), variation()]],
    ['wc_set_variation_attr', () => [image(), 'src', variation().image?.src]],
    ['wc_reset_variation_attr', () => [image(), 'src']],
    ['wc_set_content', () => [find('.sku'), 'controller-202']],
    ['wc_reset_content', () => [find('.sku')]],
  ])('is called where WooCommerce calls it: %s', async (name, call) => {
    replace(name);
    await enliven();
    await choose(RED);
    await choose({});
    expect(log).toContainEqual(call());
  });

  it('for the gallery draws the gallery alone, without the island', () => {
    document.body.innerHTML =
      '<div class="woocommerce-product-gallery"><div class="woocommerce-product-gallery__image"><img></div></div>';
    const gallery = find('.woocommerce-product-gallery');
    replace('wc_product_gallery');
    Object.assign(window, { wc_single_product_params: { photoswipe_enabled: '1' } });
    adoptGallery(gallery);
    expect(log).toEqual([[gallery, expect.objectContaining({ photoswipe_enabled: '1' })]]);
    expect(gallery.querySelector('.woocommerce-product-gallery__trigger')).toBeNull();
  });

  it('and that fails does not stop the form', async () => {
    const reported: unknown[] = [];
    Object.assign(window, { reportError: (cause: unknown) => reported.push(cause) });
    Object.assign(globalThis, { reportError: (cause: unknown) => reported.push(cause) });
    fn.wc_variations_image_update = () => {
      throw new Error('The theme is broken.');
    };
    await enliven();
    await choose(RED);
    expect(find<HTMLInputElement>('.variation_id').value).toBe('202');
    expect(reported.length).toBeGreaterThan(0);
  });
});

describe('a method that a plugin calls', () => {
  it('does what it does in WooCommerce, at once', async () => {
    await enliven();
    await keepLegacyApi();
    fn.wc_variations_image_update?.call(jQuery(form()), variation());
    expect(image().getAttribute('src')).toBe('/cover/controller?colour=red&width=600');
    fn.wc_variations_image_reset?.call(jQuery(form()));
    expect(image().getAttribute('src')).toBe('/cover/controller?width=600');
    fn.wc_set_variation_attr?.call(jQuery(image()), 'alt', 'Red');
    fn.wc_set_content?.call(jQuery('.sku'), 'K-1');
    expect([image().alt, image().dataset.o_alt !== undefined, find('.sku').textContent]).toEqual(['Red', true, 'K-1']);
    fn.wc_reset_variation_attr?.call(jQuery(image()), 'alt');
    fn.wc_reset_content?.call(jQuery('.sku'));
    expect([image().alt, find('.sku').textContent]).toEqual([image().dataset.o_alt, 'controller']);
  });
});
