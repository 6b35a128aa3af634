import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { members as extrasRows } from '../../src/entry/families/extras';
import { start } from '../../src/loader/start';
import { adopt, press, start as startIsland } from '../../widgets/header-menu/enhance';
import { breakPointOf, menuTypeOf, mobileQuery } from '../../widgets/header-menu/rules';
import { registry } from '../../widgets/registry';
import { bringCore } from '../helpers/bringCore';
import { visitAddress } from '../helpers/browser';
import { find, showFixture } from '../helpers/fixture';
import { setPage } from '../helpers/page';
import { settle } from '../helpers/settle';
import { freshVisits } from '../helpers/visit';
import { setScreen } from '../helpers/width';

let stop: (() => void) | undefined;
let resize: (width: number) => void;

/** A header on a screen of that width. */
function visit(width: number, change?: () => void): void {
  resize = setScreen(width);
  showFixture('header-menu');
  document.body.className = 'ast-desktop';
  change?.();
  stop = adopt(find('#masthead'));
}
beforeEach(() => {
  setPage();
});
afterEach(() => {
  stop?.();
  vi.unstubAllGlobals();
  document.body.className = '';
  document.documentElement.className = '';
});

const body = () => [...document.body.classList].sort();
const toggle = () => find('.main-header-menu-toggle');
const navigation = () => find('.ast-mobile-header-content .main-header-bar-navigation');
const drawer = () => find('#ast-mobile-popup');
const MOBILE = '#ast-hf-mobile-menu';
const item = (place: string, id: number) => find(`${place} .menu-item-${id}`);
const click = (selector: string) => press({ target: find(selector) });
const state = (place: string, id: number) => {
  const one = item(place, id);
  const submenu = find('.sub-menu', one);
  return [
    one.classList.contains('ast-submenu-expanded'),
    submenu.style.display,
    find('a', one).getAttribute('aria-expanded'),
    find('button', one).getAttribute('aria-expanded'),
  ];
};
const pressEscape = (target: Element) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
/** Escape as it gives up what an input method offers for Japanese or Chinese. */
const giveUpOffer = (target: Element) =>
  target.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true, cancelable: true }),
  );

describe('the header', () => {
  it('changes its width without transitions, which are back after two frames', () => {
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run));
    const before = document.adoptedStyleSheets.length;
    visit(400);
    expect(document.adoptedStyleSheets).toHaveLength(before + 1);
    frames.shift()?.(0);
    expect(document.adoptedStyleSheets).toHaveLength(before + 1);
    frames.shift()?.(16);
    expect(document.adoptedStyleSheets).toHaveLength(before);
  });

  it('is mobile up to 921 pixels, that width included, and announces a change on the body', () => {
    const told: string[] = [];
    for (const type of ['astra-header-responsive-enabled', 'astra-header-responsive-disabled'])
      document.body.addEventListener(type, () => told.push(type.split('-').at(-1) as string));
    visit(922);
    expect(body()).toEqual(['ast-desktop']);
    resize(921);
    expect(body()).toEqual(['ast-header-break-point']);
    resize(920);
    expect(body()).toEqual(['ast-header-break-point']);
    resize(922);
    expect([body(), told]).toEqual([['ast-desktop'], ['enabled', 'disabled', 'enabled']]);
  });

  it('changes at the width that the theme names', () => {
    setPage({ globals: { astra: { break_point: '768' } } });
    visit(769);
    expect(body()).toEqual(['ast-desktop']);
    resize(768);
    expect(body()).toEqual(['ast-header-break-point']);
  });

  it('is never mobile where the theme’s width is 0', () => {
    setPage({ globals: { astra: { break_point: '0' } } });
    visit(320);
    expect(body()).toEqual(['ast-desktop']);
  });

  it('can read any break point and any kind of menu', () => {
    expect(['768', '921.4', '', '0', '-1', 'wide'].map(breakPointOf)).toEqual([768, 921, 921, 0, 921, 921]);
    expect(mobileQuery(921)).toBe('(max-width: 921.9px)');
    expect(['dropdown', 'off-canvas', 'full-width', '', 'x'].map(menuTypeOf)).toEqual([
      'dropdown',
      'off-canvas',
      'full-width',
      'dropdown',
      'dropdown',
    ]);
  });
});

describe('the header’s menu as a dropdown', () => {
  it('opens and closes by its button', () => {
    visit(921);
    expect(click('.main-header-menu-toggle')).toBeUndefined();
    expect(body()).toEqual(['ast-header-break-point', 'ast-main-header-nav-open']);
    expect([
      toggle().className.includes('toggled'),
      toggle().getAttribute('aria-expanded'),
      navigation().className.includes('toggle-on'),
    ]).toEqual([true, 'true', true]);
    expect(navigation().style.display).toBe('block');
    click('.main-header-menu-toggle');
    expect(navigation().style.display).toBe('');
    expect([body(), toggle().getAttribute('aria-expanded'), navigation().className.includes('toggle-on')]).toEqual([
      ['ast-header-break-point'],
      'false',
      false,
    ]);
  });

  it('contains everything that the desktop header shows in its dropdown', () => {
    visit(1280, () => {
      find('#ast-desktop-header .main-header-bar-wrap').append(toggle().cloneNode(true));
      find('#ast-desktop-header').insertAdjacentHTML(
        'beforeend',
        '<div class="ast-desktop-header-content"><div class="main-header-bar-navigation"></div><p>Open until six.</p></div>',
      );
    });
    const displays = () =>
      ['.ast-desktop-header-content', '.ast-desktop-header-content .main-header-bar-navigation'].map(
        (selector) => find(selector).style.display,
      );
    click('#ast-desktop-header .main-header-menu-toggle');
    expect([displays(), navigation().style.display]).toEqual([['block', 'block'], '']);
    click('#ast-desktop-header .main-header-menu-toggle');
    expect(displays()).toEqual(['', '']);
  });

  it('opens in a header without the header builder', () => {
    setScreen(921);
    document.body.innerHTML =
      '<header class="site-header ast-menu-toggle-icon" id="masthead"><div class="ast-mobile-menu-buttons"><button type="button" class="menu-toggle main-header-menu-toggle" aria-expanded="false">Menu</button></div><div class="main-header-bar-navigation"><nav></nav></div></header>';
    stop = adopt(find('#masthead'));
    const isShown = () => [
      find('.main-header-bar-navigation').className.includes('toggle-on'),
      toggle().getAttribute('aria-expanded'),
    ];
    click('.main-header-menu-toggle');
    expect(isShown()).toEqual([true, 'true']);
    click('.main-header-menu-toggle');
    expect(isShown()).toEqual([false, 'false']);
  });

  it('closes when the width of the screen changes, but not when a keyboard comes up for typing', () => {
    visit(921);
    click('.main-header-menu-toggle');
    const field = document.createElement('input');
    document.body.append(field);
    field.focus();
    resize(800);
    expect(body()).toContain('ast-main-header-nav-open');
    field.blur();
    resize(700);
    expect(body()).not.toContain('ast-main-header-nav-open');
  });

  it('does not close where only the height changed', () => {
    visit(921);
    click('.main-header-menu-toggle');
    dispatchEvent(new Event('resize'));
    expect(body()).toContain('ast-main-header-nav-open');
  });

  it('closes by a link to a place on the page, and leaves every link to the browser', () => {
    visit(921);
    click('.main-header-menu-toggle');
    expect(click(`${MOBILE} .menu-item-51 > a`)).toBe(false);
    expect(body()).toContain('ast-main-header-nav-open');
    expect(click(`${MOBILE} .menu-item-53 > a`)).toBe(false);
    expect(body()).not.toContain('ast-main-header-nav-open');
  });

  it('closes by Escape, and gives the focus back', () => {
    visit(921);
    click('.main-header-menu-toggle');
    giveUpOffer(find(`${MOBILE} .menu-item-53 > a`));
    expect(body()).toContain('ast-main-header-nav-open');
    pressEscape(find(`${MOBILE} .menu-item-53 > a`));
    expect([body().includes('ast-main-header-nav-open'), document.activeElement]).toEqual([false, toggle()]);
  });
});

describe('a press on the menu button', () => {
  it('may have its innermost element as target', () => {
    visit(921);
    click('.mobile-menu-toggle-icon span');
    expect(body()).toContain('ast-main-header-nav-open');
  });
});

describe('a link in the header’s menu', () => {
  freshVisits();

  /** Presses a link of the menu bar, with fake islands that only note which of them got the press. */
  async function follow(href: string): Promise<string[]> {
    const taken: string[] = [];
    const islands = [...registry.filter(({ name }) => name === 'chat'), ...extrasRows].map((row) => ({
      ...row,
      load: async () => ({
        default: { name: row.name, mode: 'enhance' as const, onIntent: () => void taken.push(row.name) },
      }),
    }));
    showFixture('header-menu');
    const link = find('#ast-hf-menu-1 .menu-item-53 a');
    link.setAttribute('href', href);
    vi.stubGlobal('shopIslands', undefined);
    start({ islands, version: '1', urlOf: (chunk) => `/${chunk}.js`, bring: bringCore, examine() {} });
    link.click();
    await settle();
    return taken;
  }

  type Link = [what: string, name: string, href: string];
  const ofOthers: Link[] = [
    ['a popup', 'popup', '#elementor-action%3Aaction%3Dpopup%3Aopen%26settings%3DeyJpZCI6IjIyMDEifQ%3D%3D'],
    ['the chat', 'chat', '#ctc_chat'],
  ];

  it.each<Link>([...ofOthers, ['a place of the page', 'header-menu', '#delivery']])(
    'to %s is for the island “%s”',
    async (_what, name, href) => {
      expect(await follow(href)).toEqual([name]);
    },
  );

  it.each(ofOthers)('to %s is for the island “%s” beside the theme’s own script, too', async (_what, name, href) => {
    document.head.innerHTML = '<script id="astra-theme-js-js" type="text/plain"></script>';
    expect(await follow(href)).toEqual([name]);
    document.head.innerHTML = '';
  });
});

describe('the header’s submenus', () => {
  it('open by their buttons, one at a time', () => {
    visit(921);
    click(`${MOBILE} .menu-item-50 > .ast-menu-toggle`);
    expect(state(MOBILE, 50)).toEqual([true, 'block', 'true', 'true']);
    click(`${MOBILE} .menu-item-60 > .ast-menu-toggle`);
    expect([state(MOBILE, 50), state(MOBILE, 60)]).toEqual([
      [false, 'none', 'false', 'false'],
      [true, 'block', 'true', 'true'],
    ]);
    click(`${MOBILE} .menu-item-60 > .ast-menu-toggle`);
    expect(state(MOBILE, 60)).toEqual([false, 'none', 'false', 'false']);
  });

  it.each([['ast-builder-menu-toggle-link'], ['ast-menu-toggle-link']])(
    'open by their link where the header is %s, and a second press follows the link',
    (byLink) => {
      visit(921, () => find('#masthead').classList.replace('ast-builder-menu-toggle-icon', byLink));
      expect([click(`${MOBILE} .menu-item-50 > a`), state(MOBILE, 50)[0]]).toEqual([undefined, true]);
      expect([click(`${MOBILE} .menu-item-50 > a`), state(MOBILE, 50)[0]]).toEqual([false, true]);
    },
  );

  it('are not opened by a link that leads somewhere, in a header with icons', () => {
    visit(921);
    expect([click(`${MOBILE} .menu-item-50 > a`), state(MOBILE, 50)[0]]).toEqual([false, false]);
  });

  it('close with Escape before the menu does', () => {
    visit(921);
    click('.main-header-menu-toggle');
    click(`${MOBILE} .menu-item-50 > .ast-menu-toggle`);
    pressEscape(find(`${MOBILE} .menu-item-51 > a`));
    expect([state(MOBILE, 50)[0], document.activeElement, body().includes('ast-main-header-nav-open')]).toEqual([
      false,
      find(`${MOBILE} .menu-item-50 > button`),
      true,
    ]);
  });

  it('open from the menu bar by their arrow, and close by a click elsewhere', () => {
    visit(1280);
    const submenu = find('#ast-hf-menu-1 .sub-menu');
    const arrow = find('.ast-header-navigation-arrow');
    expect(arrow.getAttribute('role')).toBe('button');
    click('.ast-header-navigation-arrow');
    expect([
      submenu.classList.contains('toggled-on'),
      arrow.getAttribute('aria-expanded'),
      submenu.style.display,
    ]).toEqual([true, 'true', '']);
    // A submenu with an animation is transparent without this.
    expect(item('#ast-hf-menu-1', 50).classList.contains('ast-menu-hover')).toBe(true);
    document.body.click();
    expect([submenu.classList.contains('toggled-on'), arrow.getAttribute('aria-expanded')]).toEqual([false, 'false']);
    expect(item('#ast-hf-menu-1', 50).classList.contains('ast-menu-hover')).toBe(false);
  });

  it('of the menu bar are hidden by Escape while the mouse rests on them, until it leaves, or a press opens them', () => {
    visit(1280);
    const one = item('#ast-hf-menu-1', 50);
    const comeTo = (target: Element) => target.dispatchEvent(new Event('pointerover', { bubbles: true }));
    const isHidden = () => one.classList.contains('shop-islands-dismissed');
    comeTo(find('.sub-menu a', one));
    expect([pressEscape(document.body), isHidden(), pressEscape(document.body)]).toEqual([false, true, true]);
    comeTo(find('#ast-hf-menu-1 > .menu-item-53 > a'));
    expect([isHidden(), pressEscape(document.body)]).toEqual([false, true]);
    comeTo(find('a', one));
    pressEscape(document.body);
    click('.ast-header-navigation-arrow');
    expect(isHidden()).toBe(false);
  });

  it('stay open in the menu bar while the focus is in them, and close when Tab leads past them', () => {
    visit(1280);
    document.body.insertAdjacentHTML('beforeend', '<main><a href="/shop/">All games</a></main>');
    const submenu = find('#ast-hf-menu-1 .sub-menu');
    const focus = (target: Element) => target.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    for (const next of [find('#ast-hf-menu-1 > .menu-item-53 > a'), find('main a')]) {
      click('.ast-header-navigation-arrow');
      focus(find('a', submenu));
      expect(submenu.classList.contains('toggled-on')).toBe(true);
      focus(next);
      expect(submenu.classList.contains('toggled-on')).toBe(false);
    }
  });
});

describe('the header’s menu as a drawer', () => {
  const off = () => find('#ast-mobile-header').setAttribute('data-type', 'off-canvas');

  it('covers the page: the rest is inert, and the focus is on its button', () => {
    visit(921, off);
    toggle().focus();
    click('.main-header-menu-toggle');
    expect([drawer().className.includes('active show'), find('#masthead').inert, document.activeElement]).toEqual([
      true,
      true,
      find('#menu-toggle-close'),
    ]);
    expect([body(), document.documentElement.className]).toEqual([
      ['ast-header-break-point', 'ast-popup-nav-open'],
      'ast-off-canvas-active',
    ]);
  });

  it.each([
    ['its button', () => click('#menu-toggle-close')],
    ['its overlay', () => click('.ast-mobile-popup-overlay')],
    ['Escape', () => pressEscape(find('#menu-toggle-close'))],
    ['a link to a place of the page', () => click('#ast-mobile-popup .menu-item-53 > a')],
    ['a wider screen', () => resize(1280)],
  ])('is closed by %s; the focus goes back', (_way, close) => {
    visit(921, off);
    toggle().focus();
    click('.main-header-menu-toggle');
    close();
    expect([
      drawer().className.includes('active'),
      find('#masthead').inert,
      document.documentElement.className,
    ]).toEqual([false, false, '']);
    expect([document.activeElement, toggle().getAttribute('aria-expanded')]).toEqual([toggle(), 'false']);
  });

  it('does not adopt the drawer as a header', () => {
    visit(921, off);
    expect(adopt(find('.ast-mobile-popup-overlay'))).toBeUndefined();
    click('.main-header-menu-toggle');
    click('.ast-mobile-popup-overlay');
    expect(drawer().className.includes('active')).toBe(false);
  });

  it.each([
    ['#delivery', false],
    ['/#delivery', false],
    ['#', true],
    ['#nowhere', true],
    ['#elementor-action%3Aaction%3Dpopup%3Aopen', true],
    ['/elsewhere/#delivery', true],
  ])('stays open after a press on a link to %s, unless it leads to a place on the page: %s', (href, isOpen) => {
    visitAddress('/');
    visit(921, off);
    document.body.insertAdjacentHTML('beforeend', '<section id="delivery"></section>');
    find('.ast-mobile-popup-content').insertAdjacentHTML(
      'beforeend',
      `<a class="ast-custom-button-link" href="${href}"><span>How we deliver</span></a>`,
    );
    // happy-dom follows the link too early, so the click's default is prevented.
    find('.ast-custom-button-link').addEventListener('click', (event) => event.preventDefault());
    click('.main-header-menu-toggle');
    find('.ast-custom-button-link span').click();
    expect(drawer().className.includes('active')).toBe(isOpen);
  });

  it.each([
    ['mobile', 921, ['block', 'none']],
    ['desktop', 1280, ['none', 'block']],
  ])('shows the menu of the %s header, if it holds one for each', (part, width, displays) => {
    visit(width, () => {
      off();
      find('#ast-desktop-header').setAttribute('data-toggle-type', 'off-canvas');
      find('#ast-desktop-header .main-header-bar-wrap').append(toggle().cloneNode(true));
      find('.ast-mobile-popup-content').insertAdjacentHTML('afterend', '<div class="ast-desktop-popup-content"></div>');
    });
    click(`#ast-${part}-header .main-header-menu-toggle`);
    expect(['mobile', 'desktop'].map((one) => find(`.ast-${one}-popup-content`).style.display)).toEqual(displays);
  });

  it('becomes a dropdown where the page has no drawer', () => {
    visit(921, () => {
      off();
      drawer().remove();
    });
    click('.main-header-menu-toggle');
    expect(body()).toContain('ast-main-header-nav-open');
  });

  it('leaves no trace where the header leaves the page', () => {
    visit(921, off);
    click('.main-header-menu-toggle');
    stop?.();
    expect([drawer().className.includes('active'), document.documentElement.style.overflow]).toEqual([false, '']);
  });
});

describe('the page around the header', () => {
  const NOTICE =
    '<p class="woocommerce-store-notice" data-position="hang-over-top" data-notice-id="a1">Closed on Monday.</p>';
  let measure: (() => void) | undefined;
  let height: number;

  beforeEach(() => {
    height = 40;
    measure = undefined;
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(() => height);
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(run: () => void) {
          measure = run;
        }
        observe() {}
        disconnect() {
          measure = undefined;
        }
      },
    );
  });
  afterEach(() => {
    document.body.style.paddingTop = '';
  });
  const withNotice = (className: string) => () => {
    document.body.classList.add(className);
    document.body.insertAdjacentHTML('beforeend', NOTICE);
  };

  it('keeps room for a notice that hangs over the header, until the notice is dismissed', () => {
    visit(1280, withNotice('ast-woocommerce-store-notice-hanged'));
    expect(document.body.style.paddingTop).toBe('40px');
    height = 0;
    measure?.();
    expect(document.body.style.paddingTop).toBe('0px');
    stop?.();
    expect(measure).toBeUndefined();
  });

  it('keeps its room while it loads, when the notice may not be shown yet', () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    visit(1280, withNotice('ast-woocommerce-store-notice-hanged'));
    expect(document.body.style.paddingTop).toBe('');
    dispatchEvent(new Event('load'));
    expect(document.body.style.paddingTop).toBe('40px');
  });

  it('keeps no room for a notice that hangs elsewhere', () => {
    visit(1280, withNotice('woocommerce-demo-store'));
    expect([document.body.style.paddingTop, measure]).toEqual(['', undefined]);
  });

  it('shows the buttons of a product card to the keyboard too', () => {
    document.adoptedStyleSheets = [];
    startIsland();
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div class="astra-shop-thumbnail-wrap"><a href="/mug/">Mug</a><a class="ast-on-card-button" href="?add-to-cart=7">Buy</a></div>',
    );
    // happy-dom neither reads adopted style sheets nor knows `:focus-within`.
    const [selector = ''] = /\.astra-[^{]+/.exec(readFileSync('widgets/header-menu/styles.css', 'utf8')) ?? [];
    expect(selector).toContain(':focus-within');
    expect(find('.ast-on-card-button').matches(selector.replace(':focus-within', ''))).toBe(true);
    expect(document.adoptedStyleSheets).toHaveLength(1);
  });

  it.each([
    ['1', 'astra-dark-mode-enable'],
    ['', ''],
  ])('with is_dark_palette %j has the class %j', (is_dark_palette, className) => {
    setPage({ globals: { astra: { break_point: '921', is_dark_palette } } });
    visit(1280);
    expect(document.documentElement.className).toBe(className);
  });
});

describe('the header’s search', () => {
  /** The search as Astra prints it in a row of the header. */
  const SEARCH = `<div class="ast-search-menu-icon slide-search">
    <form role="search" class="search-form" action="/"><input type="search" class="search-field" name="s" tabindex="-1"></form>
    <div class="ast-search-icon"><a class="slide-search astra-search-icon" role="button" tabindex="0" href="#"><svg></svg></a></div>
  </div>`;
  const icon = () => find('.astra-search-icon');
  const field = () => find<HTMLInputElement>('.search-field');
  const isOpen = () => [
    find('.ast-search-menu-icon').classList.contains('ast-dropdown-active'),
    icon().getAttribute('aria-expanded'),
  ];
  const OPEN = [true, 'true'];
  const CLOSED = [false, 'false'];

  beforeEach(() => {
    vi.useFakeTimers();
    visit(1280, () => find('#ast-desktop-header .main-header-bar-wrap').insertAdjacentHTML('beforeend', SEARCH));
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('opens its field by its icon, and focuses the field once it is visible', () => {
    expect([isOpen(), press({ target: find('svg', icon()) }), isOpen()]).toEqual([CLOSED, undefined, OPEN]);
    vi.advanceTimersByTime(200);
    expect(document.activeElement).toBe(field());
  });

  it('sends the field’s text by the icon, and closes where the field is empty', () => {
    const sent: string[] = [];
    vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => void sent.push(field().value));
    press({ target: icon() });
    press({ target: icon() });
    expect([isOpen(), sent]).toEqual([CLOSED, []]);
    press({ target: icon() });
    field().value = 'chess';
    press({ target: icon() });
    expect([isOpen(), sent]).toEqual([CLOSED, ['chess']]);
  });

  it.each<[way: string, leave: () => unknown]>([
    ['a click elsewhere', () => document.body.click()],
    [
      'the focus, when it goes',
      () => find('a', find('#masthead')).dispatchEvent(new FocusEvent('focusin', { bubbles: true })),
    ],
    [
      'Escape',
      () => field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })),
    ],
  ])('is closed by %s', (way, leave) => {
    press({ target: icon() });
    vi.advanceTimersByTime(200);
    leave();
    expect(isOpen()).toEqual(CLOSED);
    if (way === 'Escape') expect(document.activeElement).toBe(icon());
  });

  it('stays open at the Escape by which a shopper gives up what an input method offers', () => {
    press({ target: icon() });
    vi.advanceTimersByTime(200);
    giveUpOffer(field());
    expect(isOpen()).not.toEqual(CLOSED);
    expect(document.activeElement).toBe(field());
  });
});
