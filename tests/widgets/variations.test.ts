import { readFileSync } from 'node:fs';
import jQuery from 'jquery';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FormFields } from '../../src/api/form';
import { onVariation } from '../../src/bridge/woocommerce/variationEvents';
import { ORIGINAL_VARIATIONS } from '../../src/rules/originals';
import type { Variation } from '../../src/rules/variation';
import { adopt as adoptGallery } from '../../widgets/product-gallery/enhance';
import { act, adopt, start } from '../../widgets/variations/enhance';
import { createKnownVariations } from '../../widgets/variations/knownVariations';
import { readVariationForm } from '../../widgets/variations/read';
import { createVariationStore, type VariationState } from '../../widgets/variations/store';
import { createClock, type FakeClock } from '../helpers/clock';
import { find, showFixture } from '../helpers/fixture';
import { setPage } from '../helpers/page';
import { settle, until } from '../helpers/settle';

const page = window as unknown as { jQuery?: unknown };
/** The fields of what `wc_variation_form` hands over. */
const FORM_FIELDS =
  '$attributeFields,$singleVariation,$singleVariationWrap,$resetVariations,$resetAlert,$form,$product,form,useAjax,variationData';
/** jQuery's events of the form, with their targets and arguments, as a plugin's listener gets them. */
const NAMES =
  'wc_variation_form check_variations woocommerce_variation_select_change woocommerce_variation_has_changed update_variation_values woocommerce_update_variation_values found_variation show_variation hide_variation reset_data reset_image announce_reset reset_focus clear_reset_announcement';

beforeAll(async () => {
  setPage();
  page.jQuery = jQuery;
  await import('../../src/bridge/jquery/bridge');
  start();
});

let clock: FakeClock;
let alerts: string[];
let asked: FormFields[];
let answers: (() => Promise<Variation | undefined>)[];
let stop: (() => void) | undefined;

const form = () => find<HTMLFormElement>('form.variations_form');
const colour = () => find<HTMLSelectElement>('#pa_colour');
const platform = () => find<HTMLSelectElement>('#pa_platform');
const button = () => find('.single_add_to_cart_button');
const single = () => find('.single_variation');
const id = () => find<HTMLInputElement>('.variation_id').value;
const quantity = () => find<HTMLInputElement>('.qty');
const image = () => find<HTMLImageElement>('.wp-post-image');
const list = (): Variation[] => JSON.parse(form().dataset.product_variations ?? '');
const values = (select: HTMLSelectElement) =>
  [...select.options].map((option) => option.value + (option.disabled ? '!' : ''));

const option = (value: string) => Object.assign(document.createElement('option'), { value, textContent: value });

function choose(select: HTMLSelectElement, value: string): void {
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Life for the form on the page, and time for it to be ready. */
async function enliven(isReady = true): Promise<void> {
  const getVariation = (fields: FormFields) => {
    asked.push(fields);
    return (answers.shift() ?? (async () => undefined))();
  };
  stop = adopt(form(), { clock, getVariation: getVariation as never });
  if (isReady) await clock.advance(100);
}

/** What other scripts hear from now on: jQuery's events, and ours with a colon. */
function listen(): string[] {
  const log: string[] = [];
  const words = (args: unknown[]) =>
    args.map((arg) =>
      arg && typeof arg === 'object' ? ((arg as Variation).variation_id ?? Object.keys(arg).join()) : arg,
    );
  jQuery(document)
    .off('.test')
    .on(
      NAMES.split(' ').join('.test ').concat('.test'),
      ({ type, target }: { type: string; target: Element }, ...args: unknown[]) => {
        const place = target === form() ? '' : `@${target.className.split(' ').at(-1)}`;
        log.push([type + place, ...words(args)].join(' '));
      },
    );
  for (const name of ['found', 'shown', 'reset', 'narrowed']) {
    form().addEventListener(`island:variation:${name}`, ({ detail }: CustomEventInit & Event) => {
      log.push([`:${name}`, ...words(Object.values(detail))].join(' '));
    });
  }
  form().addEventListener('change', ({ target }) =>
    log.push(`change ${(target as HTMLElement).className.split(' ').at(-1) || (target as HTMLElement).id}`),
  );
  return log;
}

beforeEach(() => {
  stop?.();
  clock = createClock();
  alerts = [];
  asked = [];
  answers = [];
  vi.stubGlobal('alert', (text: string) => alerts.push(text));
  showFixture('variations');
});

describe('the form as it is printed', () => {
  it('is read with its variations and attributes', () => {
    const { productId, variations, isDamaged, attributes } = readVariationForm(form());
    expect([productId, variations?.length, isDamaged]).toEqual(['201', 4, false]);
    expect(attributes).toEqual([
      { name: 'attribute_pa_colour', options: ['red', 'blue', 'black'] },
      { name: 'attribute_pa_platform', options: ['ps5', 'xbox'] },
    ]);
  });

  it('asks the server where the list is `false`', () => {
    form().dataset.product_variations = 'false';
    expect(readVariationForm(form())).toMatchObject({ variations: null, isDamaged: false });
  });

  it.each([
    ['truncated', (json: string) => json.slice(0, 300)],
    ['empty', () => ''],
    ['an object', () => '{"a":1}'],
  ])('asks the server where the list is %s, and says so', async (_what, damage) => {
    const { problems } = setPage();
    form().dataset.product_variations = damage(form().dataset.product_variations ?? '');
    expect(readVariationForm(form())).toMatchObject({ variations: null, isDamaged: true });
    await enliven();
    expect(problems).toMatchObject([{ what: 'The list of variations is broken.' }]);
    choose(colour(), 'red');
    choose(platform(), 'ps5');
    expect(asked).toHaveLength(1);
  });

  it('is read when its list was escaped twice, and without entries that are none', () => {
    const json = JSON.stringify([...list(), null, 7, { attributes: {} }]);
    form().dataset.product_variations = json.replace(/&/g, '&amp;').replace(/"/g, '&quot;');
    expect(readVariationForm(form()).variations?.map(({ variation_id }) => variation_id)).toEqual([202, 203, 204, 205]);
  });

  it('is left alone without selects', () => {
    form().querySelector('table')?.remove();
    expect(adopt(form())).toBeUndefined();
    expect(button().className).not.toContain('disabled');
  });

  it('can be sent without selects, even if the server prints the button disabled', () => {
    form().querySelector('table')?.remove();
    button().setAttribute('disabled', '');
    adopt(form());
    expect(button().hasAttribute('disabled')).toBe(false);
  });

  it('is shown if an older template prints its price and button hidden', async () => {
    find('.single_variation_wrap').style.display = 'none';
    await enliven();
    expect(find('.single_variation_wrap').style.display).toBe('');
  });
});

describe('variations that a bundle prints inside its own form', () => {
  const bundle = () => [...document.querySelectorAll<HTMLElement>('div.variations_form')];

  /** The fixture's form as an element of another kind, twice. */
  function printBundle(className = 'variations_form'): void {
    const printed = form();
    const items = [1, 2].map(() => {
      const item = Object.assign(document.createElement('div'), { className, innerHTML: printed.innerHTML });
      Object.assign(item.dataset, printed.dataset);
      return item;
    });
    const outer = Object.assign(document.createElement('form'), { className: 'cart' });
    outer.append(...items);
    printed.replaceWith(outer);
  }
  const idIn = (item: HTMLElement) => find<HTMLInputElement>('.variation_id', item).value;

  async function adoptAll(items: HTMLElement[]): Promise<void> {
    const stops = items.map((item) => adopt(item, { clock, getVariation: vi.fn() as never }));
    stop = () => {
      for (const one of stops) one?.();
    };
    await clock.advance(100);
  }

  it('are adopted one by one, and clear only their own choice', async () => {
    printBundle();
    await adoptAll(bundle());
    const [first, second] = bundle() as [HTMLElement, HTMLElement];
    for (const item of [first, second]) {
      choose(find<HTMLSelectElement>('#pa_colour', item), 'red');
      choose(find<HTMLSelectElement>('#pa_platform', item), 'ps5');
    }
    expect([idIn(first), idIn(second)]).toEqual(['202', '202']);
    act({ type: 'click', target: find('.reset_variations', first), submitter: null });
    expect([idIn(first), idIn(second)]).toEqual(['', '202']);
  });

  it('are left alone outside of a form, where any author may have written them', async () => {
    printBundle();
    const [item] = bundle() as [HTMLElement];
    find('form').replaceWith(item);
    await adoptAll([item]);
    choose(find<HTMLSelectElement>('#pa_colour', item), 'red');
    choose(find<HTMLSelectElement>('#pa_platform', item), 'ps5');
    expect(idIn(item)).toBe('0');
    expect(find('.single_variation', item).childElementCount).toBe(0);
  });

  it('announce their choice to listeners, whatever their class is', async () => {
    printBundle('bundled_item');
    const [item] = document.querySelectorAll<HTMLElement>('.bundled_item');
    const heard: Element[] = [];
    onVariation({ found: (place) => heard.push(place) });
    await adoptAll([item as HTMLElement]);
    choose(find<HTMLSelectElement>('#pa_colour', item), 'red');
    choose(find<HTMLSelectElement>('#pa_platform', item), 'ps5');
    expect(new Set(heard)).toEqual(new Set([item]));
  });
});

describe('at the start', () => {
  it('the button waits for a choice at once, without being disabled', async () => {
    button().setAttribute('disabled', '');
    await enliven(false);
    expect(button().className).toBe('single_add_to_cart_button button alt disabled wc-variation-selection-needed');
    expect(button().hasAttribute('disabled')).toBe(false);
    expect(find('.variations_button').className).toContain('woocommerce-variation-add-to-cart-disabled');
    expect(find('.reset_variations').style.visibility).toBe('hidden');
    expect(single().style.display).toBe('none');
  });

  it('other scripts are told after 100 ms', async () => {
    const log = listen();
    await enliven(false);
    await clock.advance(99);
    expect(log).toEqual([]);
    await clock.advance(1);
    expect(log).toEqual([
      'update_variation_values',
      'woocommerce_update_variation_values',
      ':narrowed',
      'reset_image',
      'hide_variation@single_variation',
      'reset_data',
      ':reset',
      'check_variations',
      `wc_variation_form ${FORM_FIELDS}`,
    ]);
  });

  it('other scripts are given the parts of the form as jQuery objects, by the names of WooCommerce’s object', async () => {
    type Parts = Record<'$form' | '$attributeFields' | '$singleVariation', ReturnType<typeof jQuery>>;
    let parts: Parts | undefined;
    jQuery(form()).one('wc_variation_form', (_event: unknown, given: Parts) => {
      parts = given;
    });
    await enliven(false);
    await clock.advance(100);
    expect([parts?.$form.get(), parts?.$attributeFields.get(), parts?.$singleVariation.get()]).toEqual([
      [form()],
      [colour(), platform()],
      [single()],
    ]);
  });

  it('a choice that comes sooner is not announced twice', async () => {
    await enliven(false);
    const log = listen();
    choose(colour(), 'red');
    choose(platform(), 'ps5');
    await clock.advance(400);
    expect(log.filter((line) => /found|wc_variation_form|shown/.test(line))).toEqual([
      'found_variation 202',
      ':found 202',
      `wc_variation_form ${FORM_FIELDS}`,
      ':shown 202 true',
    ]);
  });

  it('finds the variation that the server has selected', async () => {
    colour().value = 'red';
    platform().value = 'ps5';
    const log = listen();
    await enliven(false);
    expect([id(), single().textContent?.trim(), log]).toEqual(['202', '£54.99', []]);
    await clock.advance(100);
    expect(log).toContain('found_variation 202');
    await clock.advance(300);
    expect(log.filter((line) => /shown|show_variation/.test(line))).toEqual([
      'show_variation@single_variation 202 true',
      ':shown 202 true',
    ]);
  });

  it('clears an impossible choice of the server without a notice', async () => {
    colour().value = 'blue';
    platform().value = 'xbox';
    await enliven();
    expect([colour().value, platform().value]).toEqual(['', 'xbox']);
    expect(document.querySelector('.wc-no-matching-variations')).toBeNull();
  });
});

describe('choosing', () => {
  it('removes the other attribute’s options, and puts the same nodes back', async () => {
    await enliven();
    const xbox = find('option[value="xbox"]');
    choose(colour(), 'blue');
    expect([values(colour()), values(platform())]).toEqual([
      ['', 'red', 'blue', 'black'],
      ['', 'ps5'],
    ]);
    choose(colour(), '');
    expect(values(platform())).toEqual(['', 'ps5', 'xbox']);
    expect(find('option[value="xbox"]')).toBe(xbox);
    choose(platform(), 'xbox');
    expect(values(colour())).toEqual(['', 'red', 'black']);
    expect(platform().value).toBe('xbox');
  });

  it('disables options whose variation is inactive', async () => {
    form().dataset.product_variations = JSON.stringify(
      list().map((one) => ({ ...one, variation_is_active: one.variation_id !== 204 })),
    );
    await enliven();
    expect(values(colour())).toEqual(['', 'red', 'blue!', 'black']);
  });

  it('clears a choice whose variation is inactive, because a disabled option would not be sent', async () => {
    form().dataset.product_variations = JSON.stringify(
      list().map((one) => ({ ...one, variation_is_active: one.variation_id !== 202 })),
    );
    colour().value = 'red';
    platform().value = 'ps5';
    await enliven();
    expect([colour().value, platform().value]).toEqual(['', 'ps5']);
    expect(values(colour())).toEqual(['', 'red!', 'blue', 'black']);
    expect(button().className).toContain('wc-variation-selection-needed');
  });

  it('hides the empty option of a theme that wants none, until nothing is chosen', async () => {
    colour().dataset.show_option_none = 'no';
    await enliven();
    choose(colour(), 'red');
    expect(values(colour())).toEqual(['red', 'blue', 'black']);
    act({ type: 'click', target: find('.reset_variations'), submitter: null });
    expect([values(colour()), colour().value]).toEqual([['', 'red', 'blue', 'black'], '']);
  });

  it('announces an incomplete choice to other scripts', async () => {
    await enliven();
    const log = listen();
    choose(colour(), 'red');
    expect(log).toEqual([
      'change variation_id',
      'clear_reset_announcement',
      'woocommerce_variation_select_change',
      'update_variation_values',
      'woocommerce_update_variation_values',
      ':narrowed',
      'reset_image',
      'hide_variation@single_variation',
      'reset_data',
      ':reset',
      'check_variations',
      'woocommerce_variation_has_changed',
      'change pa_colour',
    ]);
    expect(id()).toBe('');
    expect(find('.reset_variations').style.visibility).toBe('visible');
  });

  it('announces a match, and 300 ms later that it is shown', async () => {
    await enliven();
    choose(colour(), 'red');
    const log = listen();
    choose(platform(), 'ps5');
    expect(log).toEqual([
      'change variation_id',
      'clear_reset_announcement',
      'woocommerce_variation_select_change',
      'update_variation_values',
      'woocommerce_update_variation_values',
      ':narrowed',
      'change variation_id',
      'change text',
      'found_variation 202',
      ':found 202',
      'check_variations',
      'woocommerce_variation_has_changed',
      'change pa_platform',
    ]);
    log.length = 0;
    await clock.advance(299);
    expect(log).toEqual([]);
    await clock.advance(1);
    expect(log).toEqual(['show_variation@single_variation 202 true', ':shown 202 true']);
  });

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

  it('gives back the originals after several variations, too', async () => {
    await enliven();
    choose(platform(), 'ps5');
    for (const name of ['red', 'blue', 'black', '']) choose(colour(), name);
    expect([image().getAttribute('src'), find('.sku').textContent, quantity().min]).toEqual([
      '/cover/controller?width=600',
      'controller',
      '1',
    ]);
  });

  it('shows nothing of a match that another script undoes during its announcement', async () => {
    for (const undo of [() => find('.variation_id'), () => form()]) {
      stop?.();
      showFixture('variations');
      await enliven();
      choose(colour(), 'red');
      const log = listen();
      jQuery(undo()).one(undo() === form() ? 'found_variation' : 'change', () => {
        if (undo() === form() || id()) choose(platform(), '');
        else jQuery(undo()).one('change', () => choose(platform(), ''));
      });
      choose(platform(), 'ps5');
      await clock.advance(1000);
      expect([id(), single().style.display, button().className.includes('disabled')]).toEqual(['', 'none', true]);
      expect(log.filter((line) => line.startsWith(':shown'))).toEqual([]);
      if (undo() !== form()) expect(log.filter((line) => /found/.test(line))).toEqual([]);
    }
  });

  it('shows nothing if the choice is cleared within 300 ms', async () => {
    await enliven();
    choose(colour(), 'red');
    choose(platform(), 'ps5');
    await clock.advance(200);
    const log = listen();
    choose(platform(), '');
    await clock.advance(1000);
    expect(log.filter((line) => /shown|show_variation/.test(line))).toEqual([]);
    expect([single().style.display, single().ariaBusy]).toEqual(['none', null]);
    expect(button().className).toContain('disabled');
  });

  it('shows only the second of two quick choices', async () => {
    await enliven();
    choose(colour(), 'red');
    choose(platform(), 'ps5');
    await clock.advance(200);
    const log = listen();
    choose(colour(), 'black');
    await clock.advance(1000);
    expect(log.filter((line) => line.startsWith(':shown'))).toEqual([':shown 205 true']);
  });

  it('shows the changes that another script makes to the variation when it is found', async () => {
    await enliven();
    jQuery(form()).on('found_variation', (_event, variation) => {
      variation.price_html = '<b>£1</b>';
    });
    choose(colour(), 'red');
    choose(platform(), 'ps5');
    expect(find('.woocommerce-variation-price').innerHTML).toBe('<b>£1</b>');
  });

  it('goes on when another script fails', async () => {
    const reported: unknown[] = [];
    vi.stubGlobal('reportError', (cause: unknown) => reported.push(cause));
    await enliven();
    jQuery(form()).on('found_variation', () => {
      throw new Error('a plugin’s mistake');
    });
    choose(colour(), 'red');
    choose(platform(), 'ps5');
    expect(find('.woocommerce-variation-price').textContent).toBe('£54.99');
    expect(reported).toEqual([new Error('a plugin’s mistake')]);
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
    // This one is sold one by one.
    choose(colour(), 'blue');
    expect([find('.variations_button .quantity').style.display, find('.quantity').style.display]).toEqual(['none', '']);
  });

  it('hears a change that a script triggers through jQuery alone', async () => {
    await enliven();
    jQuery('#pa_colour').val('blue').trigger('change');
    expect(values(platform())).toEqual(['', 'ps5']);
  });

  it('does not take a plugin’s own select for an attribute', async () => {
    form().insertAdjacentHTML('beforeend', '<select id="gift"><option>No</option><option>Yes</option></select>');
    await enliven();
    const log = listen();
    choose(find<HTMLSelectElement>('#gift'), 'Yes');
    expect(log).toEqual(['change gift']);
  });

  it('clears other choices when a script sets an impossible one, keeps the newest, and announces it', async () => {
    await enliven();
    choose(colour(), 'blue');
    platform().append(option('xbox'));
    const log = listen();
    choose(platform(), 'xbox');
    expect([colour().value, platform().value]).toEqual(['', 'xbox']);
    expect(log).toContain('change pa_colour');
    const notice = find('.single_variation + div[role="alert"] > p.wc-no-matching-variations.woocommerce-info');
    expect(notice.textContent).toBe('There is no product for this choice. Please choose another one.');
    choose(platform(), '');
    expect(document.querySelector('.wc-no-matching-variations')).toBeNull();
  });

  it('clears a later attribute for an earlier one that was set after it', async () => {
    await enliven();
    choose(platform(), 'xbox');
    colour().append(option('blue'));
    choose(colour(), 'blue');
    expect([colour().value, platform().value]).toEqual(['blue', '']);
  });

  it('handles values with quotes and script text, and an attribute with two selects', async () => {
    const value = `"><img src=x onerror="alert(1)">&amp;'`;
    for (const select of [colour(), colour().cloneNode(true) as HTMLSelectElement]) {
      select.append(option(value), option(value));
      if (!select.isConnected) form().querySelector('tbody')?.append(select);
    }
    form().dataset.product_variations = JSON.stringify([
      ...list(),
      {
        variation_id: 9,
        attributes: { attribute_pa_colour: value, attribute_pa_platform: '' },
        price_html: '<b>£9</b>',
        sku: value,
      },
    ]);
    await enliven();
    for (const select of document.querySelectorAll<HTMLSelectElement>('select[name="attribute_pa_colour"]'))
      choose(select, value);
    choose(platform(), 'xbox');
    expect([id(), find('.sku').textContent]).toEqual(['9', value]);
    expect(document.querySelectorAll('img')).toHaveLength(1);
    expect(values(colour()).filter((one) => one === value)).toHaveLength(2);
  });
});

describe('the picture', () => {
  it('is the gallery’s own if it contains the variation’s picture: its thumbnail is pressed', async () => {
    find('.woocommerce-product-gallery').insertAdjacentHTML(
      'beforeend',
      '<ol class="flex-control-nav"><li><img id="first" src="/cover/controller?width=100"></li><li><img id="red" src="/cover/controller?colour=red&amp;width=100"></li></ol>',
    );
    const pressed: string[] = [];
    find('.flex-control-nav').addEventListener('click', ({ target }) => pressed.push((target as Element).id));
    await enliven();
    await clock.advance(20);
    choose(colour(), 'red');
    choose(platform(), 'ps5');
    await clock.advance(20);
    expect([image().getAttribute('src'), pressed]).toEqual(['/cover/controller?width=600', ['red']]);
    choose(colour(), 'black');
    await clock.advance(20);
    expect(find('#first').getAttribute('src')).toBe('/cover/controller?colour=black&width=100');
    choose(platform(), '');
    await clock.advance(20);
    expect(pressed).toEqual(['red', 'first', 'first']);
    expect(find('#first').getAttribute('src')).toBe('/cover/controller?width=100');
    // A reset shows the original several times in a row.
    choose(colour(), 'red');
    choose(platform(), 'ps5');
    await clock.advance(20);
    act({ type: 'click', target: find('.reset_variations'), submitter: null });
    await clock.advance(20);
    expect(pressed).toEqual(['red', 'first', 'first', 'red', 'first']);
  });

  it('changes the gallery’s first thumbnail too, and back, also if a variation is selected from the start', async () => {
    const slide =
      '<div class="woocommerce-product-gallery__image" data-thumb="/cover/back?width=100"><img src="/cover/back?width=600"></div>';
    find('.woocommerce-product-gallery__wrapper').insertAdjacentHTML('beforeend', slide);
    const thumb = async () => {
      await clock.advance(100);
      await settle();
      return find('.flex-control-thumbs img').getAttribute('src');
    };
    colour().value = 'red';
    platform().value = 'ps5';
    await enliven(false);
    adoptGallery(find('.woocommerce-product-gallery'));
    expect(await thumb()).toBe('/cover/controller?colour=red&width=100');
    for (const name of ['black', 'red']) {
      choose(colour(), name);
      choose(platform(), 'ps5');
      expect(await thumb()).toBe(`/cover/controller?colour=${name}&width=100`);
      choose(platform(), '');
      expect(await thumb()).toBe('/cover/controller?width=100');
    }
  });

  it('that does not load gives way to the original', async () => {
    await enliven();
    choose(colour(), 'red');
    choose(platform(), 'ps5');
    image().dispatchEvent(new Event('error'));
    expect(image().getAttribute('src')).toBe('/cover/controller?width=600');
    expect(find('.woocommerce-product-gallery__image a').getAttribute('href')).toBe('/cover/controller?width=1000');
  });

  it('is announced to the gallery once, after 20 ms', async () => {
    await enliven();
    await clock.advance(20);
    const log: string[] = [];
    jQuery('.woocommerce-product-gallery').on(
      'woocommerce_gallery_reset_slide_position woocommerce_gallery_init_zoom',
      ({ type }) => log.push(type),
    );
    addEventListener('resize', () => log.push('resize'), { once: true });
    choose(colour(), 'red');
    choose(platform(), 'ps5');
    await clock.advance(19);
    expect(log).toEqual([]);
    await clock.advance(1);
    expect(log).toEqual(['resize', 'woocommerce_gallery_reset_slide_position', 'woocommerce_gallery_init_zoom']);
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

  it('keeps its player from the match on, which may be playing', async () => {
    await enliven();
    choose(colour(), 'red');
    choose(platform(), 'ps5');
    const player = single().firstElementChild;
    await clock.advance(300);
    expect(single().firstElementChild).toBe(player);
  });
});

describe('buying', () => {
  const press = () => !button().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  const submit = () => !form().dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));

  it('needs a complete choice: the shopper is told, and nothing is sent', async () => {
    await enliven();
    expect([press(), submit()]).toEqual([true, true]);
    expect(alerts).toEqual(Array(2).fill('Please choose all options first.'));
    expect(act({ type: 'submit', target: form(), submitter: button() })).toBeUndefined();
  });

  it('needs an available variation', async () => {
    setPage({ globals: { wc_add_to_cart_variation_params: { i18n_unavailable_text: 'Nicht lieferbar' } } });
    await enliven();
    choose(colour(), 'red');
    choose(platform(), 'xbox');
    expect([press(), submit()]).toEqual([true, true]);
    expect(alerts).toEqual(['Nicht lieferbar', 'Nicht lieferbar']);
  });

  it('is then left to the browser at once', async () => {
    await enliven();
    choose(colour(), 'red');
    choose(platform(), 'ps5');
    expect([press(), submit(), alerts]).toEqual([false, false, []]);
    expect(act({ type: 'submit', target: form(), submitter: button() })).toBe(false);
  });

  it('leaves other plugins’ buttons alone', async () => {
    form().insertAdjacentHTML('beforeend', '<button name="wishlist">♥</button>');
    await enliven();
    expect(act({ type: 'submit', target: form(), submitter: find('[name="wishlist"]') })).toBe(false);
    expect(alerts).toEqual([]);
  });
});

describe('the reset link', () => {
  it('is shown with a choice, even if the theme has hidden it, and out of sight without one', async () => {
    const link = find('.reset_variations');
    link.style.display = 'none';
    await enliven();
    expect([link.style.display, link.style.visibility]).toEqual(['none', 'hidden']);
    choose(colour(), 'red');
    expect([link.style.display, link.style.visibility]).toEqual(['', 'visible']);
  });

  it('clears every select, announces it, and moves the focus to the first', async () => {
    await enliven();
    choose(colour(), 'red');
    choose(platform(), 'ps5');
    const log = listen();
    act({ type: 'click', target: find('.reset_variations'), submitter: null });
    expect([colour().value, platform().value, id()]).toEqual(['', '', '']);
    expect(find('.reset_variations_alert').textContent).toBe('Your choice was cleared. Please choose again.');
    expect(document.activeElement).toBe(colour());
    expect(log.filter((line) => line.startsWith('change pa_'))).toEqual(['change pa_colour', 'change pa_platform']);
    expect(log.slice(-6)).toEqual([
      'announce_reset',
      'reset_image',
      'hide_variation@single_variation',
      'reset_data',
      ':reset',
      'reset_focus',
    ]);
    choose(colour(), 'red');
    expect(find('.reset_variations_alert').textContent).toBe('');
  });

  it('is a button for the keyboard', async () => {
    await enliven();
    const link = find('.reset_variations');
    let presses = 0;
    link.addEventListener('click', () => presses++);
    link.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }));
    expect([link.getAttribute('role') ?? link.role, presses]).toEqual(['button', 1]);
  });

  it('can be pressed through jQuery, which presses no links, and resets once at a real press', async () => {
    await enliven();
    choose(colour(), 'red');
    jQuery('.reset_variations').trigger('click');
    expect(colour().value).toBe('');
    choose(colour(), 'red');
    const log = listen();
    const link = find('.reset_variations');
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    act({ type: 'click', target: link, submitter: null });
    expect(log.filter((line) => line === 'announce_reset')).toHaveLength(1);
  });
});

describe('other scripts’ commands', () => {
  const command = (event: string, ...args: unknown[]) => jQuery(form()).trigger(event, args);

  it('check_variations checks again, also a given choice', async () => {
    await enliven();
    colour().value = 'red';
    platform().value = 'ps5';
    const log = listen();
    command('check_variations');
    expect(id()).toBe('202');
    expect(log.filter((line) => line === 'check_variations')).toHaveLength(1);
    command('check_variations', { attribute_pa_colour: 'black', attribute_pa_platform: 'xbox' });
    expect(id()).toBe('205');
  });

  it('check_variations takes a choice as WooCommerce’s own script hands it over', async () => {
    await enliven();
    command('check_variations', {
      count: 2,
      chosenCount: 2,
      data: { attribute_pa_colour: 'red', attribute_pa_platform: 'ps5' },
    });
    expect(id()).toBe('202');
  });

  it('reload_product_variations reads the list anew', async () => {
    await enliven();
    jQuery(form()).data('product_variations', [
      { variation_id: 77, attributes: { attribute_pa_colour: 'red', attribute_pa_platform: 'ps5' } },
    ]);
    command('reload_product_variations');
    choose(colour(), 'red');
    choose(platform(), 'ps5');
    expect([values(colour()), id()]).toEqual([['', 'red'], '77']);
    jQuery(form()).data('product_variations', false);
    command('reload_product_variations');
    // As WooCommerce's script does, it looks at once; and a choice asks again.
    expect(asked).toHaveLength(1);
    choose(platform(), 'ps5');
    expect(asked).toHaveLength(2);
  });

  it('reload_product_variations shows the new price of the chosen variation at once', async () => {
    await enliven();
    choose(colour(), 'red');
    choose(platform(), 'ps5');
    jQuery(form()).data(
      'product_variations',
      list().map((one) => ({ ...one, price_html: '<b>£1</b>' })),
    );
    command('reload_product_variations');
    expect([id(), find('.woocommerce-variation-price').innerHTML]).toEqual(['202', '<b>£1</b>']);
  });

  it('found_variation shows a variation; it is not told twice', async () => {
    await enliven();
    const log = listen();
    command('found_variation', { ...list()[0], variation_id: 55, price_html: 'special' });
    expect([id(), single().textContent?.trim()]).toEqual(['55', 'special']);
    expect(log.filter((line) => /found/.test(line))).toEqual(['found_variation 55']);
    await clock.advance(300);
    expect(log.at(-1)).toBe(':shown 55 true');
  });

  it('reset_data removes the shown variation and the pending one', async () => {
    await enliven();
    choose(colour(), 'red');
    choose(platform(), 'ps5');
    const log = listen();
    command('reset_data');
    await clock.advance(1000);
    expect([single().style.display, find('.sku').textContent]).toEqual(['none', 'controller']);
    expect(log).toEqual(['reset_image', 'hide_variation@single_variation', 'reset_data']);
  });

  it('show_variation, hide_variation, reset_image, announce_reset, clear_reset_announcement and reset_focus do their part', async () => {
    await enliven();
    choose(colour(), 'red');
    choose(platform(), 'ps5');
    jQuery('.single_variation').trigger('hide_variation');
    expect(button().className).toContain('disabled');
    jQuery('.single_variation').trigger('show_variation', [list()[0], true]);
    expect(button().className).not.toContain('disabled');
    command('reset_image');
    expect(image().getAttribute('src')).toBe('/cover/controller?width=600');
    command('announce_reset');
    expect(find('.reset_variations_alert').textContent).not.toBe('');
    command('clear_reset_announcement');
    expect(find('.reset_variations_alert').textContent).toBe('');
    command('reset_focus');
    expect(document.activeElement).toBe(colour());
  });
});

describe('where the server is asked', () => {
  const variation = (): Variation => ({ variation_id: 202, attributes: {}, price_html: '<b>£5</b>' });
  const open = async () => {
    form().dataset.product_variations = 'false';
    await enliven();
    choose(colour(), 'red');
  };

  it('it is, when every attribute is chosen', async () => {
    await open();
    expect(asked).toEqual([]);
    answers = [async () => variation()];
    const log = listen();
    choose(platform(), 'ps5');
    expect(asked).toEqual([{ attribute_pa_colour: 'red', attribute_pa_platform: 'ps5', product_id: '201' }]);
    expect([form().className, form().ariaBusy, button().className.includes('disabled')]).toEqual([
      'variations_form cart processing',
      'true',
      true,
    ]);
    await clock.advance(0);
    expect([form().className, form().ariaBusy, id(), single().textContent?.trim()]).toEqual([
      'variations_form cart',
      null,
      '202',
      '£5',
    ]);
    await clock.advance(300);
    expect(log).toEqual([
      'change variation_id',
      'clear_reset_announcement',
      'check_variations',
      'woocommerce_variation_has_changed',
      'change pa_platform',
      'change variation_id',
      'change text',
      'found_variation 202',
      ':found 202',
      'show_variation@single_variation 202 true',
      ':shown 202 true',
    ]);
  });

  it('options are not narrowed, and a part of a choice is told', async () => {
    form().dataset.product_variations = 'false';
    await enliven();
    const log = listen();
    choose(colour(), 'blue');
    expect(values(platform())).toEqual(['', 'ps5', 'xbox']);
    expect(log.filter((line) => /values|narrowed|select_change/.test(line))).toEqual(['update_variation_values']);
  });

  it('what plugins keep as custom_data goes along', async () => {
    await open();
    jQuery(form()).data('custom_data', { lens: 'blue' });
    choose(platform(), 'ps5');
    expect(asked[0]).toMatchObject({ custom_data: { lens: 'blue' } });
  });

  it('a refused choice is said, and its options explain themselves from then on', async () => {
    await open();
    const log = listen();
    choose(platform(), 'xbox');
    await clock.advance(0);
    expect(find('.wc-no-matching-variations').textContent).toContain('no product');
    const optionOf = (name: string) => find<HTMLOptionElement>(`option[value="${name}"]`);
    expect([optionOf('xbox').getAttribute('label'), optionOf('xbox').disabled, optionOf('xbox').textContent]).toEqual([
      'Xbox (not made with your other choices)',
      false,
      'Xbox',
    ]);
    expect(log).toContain(':narrowed');
    answers = [async () => variation()];
    choose(platform(), 'ps5');
    await clock.advance(0);
    expect([optionOf('xbox').disabled, optionOf('ps5').disabled]).toEqual([true, false]);
    choose(colour(), 'blue');
    expect([optionOf('xbox').hasAttribute('label'), optionOf('xbox').disabled]).toEqual([false, false]);
    choose(colour(), 'red');
    expect(optionOf('xbox').hasAttribute('label')).toBe(true);
    stop?.();
    expect(optionOf('xbox').hasAttribute('label')).toBe(false);
  });

  it('the button says nothing while it is', async () => {
    await open();
    answers = [() => new Promise(() => {})];
    choose(platform(), 'ps5');
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    button().dispatchEvent(press);
    expect([press.defaultPrevented, alerts, asked.length]).toEqual([true, [], 1]);
    expect(button().className).toContain('disabled wc-variation-selection-needed');
  });

  it('only the newest choice’s answer counts', async () => {
    await open();
    let late: (variation: Variation) => void = () => {};
    answers = [() => new Promise((resolve) => (late = resolve)), async () => ({ ...variation(), variation_id: 203 })];
    choose(platform(), 'ps5');
    choose(platform(), 'xbox');
    await clock.advance(0);
    late(variation());
    await clock.advance(1000);
    expect(id()).toBe('203');
  });

  it('an answer that comes when the choice has gone is dropped', async () => {
    await open();
    let late: (variation: Variation) => void = () => {};
    answers = [() => new Promise((resolve) => (late = resolve))];
    choose(platform(), 'ps5');
    choose(platform(), '');
    late(variation());
    await clock.advance(1000);
    expect([id(), form().className, single().style.display]).toEqual(['', 'variations_form cart', 'none']);
  });

  it('a failure shows an error, leaves nothing covered, and the button tries again', async () => {
    await open();
    answers = [() => Promise.reject(new Error('offline')), async () => variation()];
    choose(platform(), 'ps5');
    await clock.advance(0);
    await until(() =>
      expect(find('.shop-islands-notice').textContent).toContain('The shop could not be asked about your choice.'),
    );
    expect([form().className, form().ariaBusy]).toEqual(['variations_form cart', null]);
    button().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    await clock.advance(0);
    expect([asked.length, id(), alerts]).toEqual([2, '202', []]);
  });
});

describe('a page that the browser brings back', () => {
  const show = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

  it('is looked at again', async () => {
    await enliven();
    colour().value = 'red';
    platform().value = 'ps5';
    show(false);
    expect(id()).toBe('202');
    const log = listen();
    show(false);
    expect(log).toEqual([]);
    show(true);
    expect(log).toContain('found_variation 202');
  });
});

describe('a form that leaves the page', () => {
  it('has all its options again, and answers to nothing', async () => {
    await enliven();
    choose(colour(), 'blue');
    stop?.();
    expect(values(platform())).toEqual(['', 'ps5', 'xbox']);
    const log = listen();
    choose(colour(), 'red');
    jQuery(form()).trigger('check_variations');
    await clock.advance(1000);
    expect(log).toEqual(['change pa_colour', 'check_variations']);
  });

  it.each([
    ['its start', () => void jQuery(form()).trigger('check_variations')],
    ['the next choice', () => choose(colour(), 'red')],
  ])('is as printed, and WooCommerce’s own, once its delayed script has come: told by %s', async (_what, tell) => {
    const { originals } = setPage();
    await enliven();
    choose(colour(), 'blue');
    expect(values(platform())).toEqual(['', 'ps5']);
    originals.add(ORIGINAL_VARIATIONS);
    const log = listen();
    tell();
    expect([values(platform()), log]).toEqual([
      ['', 'ps5', 'xbox'],
      [expect.stringMatching(/^(check_variations|change pa_colour)$/)],
    ]);
    button().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    await clock.advance(1000);
    expect([log.length, alerts]).toEqual([1, []]);
    // Leaving the page, it has nothing to put back into another script's selects.
    platform().options[2]?.remove();
    stop?.();
    expect(values(platform())).toEqual(['', 'ps5']);
    setPage();
  });

  it('is not adopted twice', async () => {
    await enliven();
    expect(adopt(form())).toBeUndefined();
  });

  it('can come back', async () => {
    await enliven();
    stop?.();
    await enliven();
    choose(colour(), 'blue');
    expect(values(platform())).toEqual(['', 'ps5']);
    const log = listen();
    jQuery(form()).trigger('check_variations');
    expect(log.filter((line) => line === 'reset_data')).toHaveLength(1);
  });
});

describe('the store', () => {
  const create = (
    variations: readonly Variation[] | null,
    ask = async (): Promise<Variation | undefined> => undefined,
  ) => {
    const states: string[] = [];
    const failures: unknown[] = [];
    const names = ['a', 'b'];
    const onState = ({ kind, variation }: VariationState) =>
      states.push(kind + (variation ? ` ${variation.variation_id}` : ''));
    const known = createKnownVariations(names, variations);
    const store = createVariationStore({
      names,
      known,
      ask,
      after: clock.after,
      onState,
      onFailure: (cause) => failures.push(cause),
    });
    return { store, known, states, failures };
  };
  const one: Variation = { variation_id: 1, attributes: { a: 'x', b: '' } };

  it('goes from nothing over a part to a match that is shown', async () => {
    const { store, states } = create([one]);
    expect(store.$state.get()).toEqual({ kind: 'nothing' });
    store.choose({ a: 'x' });
    store.choose({ a: 'x', b: 'y' });
    await clock.advance(300);
    store.reset();
    expect(states).toEqual(['incomplete', 'found 1', 'shown 1', 'nothing']);
    expect(store.$chosen.get()).toEqual({});
  });

  it('notifies again about a choice with the same result', () => {
    const { store, states } = create([one]);
    store.choose({ a: 'z', b: 'y' });
    store.choose({ a: 'z', b: 'y' });
    expect(states).toEqual(['none', 'none']);
  });

  it('learns what the server refuses, and forgets it with a new list', async () => {
    const { store, known, states } = create(null);
    store.choose({ a: 'x', b: 'y' });
    await clock.advance(0);
    expect(states).toEqual(['loading', 'none']);
    expect([
      known.isImpossible({ a: 'x', b: 'y' }),
      known.isImpossible({ a: 'x', b: 'z' }),
      known.remaining({}),
    ]).toEqual([true, false, undefined]);
    known.replace([one]);
    expect([known.asksServer(), known.isImpossible({ a: 'x', b: 'y' })]).toEqual([false, false]);
  });

  it('takes no choice that the server has found for one that it refuses', async () => {
    const { store, known, states } = create(null, async () => one);
    store.choose({ a: 'x', b: 'y' });
    await clock.advance(0);
    expect(states).toEqual(['loading', 'found 1']);
    expect(known.isImpossible({ a: 'x', b: 'y' })).toBe(false);
  });

  it('hands a failure over', async () => {
    const { store, states, failures } = create(null, () => Promise.reject('down'));
    store.choose({ a: 'x', b: 'y' });
    await clock.advance(0);
    expect([states, failures]).toEqual([['loading', 'failed'], ['down']]);
  });

  it('forgets what it waited for when it is cancelled', async () => {
    const { store, states } = create([one]);
    store.choose({ a: 'x', b: 'y' });
    store.cancel();
    await clock.advance(1000);
    expect(states).toEqual(['found 1', 'incomplete']);
  });
});

it('the fixture’s list is what a server would print', () => {
  expect(readFileSync('widgets/variations/fixture.html', 'utf8')).toContain(
    'data-product_variations="[{&quot;attributes',
  );
});
