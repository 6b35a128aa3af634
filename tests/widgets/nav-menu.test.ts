import jQuery from 'jquery';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { adopt, press, start } from '../../widgets/nav-menu/enhance';
import { breakPointOf, contentIdOf, isOnPage, widthOf } from '../../widgets/nav-menu/rules';
import { find, showFixture } from '../helpers/fixture';
import { type Held, hold } from '../helpers/held';
import { type FakePage, setPage } from '../helpers/page';
import { setScreen } from '../helpers/width';

interface Call extends Held<string> {
  id: string;
}
const calls: Call[] = [];
vi.mock('../../widgets/nav-menu/api', () => ({
  fetchMegaMenu: (id: string) => {
    const { promise, ...ends } = hold<string>();
    calls.push({ id, ...ends });
    return promise;
  },
}));

/** What the mouse rests on when the island begins. */
let under: (() => Element) | undefined;
vi.mock('../../src/dom/hovered', () => ({ hoveredIn: () => under?.() ?? null }));

const HTML = '<div class="elementor"><a href="/gifts/small/">Small ones</a></div>';
let page: FakePage;
let stop: (() => void) | undefined;
let resize: (width: number) => void;

function visit(width: number, change?: (container: HTMLElement) => void): void {
  resize = setScreen(width);
  showFixture('nav-menu');
  change?.(container());
  stop = adopt(find('nav'));
}
beforeEach(() => {
  page = setPage();
  calls.length = 0;
});
afterEach(() => {
  stop?.();
  vi.unstubAllGlobals();
});

const container = () => find('.elementskit-menu-container');
const hover = (one: HTMLElement) => one.classList.replace('ekit-nav-dropdown-click', 'ekit-nav-dropdown-hover');
const link = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('nav a')].find(
    ({ textContent }) => textContent?.trim() === name,
  ) as HTMLElement;
const item = (name: string) => link(name).parentElement as HTMLElement;
const panel = (name: string) =>
  find(':scope > :is(.elementskit-submenu-panel,.elementskit-megamenu-panel)', item(name));
const opener = (name: string) => item(name).querySelector(':scope > button') ?? link(name);
const click = (name: string) => press({ target: link(name) });
const state = (name: string) => [
  [...panel(name).classList].filter((one) => one.includes('open')),
  opener(name).getAttribute('aria-expanded'),
];
const WIDE = [['ekit-dropdown-open-onclick'], 'true'];
const SMALL = [['elementskit-dropdown-open'], 'true'];
const CLOSED = [[], 'false'];
const last = () => calls.at(-1) as Call;
const comeTo = (target: Element) => target.dispatchEvent(new Event('pointerover', { bubbles: true }));
const pressEscape = (target: Element) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
/** Escape as it gives up what an input method offers for Japanese or Chinese. */
const giveUpOffer = (target: Element) =>
  target.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true, cancelable: true }),
  );

describe('a submenu that opens on click', () => {
  it('opens and closes by its link, and leaves its parent submenus open', () => {
    visit(1280);
    expect([state('Consoles'), click('Consoles'), state('Consoles')]).toEqual([CLOSED, undefined, WIDE]);
    click('Old ones');
    expect([state('Consoles'), state('Old ones')]).toEqual([WIDE, WIDE]);
    click('Gifts');
    expect([state('Consoles'), state('Old ones'), state('Gifts')]).toEqual([CLOSED, CLOSED, WIDE]);
    click('Gifts');
    expect(state('Gifts')).toEqual(CLOSED);
  });

  it('has another class on small screens, and closes when the screen changes', () => {
    visit(1024);
    click('Consoles');
    expect(state('Consoles')).toEqual(SMALL);
    resize(1025);
    expect(state('Consoles')).toEqual(CLOSED);
  });

  it('leaves its link to the browser where only the sign opens', () => {
    visit(800, (one) => find('ul', one).classList.add('submenu-click-on-icon'));
    expect([click('Consoles'), state('Consoles')]).toEqual([false, CLOSED]);
    expect([press({ target: find('i', item('Consoles')) }), state('Consoles')]).toEqual([undefined, SMALL]);
  });

  it('opens by its whole link on wide screens, also where only the sign opens it on small ones', () => {
    visit(1280, (one) => find('ul', one).classList.add('submenu-click-on-icon'));
    expect([click('Consoles'), state('Consoles')]).toEqual([undefined, WIDE]);
    expect([press({ target: find('i', item('Consoles')) }), state('Consoles')]).toEqual([undefined, CLOSED]);
  });

  it.each([800, 1280])('has a button for keyboards and screen readers where only the sign opens, at %i px', (width) => {
    visit(width, (one) => find('ul', one).classList.add('submenu-click-on-icon'));
    const button = () => find('button', item('Consoles'));
    const says = () => [
      button().getAttribute('aria-label'),
      button().getAttribute('aria-expanded'),
      link('Consoles').getAttribute('aria-expanded'),
    ];
    expect([link('Consoles').nextElementSibling, says()]).toEqual([button(), ['Submenu of Consoles', 'false', null]]);
    button().focus();
    button().click();
    expect([says(), find('ul', item('Consoles')).className]).toEqual([
      ['Submenu of Consoles', 'true', null],
      expect.stringContaining(width > 1024 ? 'ekit-dropdown-open-onclick' : 'elementskit-dropdown-open'),
    ]);
    find('ul a').focus();
    pressEscape(find('ul a', item('Consoles')));
    expect([says()[1], document.activeElement]).toEqual(['false', button()]);
    stop?.();
    expect(item('Consoles').querySelector('button')).toBeNull();
  });

  it('has one such button, which works, in a copy of the menu that another script puts beside it', () => {
    visit(1280, (one) => find('ul', one).classList.add('submenu-click-on-icon'));
    const copy = find('nav').cloneNode(true) as HTMLElement;
    find('nav').after(copy);
    const stopCopy = adopt(copy);
    const ofCopy = find('li', copy);
    const buttons = [...ofCopy.children].filter((one) => one.matches('button')) as HTMLElement[];
    buttons[0]?.click();
    expect([buttons.length, find('ul', ofCopy).className, state('Consoles')]).toEqual([
      1,
      expect.stringContaining('ekit-dropdown-open-onclick'),
      CLOSED,
    ]);
    stopCopy();
  });

  it('has no such button where the link opens it', () => {
    visit(1280);
    expect([item('Consoles').querySelector('button'), link('Consoles').getAttribute('aria-expanded')]).toEqual([
      null,
      'false',
    ]);
  });

  it('closes by a click elsewhere, and by Escape, which gives the focus back', () => {
    visit(1280);
    click('Consoles');
    document.body.click();
    expect(state('Consoles')).toEqual(CLOSED);
    click('Consoles');
    link('Handhelds').focus();
    pressEscape(link('Handhelds'));
    expect([state('Consoles'), document.activeElement]).toEqual([CLOSED, link('Consoles')]);
  });

  it('stays open at the Escape by which a shopper gives up what an input method offers', () => {
    visit(1280);
    click('Consoles');
    giveUpOffer(link('Handhelds'));
    expect(state('Consoles')).toEqual(WIDE);
  });
});

describe('a header that starts or stops being sticky', () => {
  const page = window as { jQuery?: unknown };
  beforeEach(async () => {
    page.jQuery = jQuery;
    await import('../../src/bridge/jquery/bridge');
    start();
  });
  afterEach(() => {
    jQuery(document).off();
    delete page.jQuery;
  });

  /** The menu's header, with something before it. */
  const wrap = () => {
    const header = document.createElement('header');
    find('nav').before(document.createElement('p'), header);
    header.append(find('nav'));
    return header;
  };

  it.each(['sticky:stick', 'sticky:unstick'])('closes the submenus in it, and in its placeholder: %s', (event) => {
    visit(1280);
    const header = wrap();
    for (const [place, expected] of [
      [link('Handhelds'), WIDE],
      [window, WIDE],
      [header, CLOSED],
      [find('p'), CLOSED],
    ] as const) {
      if (state('Consoles')[1] === 'false') click('Consoles');
      jQuery(place as HTMLElement).trigger(event);
      expect(state('Consoles')).toEqual(expected);
    }
  });

  it('leaves the menu of small screens as it is', () => {
    visit(800);
    click('Consoles');
    jQuery(wrap()).trigger('sticky:stick');
    expect(state('Consoles')).toEqual(SMALL);
  });
});

describe('an item with a mega panel and a list', () => {
  const withList = (one: HTMLElement) => {
    const list =
      '<ul class="elementskit-dropdown elementskit-submenu-panel"><li class="nav-item"><a href="/gifts/cards/">Cards</a></li></ul>';
    find('.elementskit-megamenu-panel', one).insertAdjacentHTML('beforebegin', list);
  };
  const panels = () => [...item('Gifts').children].slice(1) as HTMLElement[];

  // The style sheet chooses which of them is seen.
  it.each([
    [1280, 'ekit-dropdown-open-onclick'],
    [800, 'elementskit-dropdown-open'],
  ])('opens and closes both, at %i px', (width, name) => {
    visit(width, withList);
    const isOpen = () => [
      ...panels().map(({ classList }) => classList.contains(name)),
      link('Gifts').getAttribute('aria-expanded'),
    ];
    click('Gifts');
    expect(isOpen()).toEqual([true, true, 'true']);
    click('Gifts');
    expect(isOpen()).toEqual([false, false, 'false']);
  });

  it('fetches the panel’s content, and gives the panel its width', async () => {
    visit(1280, withList);
    const [list, mega] = panels();
    expect([list?.style.width, mega?.style.width]).toEqual(['', '320px']);
    click('Gifts');
    expect(calls.map(({ id }) => id)).toEqual(['345']);
    await last().answer(HTML);
    expect([list?.textContent, mega?.textContent]).toEqual(['Cards', 'Small ones']);
  });
});

describe('a submenu that opens when a mouse comes', () => {
  it('is opened by the style sheet, and the browser follows its link', () => {
    visit(1280, hover);
    expect([click('Consoles'), state('Consoles')]).toEqual([false, CLOSED]);
  });

  it('stays on the page after a press on its indicator, because a finger opens it like a mouse', () => {
    visit(1280, hover);
    expect([press({ target: find('i', item('Consoles')) }), state('Consoles')]).toEqual([undefined, CLOSED]);
  });

  it('is closed by Escape while the mouse rests on it, until the mouse has left its item, and the focus stays', () => {
    visit(1280, hover);
    const away = document.body.appendChild(document.createElement('button'));
    away.focus();
    const isDismissed = () => item('Consoles').classList.contains('shop-islands-dismissed');
    comeTo(link('Handhelds'));
    giveUpOffer(away);
    expect(isDismissed()).toBe(false);
    expect([pressEscape(away), isDismissed(), document.activeElement]).toEqual([false, true, away]);
    expect(pressEscape(away)).toBe(true);
    comeTo(link('Consoles'));
    expect(isDismissed()).toBe(true);
    comeTo(link('Gifts'));
    expect(isDismissed()).toBe(false);
    comeTo(link('Consoles'));
    pressEscape(away);
    find('nav').dispatchEvent(new Event('pointerleave'));
    expect([isDismissed(), pressEscape(away)]).toEqual([false, true]);
  });

  it('is closed by Escape, and gets its content, where the mouse has come before the code', () => {
    under = () => link('Gifts');
    visit(1280, hover);
    under = undefined;
    expect(calls.map(({ id }) => id)).toEqual(['345']);
    expect(pressEscape(document.body)).toBe(false);
    expect(item('Gifts').classList.contains('shop-islands-dismissed')).toBe(true);
  });

  it('is shown again by the keyboard’s focus after Escape has hidden it', () => {
    visit(1280, hover);
    comeTo(link('Consoles'));
    pressEscape(document.body);
    vi.spyOn(HTMLElement.prototype, 'matches').mockImplementation(function (this: HTMLElement, selector) {
      return selector === ':focus-visible' || Element.prototype.matches.call(this, selector);
    });
    link('Consoles').focus();
    expect([item('Consoles').classList.contains('shop-islands-dismissed'), state('Consoles')]).toEqual([false, WIDE]);
  });

  it('leaves Escape to the page where the mouse is elsewhere, and on small screens', () => {
    visit(1280, hover);
    comeTo(link('How we deliver'));
    expect(pressEscape(document.body)).toBe(true);
    resize(800);
    comeTo(link('Consoles'));
    expect(pressEscape(document.body)).toBe(true);
  });

  it('opens by a press on its link on small screens', () => {
    visit(800, hover);
    expect([click('Consoles'), state('Consoles')]).toEqual([undefined, SMALL]);
  });

  it('opens when the focus comes by keyboard, and closes when it goes', () => {
    visit(1280, hover);
    vi.spyOn(HTMLElement.prototype, 'matches').mockImplementation(function (this: HTMLElement, selector) {
      return selector === ':focus-visible' || Element.prototype.matches.call(this, selector);
    });
    link('Consoles').focus();
    expect(state('Consoles')).toEqual(WIDE);
    link('Handhelds').focus();
    expect(state('Consoles')).toEqual(WIDE);
    link('How we deliver').focus();
    expect(state('Consoles')).toEqual(CLOSED);
  });
});

describe('the menu on small screens', () => {
  const toggler = () => find('.elementskit-menu-hamburger');
  const isOpen = () => [
    container().classList.contains('active'),
    find('.elementskit-menu-overlay').classList.contains('active'),
    toggler().getAttribute('aria-expanded'),
  ];

  it('opens by its button and covers the page', () => {
    visit(800);
    toggler().focus();
    expect([press({ target: toggler() }), isOpen()]).toEqual([undefined, [true, true, 'true']]);
    expect([toggler().inert, document.activeElement]).toEqual([true, find('.elementskit-menu-close')]);
  });

  it.each([
    ['its button', () => press({ target: find('.elementskit-menu-close') })],
    ['Escape', () => pressEscape(find('.elementskit-menu-close'))],
    ['a link to a place of this page', () => link('How we deliver').click()],
    ['a wider screen', () => resize(1280)],
  ])('closes by %s, and gives the focus back', (_way, close) => {
    visit(800);
    toggler().focus();
    press({ target: toggler() });
    close();
    expect([isOpen(), document.activeElement]).toEqual([[false, false, 'false'], toggler()]);
  });

  it.each([
    ['its sign, where only that opens', 'i', 'submenu-click-on-icon'],
    ['its link, where that opens', ':scope', 'submenu-click-on-'],
  ])('stays open when a submenu whose link leads to a place on this page is opened by %s', (_what, at, mode) => {
    visit(800, (one) => find('ul', one).classList.replace('submenu-click-on-', mode));
    link('Consoles').setAttribute('href', '#consoles');
    press({ target: toggler() });
    const target = at === 'i' ? find('i', link('Consoles')) : link('Consoles');
    press({ target });
    target.click();
    expect([state('Consoles')[0], isOpen()[0]]).toEqual([['elementskit-dropdown-open'], true]);
  });

  it('stays open for links to places on the page where it is not a one-page menu', () => {
    visit(800, (one) => one.classList.replace('ekit-nav-menu-one-page-yes', 'ekit-nav-menu-one-page-no'));
    press({ target: toggler() });
    link('How we deliver').click();
    expect(isOpen()[0]).toBe(true);
  });
});

describe('content on demand', () => {
  it('is fetched once, when its panel is opened, and put into its place', async () => {
    visit(1280);
    expect(calls).toEqual([]);
    click('Gifts');
    expect([
      calls.map(({ id }) => id),
      item('Gifts').classList.contains('ekit-ajax-loading'),
      panel('Gifts').getAttribute('aria-busy'),
    ]).toEqual([['345'], true, 'true']);
    expect(link('Gifts').querySelector('span')?.className).toBe('elementskit-submenu-indicator ekit-spinner');
    click('Gifts');
    click('Gifts');
    await last().answer(HTML);
    expect([calls.length, panel('Gifts').textContent, panel('Gifts').querySelector('.megamenu-ajax-load')]).toEqual([
      1,
      'Small ones',
      null,
    ]);
    expect([
      item('Gifts').classList.contains('ekit-ajax-loading'),
      link('Gifts').querySelector('i')?.className,
      panel('Gifts').hasAttribute('aria-busy'),
    ]).toEqual([false, 'icon elementskit-submenu-indicator', false]);
    click('Gifts');
    click('Gifts');
    expect(calls).toHaveLength(1);
  });

  it('is fetched when the mouse or the focus comes, where the mouse opens it', () => {
    visit(1280, hover);
    comeTo(link('Consoles'));
    expect(calls).toEqual([]);
    comeTo(link('Gifts'));
    link('Gifts').focus();
    expect(calls).toHaveLength(1);
  });

  it('that fails says so, is reported, and can be asked for again', async () => {
    visit(1280);
    click('Gifts');
    await last().fail();
    expect([find('[role=status]', panel('Gifts')).textContent, page.problems.length]).toEqual([
      'This part of the menu could not be loaded.',
      1,
    ]);
    expect(item('Gifts').classList.contains('ekit-ajax-loading')).toBe(false);
    const again = find('button', panel('Gifts'));
    again.focus();
    again.click();
    await last().answer(HTML);
    expect([calls.length, panel('Gifts').textContent, document.activeElement?.textContent]).toEqual([
      2,
      'Small ones',
      'Small ones',
    ]);
  });

  it('is asked for again too when a panel that failed is opened again', async () => {
    visit(1280);
    click('Gifts');
    await last().fail();
    click('Gifts');
    click('Gifts');
    expect(calls).toHaveLength(2);
  });

  it('that fails is not fetched again by a resting mouse, only by its button', async () => {
    visit(1280, hover);
    comeTo(link('Gifts'));
    await last().fail();
    comeTo(find('[role=status]', panel('Gifts')));
    comeTo(link('Gifts'));
    link('Gifts').focus();
    expect(calls).toHaveLength(1);
    find('button', panel('Gifts')).click();
    expect(calls).toHaveLength(2);
  });

  it('that fails again keeps the focus on its button', async () => {
    visit(1280);
    click('Gifts');
    await last().fail();
    const again = find('button', panel('Gifts'));
    again.focus();
    again.click();
    await last().fail();
    expect([calls.length, document.activeElement]).toEqual([2, find('button', panel('Gifts'))]);
  });

  it('that fails does not move the focus from elsewhere', async () => {
    visit(1280);
    link('Gifts').focus();
    click('Gifts');
    await last().fail();
    expect(document.activeElement).toBe(link('Gifts'));
  });

  it.each(['is on its way', 'has failed'])('that %s can be asked for in a copy of the menu', async (state) => {
    visit(1280);
    click('Gifts');
    if (state === 'has failed') await last().fail();
    const copy = find('nav').cloneNode(true) as HTMLElement;
    find('nav').after(copy);
    const stopCopy = adopt(copy);
    const gifts = find('.elementskit-megamenu-has', copy);
    expect(find('.elementskit-megamenu-panel', gifts).className).not.toContain('open');
    expect([gifts.classList.contains('ekit-ajax-loading'), gifts.querySelector('.ekit-spinner')]).toEqual([
      false,
      null,
    ]);
    expect(gifts.querySelectorAll('.elementskit-submenu-indicator')).toHaveLength(1);
    expect(gifts.querySelector('.megamenu-ajax-load')?.childElementCount).toBe(0);
    press({ target: find('a', gifts) });
    expect(calls).toHaveLength(2);
    await last().answer(HTML);
    expect(find('.elementskit-megamenu-panel', gifts).textContent).toContain('Small ones');
    stopCopy();
  });

  it('with an invalid id is not fetched', () => {
    visit(1280, (one) => find('.megamenu-ajax-load', one).setAttribute('data-id', '3&x=1'));
    click('Gifts');
    expect(calls).toEqual([]);
  });
});

describe('the rules', () => {
  it('know a panel’s width, and the width from which screens are small', () => {
    expect([
      breakPointOf(767, false),
      breakPointOf(undefined, false),
      breakPointOf(undefined, true),
      breakPointOf(-1, true),
    ]).toEqual([767, 1024, 767, 767]);
    expect(['750px', '50%', '900', '', 'calc(1px)', 'url(x)'].map(widthOf)).toEqual([
      '750px',
      '50%',
      '900px',
      '',
      '',
      '',
    ]);
    expect(['60ch', '.5vw', '40VMAX', '80 px', '7%x'].map(widthOf)).toEqual(['60ch', '.5vw', '40VMAX', '', '']);
    expect(['345', '', 'x', '1.5'].map(contentIdOf)).toEqual(['345', '', '', '']);
  });

  it('know which links lead to a place on this page', () => {
    const here = 'https://shop.example/games/?a=1';
    const links = ['#x', '/games/#x', 'https://shop.example/games/?b=2#x', '/other/#x', '/games/', 'https://[#'];
    expect(links.map((one) => isOnPage(one, here))).toEqual([true, true, true, false, false, false]);
  });

  it('give a mega panel its width on wide screens only', () => {
    visit(1280);
    expect(panel('Gifts').style.width).toBe('320px');
    resize(800);
    expect(panel('Gifts').style.width).toBe('');
  });
});
