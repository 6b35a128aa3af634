import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ORIGINAL } from '../../widgets/loop-swatches/contract';
import { safePicture } from '../../widgets/loop-swatches/rules';
import { visitAddress } from '../helpers/browser';
import { find, showFixture } from '../helpers/fixture';
import { type FakePage, setPage } from '../helpers/page';

type Enhance = typeof import('../../widgets/loop-swatches/enhance');
type Pictures = typeof import('../../widgets/loop-swatches/page/choicePicture');

interface Call {
  chosen: string[];
  answer(body: unknown, status?: number): Promise<void>;
  drop(): Promise<void>;
}

let page: FakePage;
let enhance: Enhance;
let pictures: Pictures;
/** Calls on the way, in order; each waits for its answer. */
let calls: Call[];

const settle = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};

beforeEach(async () => {
  visitAddress('/shop/');
  page = setPage({
    globals: { frontendApiSettings: { nonce: 'ab12cd34ef', ajaxurl: 'https://shop.example/wp-admin/admin-ajax.php' } },
  });
  calls = [];
  vi.stubGlobal(
    'fetch',
    (_url: string, { body }: { body: string }) =>
      new Promise((resolve, reject) => {
        calls.push({
          chosen: [...new URLSearchParams(body)]
            .filter(([name]) => name.startsWith('selectedData'))
            .map(([, value]) => value),
          async answer(answer, status = 200) {
            resolve(new Response(typeof answer === 'string' ? answer : JSON.stringify(answer), { status }));
            await settle();
          },
          async drop() {
            reject(new TypeError('Failed to fetch'));
            await settle();
          },
        });
      }),
  );
  vi.resetModules();
  enhance = await import('../../widgets/loop-swatches/enhance');
  pictures = await import('../../widgets/loop-swatches/page/choicePicture');
  showFixture('loop-swatches');
  enhance.start();
  adopt();
});

const adopt = () =>
  [...document.querySelectorAll<HTMLElement>('.shopengine_swatches')].map((group) => enhance.adopt(group));
const swatch = (value: string) => find(`[data-value="${CSS.escape(value)}"]`);
const press = (...values: string[]) =>
  values.forEach((value) => void enhance.press(swatch(value), pictures.showPicture));
const controller = () => find<HTMLImageElement>('.post-201 img');
const game = () => find<HTMLImageElement>('.post-140 img');
const src = (image: Element) => [image.getAttribute('src'), image.getAttribute('srcset')];
const found = (html: string) => ({ success: true, data: { variation_img_html: html } });
const covers = () => document.querySelectorAll('.shopengine-swatch-preloader,.preloader-shadow').length;

const RED =
  '<script>alert(1)</script><img width="300" src="https://shop.example/red.jpg" srcset="https://shop.example/red.jpg 300w, /red-2.jpg 600w" onerror="alert(1)"><img src="/other.jpg">';
const own = [
  '/cover/wireless-controller.svg',
  '/cover/wireless-controller.svg 300w, /cover/wireless-controller.svg?w=600 600w',
];

describe('a picture of the server’s', () => {
  it('is asked for once every group of the card has a selection', async () => {
    press('red');
    expect(calls).toEqual([]);
    press('gold');
    expect(calls.map(({ chosen }) => chosen)).toEqual([['attribute_pa_colour', 'red', 'attribute_pa_trim', 'gold']]);
  });

  it('replaces src and srcset of the thumbnail, by the first image of the answer', async () => {
    press('red', 'gold');
    await calls[0]?.answer(found(RED));
    expect(src(controller())).toEqual([
      'https://shop.example/red.jpg',
      'https://shop.example/red.jpg 300w, /red-2.jpg 600w',
    ]);
    expect(controller().hasAttribute('onerror')).toBe(false);
    expect(src(game())[0]).toBe('/cover/glasswing-saga.svg');
    expect(document.querySelector('script')).toBeNull();
  });

  it('without a srcset removes the old one', async () => {
    press('red', 'gold');
    await calls[0]?.answer(found('<img src="/red.jpg">'));
    expect(src(controller())).toEqual(['/red.jpg', null]);
  });

  it('is covered on its card alone while it is on the way, with the spinner 40 px above the centre', async () => {
    Object.defineProperties(controller(), {
      offsetTop: { value: 10 },
      offsetHeight: { value: 300 },
      offsetWidth: { value: 200 },
      offsetLeft: { value: 0 },
    });
    press('red', 'gold');
    const spinner = find('.post-201 a > .lds-spinner.shopengine-swatch-preloader.preloader-active');
    expect([spinner.style.top, spinner.style.left, spinner.childElementCount]).toEqual(['120px', '60px', 12]);
    expect(find('.post-201 .preloader-shadow.overlay-active').style.height).toBe('300px');
    expect(covers()).toBe(2);
    await calls[0]?.answer(found(RED));
    expect(covers()).toBe(0);
  });

  it('is asked for once: the same swatch pressed again changes nothing, and stays chosen', async () => {
    press('red', 'gold', 'gold');
    await calls[0]?.answer(found(RED));
    press('red', 'gold');
    expect(calls).toHaveLength(1);
    expect(swatch('gold').getAttribute('aria-checked')).toBe('true');
  });

  it('that comes late, after another choice, is dropped', async () => {
    press('red', 'gold', 'blue');
    await calls[1]?.answer(found('<img src="/blue.jpg">'));
    await calls[0]?.answer(found(RED));
    expect(src(controller())[0]).toBe('/blue.jpg');
    expect([covers(), page.problems]).toEqual([0, []]);
  });

  it('that comes while a newer one is on the way leaves the card covered', async () => {
    press('red', 'gold', 'blue');
    await calls[0]?.answer(found(RED));
    expect([covers(), src(controller())]).toEqual([2, own]);
    await calls[1]?.answer(found('<img src="/blue.jpg">'));
    expect([covers(), src(controller())[0]]).toEqual([0, '/blue.jpg']);
  });

  it('that does not exist leaves the card’s own picture', async () => {
    press('red', 'gold');
    await calls[0]?.answer(found(RED));
    press('blue');
    await calls[1]?.answer({ success: false, data: 'No image found' });
    expect([src(controller()), covers(), page.problems]).toEqual([own, 0, []]);
  });

  it.each<[string, unknown, number]>([
    ['a refused nonce', { success: false, data: 'Request denied' }, 200],
    ['a fatal error', '<h1>Critical error</h1>', 500],
    ['a page', '<h1>Maintenance</h1>', 200],
    ['null', 'null', 200],
    ['an image without an address', found('<img src="javascript:alert(1)">'), 200],
    ['no image', found('<p>Sold</p>'), 200],
  ])('answered by %s leaves the card’s own picture, and nothing covered', async (what, answer, status) => {
    press('red', 'gold');
    await calls[0]?.answer(found(RED));
    press('blue');
    await calls[1]?.answer(answer, status);
    expect([src(controller()), covers()]).toEqual([own, 0]);
    expect(page.problems).toHaveLength(/image/.test(what) ? 0 : 1);
  });

  it('can be asked for again after a failure', async () => {
    press('red', 'gold');
    await calls[0]?.drop();
    expect([covers(), page.problems.length]).toEqual([0, 1]);
    press('gold');
    await calls[1]?.answer(found(RED));
    expect(src(controller())[0]).toBe('https://shop.example/red.jpg');
  });

  it('that cannot be loaded is replaced by the card’s own, even if that fails too', async () => {
    press('red', 'gold');
    await calls[0]?.answer(found(RED));
    controller().dispatchEvent(new Event('error'));
    expect(src(controller())).toEqual(own);
    controller().dispatchEvent(new Event('error'));
    expect(src(controller())).toEqual(own);
  });

  it('is left to ShopEngine’s own script where that is at work', () => {
    page.originals.add(ORIGINAL);
    // ShopEngine's script sets this class before the island hears of the click.
    swatch('red').classList.add('selected');
    swatch('gold').classList.add('selected');
    press('gold');
    expect(calls).toEqual([]);
    expect(swatch('gold').getAttribute('aria-checked')).toBe('true');
  });

  it('is not asked for without a product', () => {
    find('.shopengine_loop_swatches_wrap').removeAttribute('data-product-id');
    press('red', 'gold');
    expect([calls, covers()]).toEqual([[], 0]);
  });

  it('goes to the first picture of a card whose theme has other class names; a card may have no picture', async () => {
    controller().className = 'theme';
    press('red', 'gold');
    await calls[0]?.answer(found('<img src="/red.jpg">'));
    expect(src(controller())[0]).toBe('/red.jpg');
    controller().remove();
    press('blue');
    await calls[1]?.answer(found(RED));
    expect(covers()).toBe(0);
  });

  it('is shown in the archive’s list view too, beside the card, and the visible picture is covered', async () => {
    const card = find('.post-201');
    card.outerHTML = `<li class="archive-product-container"><ul class="shopengine-archive-mode-grid"><li class="shopengine-archive-products__left-image"><a href="/product/wireless-controller/"><img src="/cover/wireless-controller.svg" class="attachment-201 size-201" alt=""></a></li>${card.outerHTML}</ul></li>`;
    adopt();
    const left = find<HTMLImageElement>('.shopengine-archive-products__left-image img');
    Object.defineProperty(controller(), 'offsetWidth', { value: 200 });
    press('red', 'gold');
    expect(controller().previousElementSibling?.className).toBe('preloader-shadow overlay-active');
    await calls[0]?.answer(found(RED));
    expect([src(left)[0], src(controller())[0]]).toEqual([
      'https://shop.example/red.jpg',
      'https://shop.example/red.jpg',
    ]);
    expect(src(game())[0]).toBe('/cover/glasswing-saga.svg');
  });

  it('sends values of quotes and script text as they are', () => {
    swatch('red').dataset.value = `"><script>'`;
    press('gold');
    enhance.press(find('.swatch'), pictures.showPicture);
    expect(calls[0]?.chosen).toEqual(['attribute_pa_colour', `"><script>'`, 'attribute_pa_trim', 'gold']);
  });
});

describe('pictures that the card carries', () => {
  const map = () => find('.shopengine_swatches_in_loop');

  it('replace the card’s picture, without a srcset and without a call', () => {
    press('deluxe');
    expect(src(game())).toEqual(['/cover/glasswing-saga.svg?edition=deluxe', null]);
    expect(swatch('deluxe').classList.contains('selected')).toBe(true);
    press('standard');
    expect(src(game())[0]).toBe('/cover/glasswing-saga.svg?edition=standard');
    expect(map().querySelectorAll('.selected')).toHaveLength(1);
    expect(calls).toEqual([]);
  });

  it('are replaced by the card’s own for a value without one', () => {
    press('deluxe', 'disc');
    expect(src(game())).toEqual(['/cover/glasswing-saga.svg', '/cover/glasswing-saga.svg 300w']);
  });

  it('leave pictures on swatches alone', () => {
    swatch('disc').innerHTML = '<img src="/disc.png" alt="">';
    press('deluxe');
    expect(swatch('disc').querySelector('img')?.getAttribute('src')).toBe('/disc.png');
  });

  it.each([
    '{"standard":{"src":"/x',
    '"text"',
    '{"deluxe":null}',
    '{"deluxe":{"src":"javascript:alert(1)"}}',
    '{"deluxe":{"src":7}}',
    '[]',
  ])('may be damaged: %s', (json) => {
    map().dataset.attribute = json;
    press('deluxe', 'standard', 'deluxe');
    expect(src(game())).toEqual(['/cover/glasswing-saga.svg', '/cover/glasswing-saga.svg 300w']);
    expect(page.problems).toHaveLength(/^(\{"standard|")/.test(json) ? 1 : 0);
  });

  it('do not mistake a value that is named like a property of every object', () => {
    swatch('disc').dataset.value = 'constructor';
    press('constructor');
    swatch('constructor').dataset.value = '__proto__';
    press('__proto__');
    expect(src(game())[0]).toBe('/cover/glasswing-saga.svg');
  });

  it('that cannot be loaded are replaced by the card’s own', () => {
    press('deluxe');
    game().dispatchEvent(new Event('error'));
    expect(src(game())).toEqual(['/cover/glasswing-saga.svg', '/cover/glasswing-saga.svg 300w']);
  });

  it('do not make the card forget its own picture when another script is quicker', async () => {
    swatch('deluxe').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    game().setAttribute('src', '/cover/glasswing-saga.svg?edition=deluxe');
    game().removeAttribute('srcset');
    await vi.dynamicImportSettled();
    press('deluxe', 'disc');
    expect(src(game())).toEqual(['/cover/glasswing-saga.svg', '/cover/glasswing-saga.svg 300w']);
  });
});

describe('a group on a card', () => {
  it('is a radio group, named by its attribute, and obeys the keyboard', () => {
    const group = find('[data-attribute_name="attribute_pa_trim"]');
    expect([group.getAttribute('role'), group.getAttribute('aria-label')]).toEqual(['radiogroup', 'trim']);
    group.addEventListener('click', ({ target }) => press((target as HTMLElement).dataset.value as string));
    swatch('gold').focus();
    swatch('gold').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }));
    expect(document.activeElement).toBe(swatch('chrome'));
    expect(swatch('chrome').getAttribute('aria-checked')).toBe('true');
  });

  it('is adopted once', () => {
    const group = find('.shopengine_swatches_in_loop');
    enhance.adopt(group);
    const log: string[] = [];
    group.addEventListener('click', ({ target }) => log.push((target as HTMLElement).dataset.value as string));
    swatch('standard').focus();
    swatch('standard').dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true, cancelable: true }));
    expect(log).toEqual(['disc']);
  });

  it('may stand anywhere, and be empty', () => {
    document.body.innerHTML =
      '<div class="shopengine_swatches shopengine-loop-swatches"></div><p><span class="shopengine_swatches_in_loop"><i class="swatch"></i></span></p>';
    expect(() => adopt()).not.toThrow();
    expect(() =>
      document.querySelectorAll<HTMLElement>('.swatch').forEach((one) => void enhance.press(one, pictures.showPicture)),
    ).not.toThrow();
  });
});

describe('a safe picture', () => {
  const base = 'https://shop.example/shop/';
  it('has an http or https address', () => {
    expect(safePicture('/a.jpg', null, base)).toEqual(['/a.jpg', null]);
    expect(safePicture('https://cdn.example/a.jpg', '/a.jpg 1x, https://cdn.example/b,c.jpg 2x', base)).toEqual([
      'https://cdn.example/a.jpg',
      '/a.jpg 1x, https://cdn.example/b,c.jpg 2x',
    ]);
    for (const src of [
      'javascript:alert(1)',
      'data:image/png;base64,AA',
      'mailto:a@b.c',
      '',
      undefined,
      null,
      7,
      'http://[',
    ]) {
      expect(safePicture(src, null, base), String(src)).toBeUndefined();
    }
  });

  it('loses a srcset with any other address', () => {
    expect(safePicture('/a.jpg', '/a.jpg 1x, data:image/png;base64,AA 2x', base)).toEqual(['/a.jpg', null]);
    expect(safePicture('/a.jpg', null, base)).toEqual(['/a.jpg', null]);
  });
});
