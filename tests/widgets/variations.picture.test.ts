import jQuery from 'jquery';
import { describe, expect, it } from 'vitest';
import { callMethod } from '../../src/bridge/jquery/methods';
import { emit } from '../../src/loader/status';
import { adopt as adoptGallery } from '../../widgets/product-gallery/enhance';
import { act } from '../../widgets/variations/enhance';
import { find } from '../helpers/fixture';
import { settle } from '../helpers/settle';
import { choose, clock, colour, enliven, form, freshForm, image, list, platform } from './variations.form';

freshForm();

describe('the picture of the chosen variation', () => {
  it('is shown by the gallery if the gallery contains it: its thumbnail is pressed', async () => {
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

  it('replaces the gallery’s first thumbnail too, and restores it, also if a variation is selected from the start', async () => {
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

  it.each([
    ['a variation that is shown in its first place', 'red'],
    ['none any more', undefined],
  ])('is shown by a gallery that comes after the choice of %s', async (_what, kept) => {
    const red = list().find(({ attributes }) => attributes.attribute_pa_colour === 'red')?.image;
    const slide = `<div class="woocommerce-product-gallery__image" data-thumb="${red?.gallery_thumbnail_src}"><img src="${red?.src}"></div>`;
    find('.woocommerce-product-gallery__wrapper').insertAdjacentHTML('beforeend', slide);
    await enliven();
    choose(colour(), 'red');
    choose(platform(), 'ps5');
    await clock.advance(20);
    expect(image().getAttribute('src')).toBe(red?.src);
    if (!kept) choose(platform(), '');
    const gallery = find('.woocommerce-product-gallery');
    adoptGallery(gallery);
    emit('ready', { island: 'product-gallery' }, gallery);
    await settle();
    await clock.advance(20);
    const thumbs = [...gallery.querySelectorAll('.flex-control-thumbs img')];
    expect([image(), ...thumbs].map((picture) => picture.getAttribute('src'))).toEqual([
      '/cover/controller?width=600',
      '/cover/controller?width=100',
      red?.gallery_thumbnail_src,
    ]);
    expect(thumbs.map((thumb) => thumb.classList.contains('flex-active'))).toEqual([!kept, !!kept]);
  });

  it('stays the one that another script has asked for, when the gallery comes after it', async () => {
    await enliven();
    callMethod('wc_variations_image_update', [form()], list()[0]);
    const shown = image().getAttribute('src');
    const gallery = find('.woocommerce-product-gallery');
    adoptGallery(gallery);
    emit('ready', { island: 'product-gallery' }, gallery);
    await settle();
    expect([image().getAttribute('src'), shown]).toEqual([list()[0]?.image?.src, list()[0]?.image?.src]);
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
