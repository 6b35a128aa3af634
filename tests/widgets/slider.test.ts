import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EnhanceIsland } from '../../src/island/types';
import { createAutoplay } from '../../src/ui/sliders/autoplayTimer';
import island from '../../widgets/slider';
import { readSettings } from '../../widgets/slider/read';
import { canLoop, lastPosition, slidesFor, stepTo } from '../../widgets/slider/rules';
import { createClock } from '../helpers/clock';
import { find, showFixture } from '../helpers/fixture';
import { setPage } from '../helpers/page';

const { adopt } = island as Required<EnhanceIsland>;
const host = () => find('.slider-enabled');
const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('.shop-islands-slider-controls button')];
const defaults = {
  isEnabled: true,
  slides: 3,
  mobile: undefined,
  tablet: undefined,
  isLoop: false,
  isAutoplay: false,
  delay: 3000,
  gap: 30,
};

/** How many times the row was moved. */
let moves = 0;

/** Gives the host a width, in pixels. */
const widen = (width: number) => Object.defineProperty(host(), 'clientWidth', { configurable: true, value: width });

const control = (settings: unknown) =>
  host().setAttribute('data-controls', typeof settings === 'string' ? settings : JSON.stringify(settings));

beforeEach(() => {
  showFixture('slider');
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {} }));
  moves = 0;
  Element.prototype.scrollTo = () => void moves++;
  widen(1200);
});

describe('the number of slides side by side', () => {
  const plain = { slides: 4, mobile: undefined, tablet: undefined };

  it('follows the breakpoints', () => {
    expect([0, 269, 270, 320, 539, 540, 769, 770, 899, 900, 2000].map((width) => slidesFor(width, plain))).toEqual([
      1, 1, 1, 1, 1, 2, 2, 3, 3, 4, 4,
    ]);
  });

  it('is the shop’s own for phones and tablets', () => {
    expect([320, 540, 770, 900].map((width) => slidesFor(width, { slides: 5, mobile: 2, tablet: 4 }))).toEqual([
      2, 4, 4, 5,
    ]);
  });
});

describe('a slider’s step', () => {
  it('stops at the ends, or goes round', () => {
    expect([stepTo(0, -1, 3, false), stepTo(3, 1, 3, false), stepTo(1, 1, 3, false)]).toEqual([0, 3, 2]);
    expect([stepTo(0, -1, 3, true), stepTo(3, 1, 3, true)]).toEqual([3, 0]);
  });

  it('knows the last position, even when everything is in view', () => {
    expect([lastPosition(3, 8), lastPosition(4, 4), lastPosition(4, 0)]).toEqual([5, 0, 0]);
  });

  it('never goes round when all items are in view', () => {
    expect([canLoop(true, 3, 4), canLoop(true, 4, 4), canLoop(true, 5, 4), canLoop(false, 1, 4)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('data-controls', () => {
  it('may write numbers and switches in several ways', () => {
    expect(readSettings(host()).settings).toEqual({ ...defaults, slides: 4, delay: 2500, gap: 20 });
    control({
      slider_enabled: 'yes',
      slides_to_show: 2,
      slides_to_show_tablet: '3',
      slides_to_show_mobile: 2,
      slider_loop: '1',
      slider_autoplay: true,
    });
    expect(readSettings(host()).settings).toEqual({
      ...defaults,
      slides: 2,
      tablet: 3,
      mobile: 2,
      isLoop: true,
      isAutoplay: true,
    });
  });

  it.each([
    'null',
    '[]',
    '7',
    '{}',
    '{"slides_to_show":"many","slider_autoplay_delay":0,"slider_space_between":-4,"slider_loop":"no"}',
  ])('gives the defaults for %s', (value) => {
    control(value);
    expect(readSettings(host())).toEqual({ settings: defaults });
  });

  it('gives the defaults when it is broken, and is reported once', () => {
    const page = setPage();
    control('{"slides_to_show":4');
    const stop = adopt(host());
    adopt(host());
    expect(page.problems.map(({ island: name }) => name)).toEqual(['slider']);
    expect(find('.products.columns-4').style.getPropertyValue('--shop-islands-slides')).toBe('3');
    stop?.();
  });
});

describe('a slider', () => {
  it('is named, reached by keyboard, and has its buttons before the products', () => {
    const stop = adopt(host());
    expect([
      host().getAttribute('role'),
      host().getAttribute('aria-roledescription'),
      host().getAttribute('aria-label'),
    ]).toEqual(['region', 'carousel', 'Related products']);
    expect(find('ul.products').tabIndex).toBe(0);
    expect(find('ul.products').previousElementSibling?.className).toContain('shop-islands-slider-controls');
    expect(buttons().map(({ ariaLabel }) => ariaLabel)).toEqual(['Previous products', 'Next products']);
    stop?.();
  });

  it('has disabled buttons at its ends, which keep the focus', () => {
    const stop = adopt(host());
    const [previous, next] = buttons() as [HTMLButtonElement, HTMLButtonElement];
    const states = () => [previous.ariaDisabled, next.ariaDisabled];
    expect(states()).toEqual(['true', 'false']);
    previous.click();
    next.click();
    expect(states()).toEqual(['false', 'false']);
    next.click();
    next.click();
    expect(states()).toEqual(['false', 'true']);
    expect([next.disabled, moves]).toEqual([false, 2]);
    stop?.();
  });

  it('goes round when it loops', () => {
    control({ slides_to_show: 4, slider_loop: true });
    const stop = adopt(host());
    const [previous, next] = buttons() as [HTMLButtonElement, HTMLButtonElement];
    previous.click();
    expect([previous.ariaDisabled, next.ariaDisabled]).toEqual(['false', 'false']);
    for (let click = 0; click < 4; click++) next.click();
    expect(moves).toBe(5);
    stop?.();
  });

  it('moves with arrow keys, except those that something inside it uses, such as swatches', () => {
    const stop = adopt(host());
    const press = () =>
      find('ul a').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }));
    press();
    expect(moves).toBe(1);
    find('ul li').addEventListener('keydown', (event) => event.preventDefault());
    press();
    expect(moves).toBe(1);
    stop?.();
  });

  it('has no buttons when everything is in view', () => {
    control({ slides_to_show: 6, slider_loop: true });
    const stop = adopt(host());
    expect(find('.shop-islands-slider-controls').hidden).toBe(true);
    stop?.();
  });

  it('borrows the icons of the shop’s arrows', () => {
    find('.swiper-button-next').innerHTML = '<svg><path d="M0 0"/></svg>';
    const stop = adopt(host());
    expect(buttons().map((button) => !!button.querySelector('svg'))).toEqual([false, true]);
    stop?.();
  });

  it('has one pair of buttons, which works, in a copy that another script makes of it', () => {
    control({ slides_to_show: 2, slider_autoplay: true });
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));
    const stop = adopt(host());
    const copy = host().cloneNode(true) as HTMLElement;
    host().after(copy);
    const stopCopy = adopt(copy);
    const ofCopy = [...copy.querySelectorAll<HTMLButtonElement>('.shop-islands-slider-controls button')];
    expect(ofCopy).toHaveLength(3);
    ofCopy.at(-1)?.click();
    expect(moves).toBe(1);
    stopCopy?.();
    stop?.();
    expect(buttons()).toEqual([]);
  });

  it('is left as it is when it is switched off or has no products', () => {
    control({ slider_enabled: false });
    expect(adopt(host())).toBeUndefined();
    find('ul.products').replaceChildren();
    control({});
    expect(adopt(host())).toBeUndefined();
    expect(buttons()).toEqual([]);
  });

  it('leaves the products to Swiper, even if Swiper comes late', async () => {
    const before = document.body.innerHTML;
    adopt(host());
    expect(buttons()).toHaveLength(2);
    find('section.related').classList.add('swiper-initialized');
    await Promise.resolve();
    expect(buttons()).toEqual([]);
    find('section.related').classList.remove('swiper-initialized');
    const plain = (html: string) => html.replaceAll(/ style=""/g, '');
    expect(plain(document.body.innerHTML)).toBe(plain(before));
    find('section.related').classList.add('swiper-container-initialized');
    expect(adopt(host())).toBeUndefined();
  });
});

describe('moving by itself', () => {
  const steps: number[] = [];
  const clock = createClock(0);
  afterEach(() => steps.splice(0));
  const start = (delay = 1000) => createAutoplay(clock, delay, () => steps.push(clock.now()));

  it('goes on after each delay', async () => {
    const autoplay = start();
    await clock.advance(3500);
    autoplay.stop();
    await clock.advance(5000);
    expect(steps).toHaveLength(3);
  });

  it('waits while anything holds it, and for a full delay afterwards', async () => {
    const autoplay = start();
    await clock.advance(900);
    autoplay.hold('hover', true);
    autoplay.hold('focus', true);
    await clock.advance(5000);
    autoplay.hold('hover', false);
    await clock.advance(5000);
    expect(steps).toEqual([]);
    autoplay.hold('focus', false);
    await clock.advance(999);
    expect(steps).toEqual([]);
    await clock.advance(1);
    expect(steps).toHaveLength(1);
    autoplay.stop();
  });

  it('does not restart its delay when something lets go that never held it', async () => {
    const autoplay = start();
    await clock.advance(900);
    autoplay.hold('touch', false);
    await clock.advance(100);
    expect(steps).toHaveLength(1);
    autoplay.stop();
  });

  it('stays stopped when something that held it lets go', async () => {
    const autoplay = start();
    autoplay.stop();
    autoplay.hold('hover', true);
    autoplay.hold('hover', false);
    await clock.advance(5000);
    expect(steps).toEqual([]);
  });

  it('has a pause button before the two others, and none with reduced motion', () => {
    control({ slides_to_show: 3, slider_autoplay: true });
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));
    let stop = adopt(host());
    const [pause] = buttons() as [HTMLButtonElement];
    expect([pause.textContent, pause.hidden]).toEqual(['Pause', false]);
    pause.click();
    expect(pause.textContent).toBe('Play');
    stop?.();
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {} }));
    stop = adopt(host());
    expect(buttons()[0]?.hidden).toBe(true);
    stop?.();
  });
});
