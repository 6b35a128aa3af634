import { beforeEach, describe, expect, it, vi } from 'vitest';
import scrollToTop from '../../widgets/scroll-to-top';
import type { ScrollToTopSettings } from '../../widgets/scroll-to-top/contract';
import { readHasName, readSettings } from '../../widgets/scroll-to-top/read';
import { isForDevice, isPast, limitOf, presets } from '../../widgets/scroll-to-top/rules';
import { find, showFixture } from '../helpers/fixture';

const ASTRA = '#ast-scroll-top';
const ADD_ON = '.eael-ext-scroll-to-top-wrap';
const ELEMENTSKIT = '.ekit-back-to-top-container';
const OWN = '[data-island]';

let frames: FrameRequestCallback[] = [];
const frame = () => {
  const due = frames;
  frames = [];
  for (const run of due) run(performance.now());
};

/** Scrolls the page to a place, and runs the frame in which the island checks the position. */
const goTo = (top: number) => {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(top);
  dispatchEvent(new Event('scroll'));
  frame();
};

const adopt = (selector: string) => scrollToTop.mode === 'enhance' && scrollToTop.adopt?.(find(selector));
const press = (selector: string) =>
  scrollToTop.mode === 'enhance' &&
  scrollToTop.onIntent?.({ type: 'click', target: find(selector), submitter: null, store: undefined });

beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run));
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce') || query.includes('769') }));
  showFixture('scroll-to-top');
});

/** Puts settings into ElementsKit's button. */
const print = (settings: unknown) =>
  find(ELEMENTSKIT).setAttribute('data-settings', typeof settings === 'string' ? settings : JSON.stringify(settings));

describe('the settings', () => {
  it('have SPEC’s two presets', () => {
    expect(readSettings(find(ADD_ON))).toMatchObject({ after: 100, fade: 300, duration: 300, belowHeader: undefined });
    expect(readSettings(find(ASTRA))).toMatchObject({ after: 300, belowHeader: 100, devices: 'both' });
    expect(readSettings(find(OWN))).toEqual({ ...presets.page, devices: '' });
    find(OWN).dataset.preset = 'header';
    expect(readSettings(find(OWN)).belowHeader).toBe(100);
    find(OWN).dataset.preset = 'toString';
    expect(readSettings(find(OWN)).after).toBe(100);
  });

  const cases: [settings: unknown, expected: Partial<ScrollToTopSettings>][] = [
    [
      { show_scroll: 'yes', show_after: 200, offset_top: 0 },
      { after: 200, top: 0 },
    ],
    [
      { show_scroll: 'yes', show_after: '200', offset_top: '50' },
      { after: 250, top: 50 },
    ],
    [
      { show_scroll: 'yes', show_after: '', offset_top: '' },
      { after: 0, top: 0 },
    ],
    [
      { show_scroll: 'yes', show_after: null, offset_top: { size: 3 } },
      { after: 400, top: 0 },
    ],
    [{ show_scroll: 'yes', show_after: 0 }, { after: 0 }],
    [{ show_scroll: '', show_after: 200 }, { after: undefined }],
    ['{broken', { after: undefined, top: 0 }],
    ['[]', { after: undefined, top: 0 }],
    ['null', { after: undefined, top: 0 }],
  ];
  it.each(cases)('from ElementsKit %j are read as %j', (settings, expected) => {
    print(settings);
    expect(readSettings(find(ELEMENTSKIT))).toMatchObject(expected);
  });
});

describe('the rules', () => {
  it('take the lower of two places as the limit, and the first place without a header', () => {
    const limits = presets.header;
    expect([0, 81, 200, 400].map((header) => limitOf(limits, header))).toEqual([300, 300, 300, 500]);
    expect(limitOf(presets.page, 81)).toBe(100);
    expect(limitOf({ after: undefined, belowHeader: 100 }, 81)).toBeUndefined();
  });

  it('show the button below the limit, not at it', () => {
    expect([99, 100, 100.2, 101].map((place) => isPast(place, 100))).toEqual([false, false, true, true]);
    expect(isPast(0, undefined)).toBe(true);
  });

  it('show the button only on its devices', () => {
    const on = (devices: string) => [true, false].map((isDesktop) => isForDevice(devices, isDesktop));
    expect([on('both'), on('desktop'), on('mobile'), on(''), on('?')]).toEqual([
      [true, true],
      [true, false],
      [false, true],
      [true, true],
      [true, true],
    ]);
  });
});

describe('a button', () => {
  it('is shown and hidden as the page scrolls, and cannot be reached while it is hidden', () => {
    adopt(ADD_ON);
    const host = find(ADD_ON);
    const state = () => [host.style.display, host.inert];
    expect(state()).toEqual(['none', true]);
    goTo(101);
    expect(state()).toEqual(['', false]);
    expect(host.classList.contains('scroll-to-top-hide')).toBe(false);
    goTo(100);
    expect(state()).toEqual(['none', true]);
  });

  it('fades for 300 ms if the visitor allows motion, but not when the page loads', () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('769') }));
    const faded: unknown[] = [];
    const host = find(ADD_ON);
    const running: { onfinish: (() => void) | null; cancel(): void }[] = [];
    vi.spyOn(Element.prototype, 'animate').mockImplementation(function (this: Element, keyframes, options) {
      const animation = { onfinish: null, cancel() {} };
      if (this === host) {
        faded.push([keyframes, options]);
        running.push(animation);
      }
      return animation as unknown as Animation;
    });
    adopt(ADD_ON);
    expect([faded, host.style.display]).toEqual([[], 'none']);
    goTo(101);
    expect([faded.at(-1), host.style.display]).toEqual([[{ opacity: [0, 1] }, 300], '']);
    goTo(50);
    expect([faded.at(-1), host.style.display, host.inert]).toEqual([[{ opacity: [1, 0] }, 300], '', true]);
    running.at(-1)?.onfinish?.();
    expect(host.style.display).toBe('none');
  });

  it('with the preset header is shown and hidden without fading', () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('769') }));
    const faded: Element[] = [];
    vi.spyOn(Element.prototype, 'animate').mockImplementation(function (this: Element) {
      faded.push(this);
      return { onfinish: null, cancel() {} } as unknown as Animation;
    });
    adopt(ASTRA);
    goTo(400);
    expect(faded).not.toContain(find(ASTRA));
    expect(find(ASTRA).style.display).toBe('');
  });

  it('is shown even if a style sheet hides it', () => {
    const style = document.head.appendChild(document.createElement('style'));
    style.textContent = '#ast-scroll-top { display: none }';
    adopt(ASTRA);
    goTo(400);
    expect(find(ASTRA).style.display).toBe('block');
    style.remove();
  });

  it('of ElementsKit gets its class, at once on a page that is already scrolled', () => {
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(411);
    adopt(ELEMENTSKIT);
    expect(find('.ekit-btt__button').className).toContain('ekit-tt-show');
    goTo(410);
    expect(find('.ekit-btt__button').className).not.toContain('ekit-tt-show');
  });

  it('is checked once per frame, however often the page scrolls', () => {
    adopt(ADD_ON);
    for (let turn = 0; turn < 5; turn++) dispatchEvent(new Event('scroll'));
    expect(frames).toHaveLength(1);
  });

  it('is not checked after it has left the page', () => {
    const stop = adopt(ADD_ON);
    if (stop) stop();
    dispatchEvent(new Event('scroll'));
    expect(frames).toHaveLength(0);
  });

  it('moves the focus to the start of the page when it is hidden', () => {
    adopt(ADD_ON);
    goTo(500);
    find(ADD_ON).focus();
    goTo(0);
    expect(document.activeElement).toBe(document.body);
    expect(document.body.hasAttribute('tabindex')).toBe(false);
  });

  it('gets a role and a name if it lacks them', () => {
    for (const selector of [ASTRA, ADD_ON, ELEMENTSKIT, OWN]) adopt(selector);
    const said = [ASTRA, ADD_ON, '.ekit-btt__button', OWN].map((selector) => [
      find(selector).getAttribute('role'),
      find(selector).getAttribute('aria-label'),
    ]);
    expect(said).toEqual([
      ['button', null],
      ['button', 'Back to top'],
      ['button', 'Back to top'],
      [null, null],
    ]);
  });

  it('gets a name if its text is only a sign or hidden', () => {
    const name = (html: string) => {
      document.body.innerHTML = `<span>${html}</span>`;
      return readHasName(find('span'));
    };
    expect(['↑', '', '<i aria-hidden="true">Up</i>', 'Up', 'нагоре'].map(name)).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
  });
});

describe('a press on the button', () => {
  it('scrolls to the set place', () => {
    const gone: unknown[] = [];
    vi.stubGlobal('scrollTo', (options: ScrollToOptions) => gone.push(options.top));
    press('.ekit-btt__button');
    press(ASTRA);
    expect(gone).toEqual([10, 0]);
  });

  it('takes 300 ms if the visitor allows motion', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(1000);
    const began = 1000;
    vi.spyOn(performance, 'now').mockReturnValue(began);
    const gone: number[] = [];
    vi.stubGlobal('scrollTo', ({ top }: ScrollToOptions) => gone.push(Math.round(top ?? 0)));
    press(ADD_ON);
    for (const after of [0, 150, 299, 300, 301]) for (const run of frames.splice(0)) run(began + after);
    expect(gone).toEqual([1000, 500, 0, 0]);
  });
});
