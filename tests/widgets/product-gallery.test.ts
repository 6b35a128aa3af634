import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installJQuery } from '../../src/bridge/jquery/bridge';
import type { JQueryBridge } from '../../src/bridge/jquery/types';
import type { EnhanceIsland, Intent } from '../../src/island/types';
import { isOn } from '../../src/rules/values';
import island from '../../widgets/product-gallery';
import { readCarousel, readPicture, readSlides, readThumb } from '../../widgets/product-gallery/read';
import { nearest, zoomShift } from '../../widgets/product-gallery/rules';
import { find, showFixture } from '../helpers/fixture';
import { setPage } from '../helpers/page';
import { settle, until } from '../helpers/settle';

const { adopt, onIntent } = island as Required<EnhanceIsland>;
const gallery = () => find('.woocommerce-product-gallery');
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const dialog = () => document.querySelector('dialog');
const click = (target: HTMLElement) => onIntent({ type: 'click', target, submitter: null } as unknown as Intent);
/** Presses what opens the big pictures, and waits for them: their code comes with the press. */
async function open(target: HTMLElement): Promise<void> {
  expect(click(target)).toBeUndefined();
  await until(() => expect(dialog()).not.toBeNull());
}

beforeEach(() => {
  showFixture('product-gallery');
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  Element.prototype.scrollTo = () => {};
});

describe('the gallery’s rules', () => {
  it('move an enlarged picture from one edge to the other, never past them', () => {
    expect([0, 150, 300, 999, -5].map((pointer) => zoomShift(pointer, 300, 1200))).toEqual([-0, -450, -900, -900, -0]);
  });

  it('do not move a picture that has not come yet or is smaller than its frame', () => {
    expect(zoomShift(100, 300, 0)).toBe(0);
    expect(zoomShift(100, 0, 0)).toBe(0);
  });

  it('find the nearest position, and the earlier of two equally near', () => {
    expect([nearest([0, 2], 1), nearest([0, 4, 5], 3), nearest([2], 0), nearest([], 1)]).toEqual([0, 4, 2, -1]);
  });

  it('take a feature as on unless the theme has switched it off', () => {
    expect(['1', true, undefined, '', '0', false, null].map(isOn)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('a slide', () => {
  it('is read with its picture in full size', () => {
    expect(readPicture(readSlides(gallery())[0] as Element)).toEqual({
      src: '/cover/wireless-controller-1.svg',
      width: 1200,
      alt: 'Wireless Controller',
      caption: 'From the <em>front</em>',
    });
  });

  it('has the picture of its link when its attributes are missing or broken', () => {
    document.body.innerHTML = '<div><a href="/a.jpg"><img data-large_image_width="wide"></a></div>';
    expect(readPicture(find('div'))).toEqual({ src: '/a.jpg', width: 0, alt: '', caption: '' });
    expect(readThumb(find('div'))).toEqual({ src: '', alt: '' });
  });

  it('has no picture when it has no link or no image', () => {
    for (const html of ['<img src="/placeholder.png">', '<a href="/video.mp4">Video</a>', '']) {
      document.body.innerHTML = `<div>${html}</div>`;
      expect(readPicture(find('div'))).toBeUndefined();
    }
  });
});

describe('a gallery', () => {
  it('is visible at once', () => {
    adopt(gallery());
    expect(gallery().style.opacity).toBe('1');
    expect(gallery().style.transition).toBe('none');
  });

  it('is visible even when it is empty', () => {
    gallery().replaceChildren();
    adopt(gallery());
    expect(gallery().style.opacity).toBe('1');
    expect(gallery().querySelector('a, button')).toBeNull();
  });

  it('has a thumbnail for each picture, named by its text or its number', () => {
    adopt(gallery());
    const thumbs = all('.flex-control-thumbs li button img') as HTMLImageElement[];
    expect(thumbs.map((image) => image.getAttribute('src'))).toEqual(
      [1, 2, 3].map((number) => `/cover/wireless-controller-${number}-100.svg`),
    );
    expect(thumbs.map(({ alt }) => alt)).toEqual([
      'Wireless Controller',
      'Wireless Controller, from the back',
      'In the box',
    ]);
  });

  it('marks the picture that is shown, and makes the others inert', () => {
    adopt(gallery());
    all('.flex-control-thumbs button')[1]?.click();
    expect(all('.flex-control-thumbs button').map(({ ariaCurrent }) => ariaCurrent)).toEqual([null, 'true', null]);
    expect(readSlides(gallery()).map((slide) => slide.inert)).toEqual([true, false, true]);
  });

  it.each([
    ['lower', 436, '12.75px', ''],
    ['higher', 456, '', '22.75px'],
    ['higher by more than the theme’s room', 500, '', '0px'],
    ['lower by more than themselves', 348, '', ''],
  ])('adjusts its spacing when its thumbnails are %s than the printed slides', (_, after, padding, gap) => {
    document.body.append(
      Object.assign(document.createElement('style'), { textContent: '.flex-viewport { margin-block-end: 30px }' }),
    );
    const heights = [448.75, after];
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return { height: this.matches('.flex-control-thumbs') ? 100 : (heights.shift() ?? after) } as DOMRect;
    });
    adopt(gallery());
    expect([find('.flex-control-thumbs').style.paddingBlockEnd, find('.flex-viewport').style.marginBlockEnd]).toEqual([
      padding,
      gap,
    ]);
  });

  it('takes the focus along from a picture that the shopper leaves by keyboard', () => {
    adopt(gallery());
    const [, link] = all('.woocommerce-product-gallery__image a') as [HTMLElement, HTMLElement];
    find('.woocommerce-product-gallery__image a').focus();
    all('.shop-islands-thumb')[1]?.click();
    expect(document.activeElement).toBe(link);
  });

  it('has no thumbnails for a single picture, but can be opened', async () => {
    for (const slide of readSlides(gallery()).slice(1)) slide.remove();
    adopt(gallery());
    expect(document.querySelector('.flex-control-thumbs')).toBeNull();
    expect(find('.woocommerce-product-gallery__trigger').role).toBe('button');
    await open(find('.woocommerce-product-gallery__image a'));
    expect(dialog()?.querySelectorAll('button')).toHaveLength(1);
    dialog()?.close();
  });

  it('has only the parts that the theme wants', () => {
    setPage({
      globals: { wc_single_product_params: { flexslider_enabled: '', photoswipe_enabled: '', zoom_enabled: '' } },
    });
    adopt(gallery());
    expect(document.querySelector('.flex-control-thumbs, .woocommerce-product-gallery__trigger')).toBeNull();
    expect(click(find('.woocommerce-product-gallery__image a'))).toBe(false);
  });

  it('has its parts once when it is adopted twice, and loses them when it is removed', () => {
    const before = gallery().innerHTML;
    const stop = adopt(gallery());
    expect(adopt(gallery())).toBe(stop);
    expect(all('.woocommerce-product-gallery__trigger')).toHaveLength(1);
    expect(all('.flex-control-thumbs')).toHaveLength(1);
    stop?.();
    const plain = (html: string) => html.replaceAll(/ (class|inert)="[^"]*"/g, '');
    expect(plain(gallery().innerHTML)).toBe(plain(before));
    adopt(gallery());
    expect(all('.woocommerce-product-gallery__trigger')).toHaveLength(1);
  });

  it('returns to the first picture when a variation changes that picture, and shows its thumbnail', async () => {
    adopt(gallery());
    all('.flex-control-thumbs button')[2]?.click();
    find('.woocommerce-product-gallery__image').dataset.thumb = '/cover/blue-100.svg';
    find('.wp-post-image').setAttribute('data-large_image', '/cover/blue.svg');
    await Promise.resolve();
    expect(all('.flex-control-thumbs button').map(({ ariaCurrent }) => ariaCurrent)).toEqual(['true', null, null]);
    expect(find('.flex-control-thumbs img').getAttribute('src')).toBe('/cover/blue-100.svg');
  });

  it('keeps a thumbnail that the variation script has set itself', async () => {
    adopt(gallery());
    find('.woocommerce-product-gallery__image').dataset.thumb = '/cover/blue-600.svg';
    find('.flex-control-thumbs img').setAttribute('src', '/cover/blue-100.svg');
    find('.wp-post-image').setAttribute('data-large_image', '/cover/blue.svg');
    await Promise.resolve();
    expect(find('.flex-control-thumbs img').getAttribute('src')).toBe('/cover/blue-100.svg');
  });
});

describe('the shop’s carousel options', () => {
  const setCarousel = (flexslider: Record<string, unknown>) =>
    setPage({ globals: { wc_single_product_params: { flexslider } } });
  const arrow = (name: 'prev' | 'next') => find<HTMLButtonElement>(`.flex-direction-nav .flex-${name}`);
  const shown = () => readSlides(gallery()).findIndex(({ inert }) => !inert);

  it('are WooCommerce’s defaults when the shop sets none', () => {
    const usual = { hasArrows: false, pager: 'thumbnails', isLoop: false, isAutoplay: false, delay: 7000 };
    expect([{}, { flexslider: null }, { flexslider: 'x' }].map(readCarousel)).toEqual([usual, usual, usual]);
  });

  it.each([
    [true, false],
    ['1', ''],
    ['true', 'false'],
  ])('may be printed as %s and %s for on and off', (on, off) => {
    expect(
      readCarousel({
        flexslider: { directionNav: on, controlNav: on, animationLoop: off, slideshow: on, slideshowSpeed: '4000' },
      }),
    ).toEqual({
      hasArrows: true,
      pager: 'dots',
      isLoop: false,
      isAutoplay: true,
      delay: 4000,
    });
    expect(readCarousel({ flexslider: { controlNav: off } }).pager).toBe('none');
  });

  it('can add arrows that stop at the ends', () => {
    setCarousel({ directionNav: true });
    adopt(gallery());
    expect([arrow('prev').ariaLabel, arrow('next').ariaLabel]).toEqual(['Previous picture', 'Next picture']);
    expect([arrow('prev').ariaDisabled, arrow('next').ariaDisabled]).toEqual(['true', 'false']);
    for (const at of [1, 2, 2]) {
      arrow('next').click();
      expect(shown()).toBe(at);
    }
    expect([arrow('prev').ariaDisabled, arrow('next').ariaDisabled, arrow('next').className]).toEqual([
      'false',
      'true',
      'flex-next flex-disabled',
    ]);
    arrow('prev').click();
    expect(shown()).toBe(1);
  });

  it('can add arrows that go round, with the shop’s names', () => {
    setCarousel({ directionNav: true, animationLoop: true, prevText: 'Zurück', nextText: 'Weiter' });
    adopt(gallery());
    expect(arrow('prev').ariaLabel).toBe('Zurück');
    arrow('prev').click();
    expect([shown(), arrow('next').ariaDisabled]).toEqual([2, 'false']);
    arrow('next').click();
    expect(shown()).toBe(0);
  });

  it('names arrows in words, where the shop prints a picture in them', () => {
    setCarousel({ directionNav: true, prevText: '<svg><path d="M0"/></svg>', nextText: '<b>Weiter</b> &rsaquo;' });
    adopt(gallery());
    expect([arrow('prev').ariaLabel, arrow('next').ariaLabel]).toEqual(['Previous picture', 'Weiter ›']);
  });

  it('can replace the thumbnails by numbered buttons, or by nothing', async () => {
    setCarousel({ controlNav: true });
    const stop = adopt(gallery());
    expect(all('.flex-control-paging button').map(({ textContent }) => textContent)).toEqual(['1', '2', '3']);
    all('.flex-control-paging button')[2]?.click();
    expect([shown(), all('.flex-control-thumbs').length]).toEqual([2, 0]);
    stop?.();
    expect(all('.flex-control-nav')).toEqual([]);
    setCarousel({ controlNav: false });
    adopt(gallery());
    expect(all('.flex-control-nav')).toEqual([]);
    await open(find('.woocommerce-product-gallery__trigger'));
    dialog()?.close();
  });

  describe('autoplay', () => {
    const pause = () => all('.shop-islands-gallery-controls > button')[0];
    let stop: (() => void) | undefined;
    beforeEach(() => {
      vi.useFakeTimers();
      vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));
      setCarousel({ slideshow: true, slideshowSpeed: 1000 });
      stop = adopt(gallery()) ?? undefined;
    });
    afterEach(() => {
      stop?.();
      vi.useRealTimers();
    });

    it('moves to the last picture, and no further', () => {
      vi.advanceTimersByTime(1000);
      expect(shown()).toBe(1);
      vi.advanceTimersByTime(9000);
      expect(shown()).toBe(2);
    });

    it('stops when the shopper pauses it', () => {
      pause()?.click();
      vi.advanceTimersByTime(5000);
      expect([shown(), pause()?.textContent]).toEqual([0, 'Play']);
      pause()?.click();
      vi.advanceTimersByTime(1000);
      expect(shown()).toBe(1);
    });

    it('waits while the big pictures are open', () => {
      click(find('.woocommerce-product-gallery__trigger'));
      vi.advanceTimersByTime(5000);
      expect(shown()).toBe(0);
      dialog()?.close();
    });

    it('does not move away from a variation’s picture', async () => {
      find('.wp-post-image').setAttribute('data-large_image', '/cover/blue.svg');
      await vi.advanceTimersByTimeAsync(5000);
      expect(shown()).toBe(0);
    });
  });

  it('never move the gallery when motion is to be reduced', () => {
    vi.useFakeTimers();
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {} }));
    setCarousel({ slideshow: true });
    const stop = adopt(gallery());
    vi.advanceTimersByTime(60_000);
    expect([shown(), find<HTMLButtonElement>('.shop-islands-gallery-controls > button').hidden]).toEqual([0, true]);
    stop?.();
    vi.useRealTimers();
  });
});

describe('a film among the pictures', () => {
  const trigger = () => find('.woocommerce-product-gallery__trigger');
  beforeEach(() => {
    readSlides(gallery())[1]?.replaceChildren(document.createElement('video'));
    adopt(gallery());
    all('.flex-control-thumbs button')[1]?.click();
  });

  it('makes the magnifier open the nearest picture', async () => {
    await open(trigger());
    expect(dialog()?.querySelector('h2')?.textContent).toBe('Picture 1 of 2');
    dialog()?.close();
  });

  it('never lets the magnifier follow its link, even when nothing opens', () => {
    for (const slide of readSlides(gallery())) slide.replaceChildren();
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    trigger().dispatchEvent(press);
    expect(press.defaultPrevented).toBe(true);
  });
});

describe('the big pictures', () => {
  const count = () => dialog()?.querySelector('h2')?.textContent;
  const image = () => dialog()?.querySelector('img');
  const key = (name: string) => dialog()?.dispatchEvent(new KeyboardEvent('keydown', { key: name }));

  it('open at the picture that was clicked, and go round with the arrow keys', async () => {
    adopt(gallery());
    find('.flex-control-thumbs li:nth-child(3) button').click();
    await open(find('.woocommerce-product-gallery__image:nth-child(3) a'));
    expect([count(), image()?.alt]).toEqual(['Picture 3 of 3', 'In the box']);
    key('ArrowRight');
    expect([count(), image()?.getAttribute('src')]).toEqual(['Picture 1 of 3', '/cover/wireless-controller-1.svg']);
    key('ArrowLeft');
    key('ArrowLeft');
    expect(count()).toBe('Picture 2 of 3');
    dialog()?.close();
  });

  it('do not open for a small picture that was pressed before the gallery had its row: the row then shows that picture', () => {
    adopt(gallery());
    expect(click(find('.woocommerce-product-gallery__image:nth-child(3) a'))).toBeUndefined();
    expect(find('.flex-active-slide')).toBe(find('.woocommerce-product-gallery__image:nth-child(3)'));
    expect(dialog()).toBeNull();
  });

  it('do not open for a small picture that has the focus by its press, and open for the next one', async () => {
    const link = find('.woocommerce-product-gallery__image:nth-child(3) a');
    link.focus();
    adopt(gallery());
    expect(document.activeElement).toBe(link);
    expect(find('.flex-active-slide')).toBe(link.parentElement);
    click(link);
    expect(dialog()).toBeNull();
    await open(link);
    dialog()?.close();
  });

  it('open for a picture that was reached by the keyboard before there was a row', async () => {
    const link = find('.woocommerce-product-gallery__image:nth-child(3) a');
    link.focus();
    adopt(gallery());
    link.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    await open(link);
    dialog()?.close();
  });

  it('show a caption as text', async () => {
    adopt(gallery());
    await open(find('.woocommerce-product-gallery__trigger'));
    expect(dialog()?.querySelector('figcaption')?.innerHTML).toBe('From the front');
    dialog()?.close();
  });

  it('give the focus back to the picture shown last, and let the page scroll again', async () => {
    adopt(gallery());
    await open(find('.woocommerce-product-gallery__image a'));
    expect(document.documentElement.style.overflow).toBe('hidden');
    key('ArrowRight');
    dialog()?.close();
    expect(dialog()).toBeNull();
    expect(document.documentElement.style.overflow).toBe('');
    expect(document.activeElement).toBe(find('.woocommerce-product-gallery__image:nth-child(2) a'));
  });

  it('give the focus back to the button that opened them', async () => {
    adopt(gallery());
    const button = find('.woocommerce-product-gallery__trigger');
    await open(button);
    dialog()?.close();
    expect(document.activeElement).toBe(button);
  });

  it('show the page’s picture when the big one does not load, and then its text', async () => {
    adopt(gallery());
    await open(find('.woocommerce-product-gallery__image a'));
    const missing = image() as HTMLImageElement;
    missing.dispatchEvent(new Event('error'));
    expect(missing.onerror).toBeNull();
    expect(missing.alt).toBe('Wireless Controller');
    dialog()?.close();
  });

  it('open once, whatever was clicked before their code loaded', async () => {
    adopt(gallery());
    for (const _press of [1, 2]) expect(click(find('.woocommerce-product-gallery__image a'))).toBeUndefined();
    await until(() => expect(dialog()).not.toBeNull());
    expect(all('dialog')).toHaveLength(1);
    dialog()?.close();
  });

  it('do not open for a gallery that has left the page meanwhile', async () => {
    const stop = adopt(gallery());
    click(find('.woocommerce-product-gallery__image a'));
    stop?.();
    await settle();
    expect(dialog()).toBeNull();
  });

  it('close when the gallery leaves the page', async () => {
    const stop = adopt(gallery());
    await open(find('.woocommerce-product-gallery__image a'));
    stop?.();
    expect(dialog()).toBeNull();
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('leave other links in the gallery to the browser', () => {
    find('.woocommerce-product-gallery__image').insertAdjacentHTML('beforeend', '<a href="/licence/">Licence</a>');
    adopt(gallery());
    expect(click(find('[href="/licence/"]'))).toBe(false);
    expect(dialog()).toBeNull();
  });

  it('are left to the plain link before the gallery is adopted', () => {
    expect(click(find('.woocommerce-product-gallery__image a'))).toBe(false);
  });
});

describe('a gallery with jQuery', () => {
  it('triggers events before and after its start, and obeys variation scripts', () => {
    const log: unknown[] = [];
    const commands: Record<string, (target: Element) => void> = {};
    installJQuery({
      trigger: (event, args, target) => void log.push([event, args.length, target]),
      on() {},
      onBubbling: (event, handler) => {
        commands[event] = handler;
      },
      onTriggeredChange() {},
    } as Partial<JQueryBridge> as JQueryBridge);
    void (island as Required<EnhanceIsland>).start();
    adopt(gallery());
    adopt(gallery());
    expect(log).toEqual([
      ['wc-product-gallery-before-init', 2, gallery()],
      ['wc-product-gallery-after-init', 2, gallery()],
    ]);
    all('.flex-control-thumbs button')[2]?.click();
    const current = () => all('.flex-control-thumbs button').findIndex(({ ariaCurrent }) => ariaCurrent);
    commands.woocommerce_gallery_init_zoom?.(gallery());
    expect(current()).toBe(2);
    commands.woocommerce_gallery_reset_slide_position?.(gallery());
    expect(current()).toBe(0);
    commands['flexslider-click']?.(find('.flex-control-thumbs li:nth-child(2) img'));
    expect(current()).toBe(1);
    for (const command of Object.values(commands)) command(document.body);
  });
});
