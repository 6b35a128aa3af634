import { describe, expect, it, vi } from 'vitest';
import { find } from '../helpers/fixture';
import { settle, until } from '../helpers/settle';
import {
  button,
  choose,
  clock,
  colour,
  enliven,
  form,
  freshForm,
  id,
  image,
  list,
  platform,
  single,
} from './variations.form';

const quantity = () => find<HTMLInputElement>('.qty');

freshForm();

describe('choosing an option', () => {
  it('shows price, id, SKU, measures, picture and limits at once', async () => {
    await enliven();
    quantity().value = '7';
    choose(colour(), 'red');
    choose(platform(), 'ps5');
    expect([id(), single().style.display, find('.woocommerce-variation-price').textContent]).toEqual([
      '202',
      '',
      '£54.99',
    ]);
    expect([find('.sku').textContent, find('.sku').dataset.o_content]).toEqual(['controller-202', 'controller']);
    expect(find('[class$="--weight"] td').textContent).toBe('0.3 kg');
    expect(find('[class$="--dimensions"] td').textContent).toBe('15 × 10 × 6 cm');
    expect([quantity().min, quantity().max, quantity().value]).toEqual(['1', '3', '3']);
    expect(button().className).toBe('single_add_to_cart_button button alt');
    expect(find('.variations_button').className).toContain('woocommerce-variation-add-to-cart-enabled');
    expect([image().getAttribute('src'), image().dataset.o_src]).toEqual([
      '/cover/controller?colour=red&width=600',
      '/cover/controller?width=600',
    ]);
    expect(image().getAttribute('data-large_image')).toBe('/cover/controller?colour=red&width=1000');
    expect(find('.woocommerce-product-gallery__image a').getAttribute('href')).toBe(
      '/cover/controller?colour=red&width=1000',
    );
    expect(form().getAttribute('current-image')).toBe('1202');
    expect(single().ariaBusy).toBe('true');
    await clock.advance(300);
    expect(single().ariaBusy).toBeNull();
  });

  it('restores the originals when the choice is cleared', async () => {
    await enliven();
    const before = image().cloneNode() as HTMLImageElement;
    choose(colour(), 'blue');
    choose(platform(), 'ps5');
    expect(find('.quantity').style.display).toBe('none');
    expect(find('[class$="--dimensions"] td').textContent).toBe('N/A');
    choose(platform(), '');
    for (const { name, value } of before.attributes) expect(image().getAttribute(name), name).toBe(value);
    expect([find('.sku').textContent, find('[class$="--weight"] td').textContent]).toEqual([
      'controller',
      '0.3 to 0.4 kg',
    ]);
    expect([
      id(),
      single().style.display,
      single().textContent,
      find('.quantity').style.display,
      quantity().max,
    ]).toEqual(['', 'none', '', '', '']);
    expect(button().className).toContain('wc-variation-selection-needed');
  });

  it('keeps the product’s weight if the variation has none', async () => {
    form().dataset.product_variations = JSON.stringify(
      list().map((one) => ({ ...one, weight: '', weight_html: 'N/A' })),
    );
    await enliven();
    choose(colour(), 'red');
    choose(platform(), 'ps5');
    expect(find('[class$="--weight"] td').textContent).toBe('0.3 to 0.4 kg');
  });

  it('restores the originals after several variations, too', async () => {
    await enliven();
    choose(platform(), 'ps5');
    for (const name of ['red', 'blue', 'black', '']) choose(colour(), name);
    expect([image().getAttribute('src'), find('.sku').textContent, quantity().min]).toEqual([
      '/cover/controller?width=600',
      'controller',
      '1',
    ]);
  });

  it('shows on the button that a variation is unavailable', async () => {
    await enliven();
    choose(colour(), 'red');
    choose(platform(), 'xbox');
    expect(button().className).toContain('disabled wc-variation-is-unavailable');
    expect(single().textContent).toContain('Out of stock');
  });

  it('leaves the SKUs of other products on the page alone', async () => {
    find('.product').insertAdjacentHTML(
      'beforeend',
      '<section class="related products"><ul class="products"><li class="product"><span class="sku">other</span></li></ul></section>',
    );
    find('.product').insertAdjacentHTML('afterend', '<div class="product"><span class="sku">beside</span></div>');
    await enliven();
    choose(colour(), 'red');
    choose(platform(), 'ps5');
    const skus = ['.product_meta', '.related', '.product + .product'].map((place) => find(`${place} .sku`).textContent);
    expect(skus).toEqual(['controller-202', 'other', 'beside']);
  });

  it('limits its own quantity, and not the quantity of a product that is bought with it', async () => {
    form().insertAdjacentHTML(
      'afterbegin',
      '<div class="quantity"><input type="number" class="qty" name="bundle_quantity[5]" value="8"></div>',
    );
    await enliven();
    const bundled = find<HTMLInputElement>('[name="bundle_quantity[5]"]');
    const before = bundled.outerHTML;
    choose(colour(), 'red');
    choose(platform(), 'ps5');
    expect([find('[name="quantity"]').getAttribute('max'), bundled.outerHTML, bundled.value]).toEqual([
      '3',
      before,
      '8',
    ]);
    // This variation is sold individually.
    choose(colour(), 'blue');
    expect([find('.variations_button .quantity').style.display, find('.quantity').style.display]).toEqual(['none', '']);
  });
});

describe('a description with a player', () => {
  it('lets the page’s own script start it', async () => {
    const [first, ...others] = list();
    form().dataset.product_variations = JSON.stringify([
      { ...first, variation_description: '<audio class="wp-audio-shortcode"></audio>' },
      ...others,
    ]);
    const initialize = vi.fn();
    Object.assign(window, { wp: { mediaelement: { initialize } } });
    await enliven();
    choose(colour(), 'red');
    choose(platform(), 'ps5');
    await settle();
    expect(single().querySelectorAll('.wp-audio-shortcode')).toHaveLength(1);
    await until(() => expect(initialize).toHaveBeenCalled());
  });

  it('keeps the same player element once a variation is found, because the player may be playing already', async () => {
    await enliven();
    choose(colour(), 'red');
    choose(platform(), 'ps5');
    const player = single().firstElementChild;
    await clock.advance(300);
    expect(single().firstElementChild).toBe(player);
  });
});
