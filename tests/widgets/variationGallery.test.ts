/** Tests a variation's own gallery on the page, from a shopper's choice to the events that plugins hear. */
import jQuery from 'jquery';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepLegacyApi } from '../../src/actions/legacyApi';
import { methods } from '../../src/bridge/jquery/methods';
import { keepLegacyCalls } from '../../src/loader/legacyCalls';
import { ORIGINAL_PRODUCT } from '../../src/rules/originals';
import type { Variation } from '../../src/rules/variation';
import {
  adopt as adoptGallery,
  act as pressGallery,
  start as startGalleries,
} from '../../widgets/product-gallery/enhance';
import { productNodes } from '../../widgets/quick-view/page/product';
import { act, adopt, start } from '../../widgets/variations/enhance';
import { createClock, type FakeClock } from '../helpers/clock';
import { find } from '../helpers/fixture';
import { type FakePage, setPage } from '../helpers/page';
import { until } from '../helpers/settle';

type Way = 'template' | 'script' | 'global' | 'none';

const page = window as unknown as Record<string, unknown>;
const fn = jQuery.fn as unknown as Record<string, (this: unknown, ...args: unknown[]) => unknown>;

const slide = (picture: string, isFirst: boolean) =>
  `<div class="woocommerce-product-gallery__image" data-thumb="/cover/${picture}-100.svg"><a href="/cover/${picture}.svg"><img width="600" height="750" src="/cover/${picture}-600.svg" class="${isFirst ? 'wp-post-image' : ''}" alt="${picture}" data-large_image="/cover/${picture}.svg" data-large_image_width="1000"></a></div>`;
const galleryHtml = (...pictures: string[]) =>
  `<div class="woocommerce-product-gallery woocommerce-product-gallery--with-images images" data-columns="4" style="opacity: 0; transition: opacity .25s"><div class="woocommerce-product-gallery__wrapper">${pictures.map((picture, index) => slide(picture, !index)).join('')}</div></div>`;

const variation = (id: number, colour: string, html: string) => ({
  variation_id: id,
  attributes: { attribute_colour: colour },
  image_id: id + 1000,
  image: {
    src: `/cover/${colour}-600.svg`,
    full_src: `/cover/${colour}.svg`,
    gallery_thumbnail_src: `/cover/${colour}-100.svg`,
  },
  gallery_image_ids: html ? [1] : [],
  gallery_images_html: html,
});
const RED = variation(11, 'red', galleryHtml('red', 'red-side', 'red-back'));
const BLUE = variation(12, 'blue', galleryHtml('blue', 'blue-side'));
const BLACK = variation(13, 'black', '');
const PRINTED = galleryHtml('lamp', 'lamp-side');

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const wayBack = (way: Way) => {
  if (way === 'template') return `<template class="wc-product-gallery-default-template">${PRINTED}</template>`;
  if (way === 'script')
    return `<script type="text/template" class="wc-product-gallery-default-template">\n${PRINTED}</script>`;
  return '';
};

/** A product as the server prints it. */
const productHtml = (way: Way = 'template', id = 10, asksServer = false) =>
  `<div class="product" id="product-${id}">${PRINTED}<form class="variations_form cart" data-product_id="${id}" data-product_variations="${asksServer ? 'false' : escaped(JSON.stringify([RED, BLUE, BLACK]))}">${wayBack(way)}<div class="variations"><select name="attribute_colour" data-attribute_name="attribute_colour"><option value="">Choose</option><option>red</option><option>blue</option><option>black</option></select></div><a class="reset_variations" href="#">Clear</a><div class="single_variation_wrap"><div class="single_variation"></div><button class="single_add_to_cart_button">Add</button><input type="hidden" class="variation_id" name="variation_id"></div></form></div>`;

let clock: FakeClock;
let loader: FakePage;
const ends: (() => void)[] = [];

const product = (id = 10) => find(`#product-${id}`);
const form = (id = 10) => find('form', product(id));
const gallery = (id = 10) => find('.woocommerce-product-gallery', product(id));
const sources = (selector: string, id = 10) =>
  [...gallery(id).querySelectorAll(selector)].map(
    (image) => image.getAttribute('src')?.match(/cover\/(.*?)(-\d+)?\.svg/)?.[1],
  );
const pictures = (id?: number) => sources('.woocommerce-product-gallery__image img', id);
const thumbs = (id?: number) => sources('.flex-control-thumbs img', id);
const count = (selector: string) => document.querySelectorAll(selector).length;

beforeAll(async () => {
  setPage();
  page.jQuery = jQuery;
  await import('../../src/bridge/jquery/bridge');
  start();
  startGalleries();
});

beforeEach(() => {
  loader = setPage();
  clock = createClock();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  Element.prototype.scrollTo = () => {};
  delete page.wc_variation_gallery_defaults;
  delete fn.wc_variations_gallery_replace;
  jQuery(document.body).off('.test');
});

afterEach(() => {
  for (const end of ends.splice(0)) end();
  document.body.replaceChildren();
});

/** Runs the form. @param isMade the gallery's code is there, too */
async function enliven(id = 10, isMade = true, found: unknown = false): Promise<void> {
  if (isMade) ends.push(adoptGallery(gallery(id)));
  const end = adopt(form(id), { clock, getVariation: async () => (found || undefined) as Variation | undefined });
  ends.push(end as () => void);
  await clock.advance(200);
}

/** Chooses a colour, and waits for the pictures that are to be seen then. */
async function choose(colour: string, seen: string[], id = 10): Promise<void> {
  const select = find<HTMLSelectElement>('select', form(id));
  select.value = colour;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await until(() => expect(pictures(id)).toEqual(seen));
  await clock.advance(1000);
}

const RED_PICTURES = ['red', 'red-side', 'red-back'];
const BLUE_PICTURES = ['blue', 'blue-side'];
const OWN_PICTURES = ['lamp', 'lamp-side'];

async function show(way?: Way, isMade = true): Promise<void> {
  document.body.innerHTML = productHtml(way);
  await enliven(10, isMade);
}

describe('a variation’s own gallery', () => {
  it('takes the place of the product’s, with its slides, its thumbnails and the button of the big pictures', async () => {
    await show();
    await choose('red', RED_PICTURES);
    expect(thumbs()).toEqual(RED_PICTURES);
    expect(gallery().querySelectorAll('.flex-active-slide')).toHaveLength(1);
    expect([count('.woocommerce-product-gallery'), count('.woocommerce-product-gallery__trigger')]).toEqual([1, 1]);
    expect(form().getAttribute('current-image')).toBe('1011');
    expect(form().dataset.product_gallery_active).toBe('yes');
    expect(
      pressGallery({ type: 'click', target: find('a.woocommerce-product-gallery__trigger') } as never),
    ).toBeUndefined();
    await until(() => expect(find('dialog img').getAttribute('src')).toBe('/cover/red.svg'));
  });

  it.each<Way>(['template', 'script', 'global'])('at a reset gives way to the page’s, from a %s', async (way) => {
    if (way === 'global') page.wc_variation_gallery_defaults = { 10: PRINTED, 20: galleryHtml('other') };
    await show(way);
    const before = gallery().outerHTML;
    await choose('red', RED_PICTURES);
    act({ type: 'click', target: find('.reset_variations'), submitter: null });
    await clock.advance(1000);
    expect([pictures(), thumbs()]).toEqual([OWN_PICTURES, OWN_PICTURES]);
    expect(gallery().outerHTML).toBe(before);
    expect(form().getAttribute('current-image')).toBe('');
    expect('product_gallery_active' in form().dataset).toBe(false);
  });

  it('gives way to the page’s own for a variation without one, whose picture comes first there', async () => {
    await show();
    await choose('red', RED_PICTURES);
    await choose('black', ['black', 'lamp-side']);
    expect(thumbs()).toEqual(['black', 'lamp-side']);
    expect(form().getAttribute('current-image')).toBe('1013');
    await choose('', OWN_PICTURES);
    expect(thumbs()).toEqual(OWN_PICTURES);
  });

  it('puts the id of its first picture on the form, even if the variation’s data has no addresses for that picture', async () => {
    await show();
    await choose('red', RED_PICTURES);
    jQuery(form()).trigger('found_variation', [{ ...BLUE, image: {} }]);
    expect(pictures()).toEqual(BLUE_PICTURES);
    expect(form().getAttribute('current-image')).toBe('1012');
  });

  it('is there once after further choices, and stays the same element while its variation stays chosen', async () => {
    await show();
    for (const [colour, seen] of [
      ['red', RED_PICTURES],
      ['blue', BLUE_PICTURES],
      ['red', RED_PICTURES],
    ] as const)
      await choose(colour, [...seen]);
    const before = gallery();
    jQuery(form()).trigger('check_variations');
    await clock.advance(1000);
    expect(gallery()).toBe(before);
    expect(thumbs()).toEqual(RED_PICTURES);
    for (const part of ['gallery', 'gallery__trigger', 'gallery__wrapper'])
      expect(count(`.woocommerce-product-${part}`)).toBe(1);
    expect(count('.flex-control-thumbs')).toBe(1);
  });

  it('is to be seen before the gallery’s code has come, which is fetched', async () => {
    delete methods().wc_product_gallery;
    await show('template', false);
    await choose('red', RED_PICTURES);
    expect([gallery().style.opacity, gallery().style.transition]).toEqual(['1', 'none']);
    expect(thumbs()).toEqual([]);
    expect(loader.woken).toContain('product-page');
    expect(find('.wp-post-image').dataset.o_src).toBeUndefined();
  });

  it('is there if the variation is chosen from the start', async () => {
    document.body.innerHTML = productHtml();
    find<HTMLSelectElement>('select').value = 'blue';
    await enliven();
    await until(() => expect(pictures()).toEqual(BLUE_PICTURES));
  });

  it('comes with the server’s answer, too', async () => {
    document.body.innerHTML = productHtml('template', 10, true);
    await enliven(10, true, BLUE);
    await choose('blue', BLUE_PICTURES);
    expect(thumbs()).toEqual(BLUE_PICTURES);
    await choose('', OWN_PICTURES);
  });

  it('belongs to its own product where a page has two', async () => {
    document.body.innerHTML = productHtml('template', 10) + productHtml('script', 20);
    await enliven(10);
    await enliven(20);
    await choose('red', RED_PICTURES, 10);
    await choose('blue', BLUE_PICTURES, 20);
    expect([thumbs(10), thumbs(20)]).toEqual([RED_PICTURES, BLUE_PICTURES]);
    await choose('', OWN_PICTURES, 10);
    expect([thumbs(10), thumbs(20)]).toEqual([OWN_PICTURES, BLUE_PICTURES]);
  });

  it('is brought and taken away by each of two forms of a product', async () => {
    document.body.innerHTML = productHtml();
    const second = form().cloneNode(true) as HTMLElement;
    form().after(second);
    await enliven();
    ends.push(adopt(second, { clock, getVariation: async () => undefined }) as () => void);
    await clock.advance(200);
    await choose('red', RED_PICTURES);
    jQuery(second).trigger('reset_image');
    await until(() => expect(pictures()).toEqual(OWN_PICTURES));
    await choose('blue', BLUE_PICTURES);
  });

  it('does not come where the page has no gallery to go back to: its first picture comes first in the page’s own', async () => {
    await show('none');
    await choose('red', ['red', 'lamp-side']);
    await choose('', OWN_PICTURES);
  });

  it('is taken alone out of its HTML, and no script of that runs', async () => {
    document.body.innerHTML = productHtml();
    page.hasRun = false;
    await enliven();
    const html = `<p id="more"></p><script>window.hasRun = true</script>${galleryHtml('green').replace('</a>', '<svg><script>window.hasRun = true</script></svg></a>')}`;
    jQuery(form()).trigger('found_variation', [{ ...RED, gallery_images_html: html }]);
    await until(() => expect(pictures()).toEqual(['green']));
    expect([count('#more'), count('svg script'), page.hasRun]).toEqual([0, 0, false]);
  });
});

describe('the focus', () => {
  it('goes on to the new gallery when it was in the old one', async () => {
    await show();
    await choose('red', RED_PICTURES);
    for (const selector of ['.flex-control-thumbs button', '.woocommerce-product-gallery__trigger', 'a[href$="svg"]']) {
      find(selector, gallery()).focus();
      jQuery(form()).trigger('found_variation', [gallery().innerHTML.includes('red-back') ? BLUE : RED]);
      await clock.advance(1000);
      expect(gallery().contains(document.activeElement), selector).toBe(true);
    }
  });

  it('goes to the new gallery when the old one goes while its big pictures are open, and these are closed', async () => {
    await show();
    await choose('red', RED_PICTURES);
    const leave = adoptGallery(gallery());
    pressGallery({ type: 'click', target: find('.woocommerce-product-gallery__trigger') } as never);
    await until(() => expect(count('dialog')).toBe(1));
    jQuery(form()).trigger('found_variation', [BLUE]);
    leave();
    await until(() => expect(count('dialog')).toBe(0));
    expect(document.activeElement).toBe(find('.woocommerce-product-gallery__trigger'));
  });
});

const MOMENTS = ['before-destroy', 'before-init', 'after-init'];

/**
 * The events that a theme hears by delegation on the body, and the DOM events: each with the first picture at that
 * moment.
 */
function listen(): unknown[][] {
  const log: unknown[][] = [];
  const first = (target: Element) => target.querySelector('img')?.alt;
  jQuery(document.body).on(
    MOMENTS.map((moment) => `wc-product-gallery-${moment}.test`).join(' '),
    '.product > .woocommerce-product-gallery',
    (event: { type: string; currentTarget: Element }, own: Element, params: object) =>
      log.push([
        event.type,
        first(event.currentTarget),
        own === event.currentTarget,
        own.isConnected,
        Object.keys(params),
      ]),
  );
  const hear = ({ type, target }: Event) => log.push([type, first(target as Element)]);
  for (const moment of MOMENTS) {
    document.addEventListener(`island:gallery:${moment}`, hear);
    ends.push(() => document.removeEventListener(`island:gallery:${moment}`, hear));
  }
  return log;
}

describe('other scripts', () => {
  it('hear of the old gallery before it goes, and of the new one before and after its start, before found_variation', async () => {
    page.wc_single_product_params = { flexslider_enabled: '1' };
    await show();
    await choose('red', RED_PICTURES);
    const log = listen();
    jQuery(document.body).on('found_variation.test', () =>
      log.push(['found_variation', gallery().querySelector('img')?.alt]),
    );
    await choose('blue', BLUE_PICTURES);
    const params = ['flexslider_enabled'];
    expect(log).toEqual([
      ['wc-product-gallery-before-destroy', 'red', true, true, params],
      ['island:gallery:before-destroy', 'red'],
      ['wc-product-gallery-before-init', 'blue', true, true, params],
      ['island:gallery:before-init', 'blue'],
      ['wc-product-gallery-after-init', 'blue', true, true, params],
      ['island:gallery:after-init', 'blue'],
      ['found_variation', 'blue'],
    ]);
    delete page.wc_single_product_params;
  });

  it('hear nothing more while the gallery stays', async () => {
    await show();
    await choose('red', RED_PICTURES);
    const log = listen();
    jQuery(form()).trigger('check_variations');
    await clock.advance(1000);
    expect(log).toEqual([]);
  });

  it('of WooCommerce’s that run the gallery start the new one, and get the same events', async () => {
    await show('template', false);
    loader.originals.add(ORIGINAL_PRODUCT);
    const log = listen();
    const started: unknown[] = [];
    const before = fn.wc_product_gallery;
    fn.wc_product_gallery = function (...args) {
      started.push((this as Element[])[0], args.length);
      return this;
    };
    await choose('red', RED_PICTURES);
    expect(started).toEqual([gallery(), 1]);
    expect(log.map(([type]) => type)).toEqual(
      MOMENTS.flatMap((moment) => [`wc-product-gallery-${moment}`, `island:gallery:${moment}`]),
    );
    if (before) fn.wc_product_gallery = before;
    else delete fn.wc_product_gallery;
  });

  it('that replace the method are called for each gallery, and for the page’s own', async () => {
    const log: unknown[] = [];
    fn.wc_variations_gallery_replace = (html, one) => {
      log.push([html, one]);
      return true;
    };
    await show();
    await choose('red', OWN_PICTURES);
    await until(() => expect(log).toEqual([[RED.gallery_images_html, RED]]));
  });

  it('that call the method get true where a gallery is replaced', async () => {
    loader.takeCalls = keepLegacyCalls(() => {});
    await keepLegacyApi();
    await show();
    await choose('red', RED_PICTURES);
    const call = (...args: unknown[]) => fn.wc_variations_gallery_replace?.call(jQuery(form()), ...args);
    expect(call(galleryHtml('plugin'), BLACK)).toBe(true);
    expect([pictures(), form().getAttribute('current-image'), form().dataset.product_gallery_active]).toEqual([
      ['plugin'],
      '1013',
      'yes',
    ]);
    expect(call('', BLACK)).toBe(false);
    expect(call('<p>no gallery</p>', BLACK)).toBe(false);
    expect(call(PRINTED, false)).toBe(true);
    expect([pictures(), form().getAttribute('current-image'), form().dataset.product_gallery_active]).toEqual([
      OWN_PICTURES,
      '',
      undefined,
    ]);
    gallery().remove();
    expect(call(PRINTED, false)).toBe(false);
  });

  it('that have replaced the gallery for a variation get the page’s own back at a reset', async () => {
    await show();
    await choose('red', RED_PICTURES);
    await choose('black', ['black', 'lamp-side']);
    methods().wc_variations_gallery_replace?.([form()], ...([galleryHtml('plugin'), BLACK] as never[]));
    expect(pictures()).toEqual(['plugin']);
    await choose('', OWN_PICTURES);
  });
});

describe('a product in a quick view', () => {
  it.each<Way>(['template', 'script'])(
    'keeps the page’s own gallery that is printed in a %s, and loses its scripts',
    (way) => {
      const nodes = productNodes(
        `<main>${productHtml(way, 30).replace('</form>', '<script>1</script></form>')}</main>`,
      );
      document.body.append(...nodes);
      const kept = find('.wc-product-gallery-default-template', product(30));
      expect(kept.innerHTML.trim()).toBe(PRINTED);
      expect(count('script')).toBe(way === 'script' ? 1 : 0);
    },
  );
});
