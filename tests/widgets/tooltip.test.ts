import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hideTooltip } from '../../src/ui/messages/tooltip';
import tooltip from '../../widgets/tooltip';
import { readButton, readLabel, readNeighbours } from '../../widgets/tooltip/read';
import { find, showFixture } from '../helpers/fixture';
import { knowModals } from '../helpers/modals';
import { type FakePage, setPage } from '../helpers/page';
import { freshVisits } from '../helpers/visit';

freshVisits();

const HEART = '.post-10001 .shopengine_add_to_list_action';
const EYE = '.shopengine-quickview-trigger';
const ADD = '.post-10001 .add_to_cart_button';

let page: FakePage;

beforeEach(() => {
  page = setPage();
  hideTooltip();
  showFixture('tooltip');
});

const start = () => tooltip.mode === 'enhance' && tooltip.start?.();
const shown = () => [...document.querySelectorAll('.shop-islands-tooltip')].map((one) => one.textContent);

function pointer(type: string, target: Element, pointerType = 'mouse'): void {
  target.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, pointerType }));
}
const over = (selector: string) => pointer('pointerover', find(selector));

function press(key: string): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  document.body.dispatchEvent(event);
  return event.defaultPrevented;
}

describe('a button with a tooltip', () => {
  const has = (selector: string) => !!readButton(find(selector));

  it('is any button with only an icon', () => {
    expect(has('.post-101 .shopengine_add_to_list_action')).toBe(true);
    expect(has('.post-101 .shopengine_comparison_add_to_list_action')).toBe(false);
    expect(has('.post-101 .add_to_cart_button')).toBe(false);
  });

  it('is any button of an archive that switches tooltips on', () => {
    for (const button of document.querySelectorAll('.post-10001 .se-btn, .add_to_cart_button[aria-label]'))
      expect(readButton(button)).toBe(button);
    for (const around of document.querySelectorAll('[data-tooltip]')) around.setAttribute('data-tooltip', 'no');
    expect(has(ADD)).toBe(false);
    expect(has(HEART)).toBe(true);
  });

  it('is the button around the element under the pointer', () => {
    expect(readButton(find(`${HEART} > i`))).toBe(find(HEART));
    expect(readButton(find('h2'))).toBeUndefined();
    expect(readButton(document)).toBeUndefined();
    expect(readButton(null)).toBeUndefined();
  });

  it('is not one whose tooltip ShopEngine’s own script makes', () => {
    find(HEART).append(
      Object.assign(document.createElement('p'), { className: 'tooltiptext', textContent: 'Add to Wishlist' }),
    );
    expect(has(HEART)).toBe(false);
  });
});

describe('the labels', () => {
  const labels = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].map((button) => {
      pointer('pointerover', button);
      return shown().join();
    });

  it('are SPEC’s five', async () => {
    await start();
    expect(labels('.post-10001 :is(.se-btn, .button)')).toEqual([
      'Add to Wishlist',
      'Quick View',
      'Compare',
      'Direct Checkout',
      'Add to Cart',
    ]);
  });

  it('are in the page’s own words where it prints them', async () => {
    page.config.globals = { shopengineLoopProductConfig: { add_to_cart: 'In den Korb', compare: 'Vergleichen' } };
    await start();
    expect(labels('.post-10001 :is(.shopengine-comparison, .button)')).toEqual(['Vergleichen', 'In den Korb']);
  });

  it('of a button that leads to options is the button’s own text', () => {
    expect(readLabel(find('.product_type_variable'))).toEqual({ kind: 'addToCart', ownWords: 'Select options' });
    expect(readLabel(find(ADD))).toEqual({ kind: 'addToCart', ownWords: '' });
  });
});

describe('a card', () => {
  it('names the other buttons of the card, which its tooltip must not cover', () => {
    expect(readNeighbours(find(HEART))).toEqual(
      [...document.querySelectorAll('.post-10001 :is(.se-btn, .button)')].slice(1),
    );
    document.body.append(find(HEART));
    expect(readNeighbours(find('body > a'))).toEqual([]);
  });
});

describe('the tooltip', () => {
  it('is one element, which is hidden from screen readers and disappears with the pointer', async () => {
    await start();
    over(HEART);
    over(`${EYE} > i`);
    expect(shown()).toEqual(['Quick View']);
    expect(find('.shop-islands-tooltip').getAttribute('aria-hidden')).toBe('true');
    over('h2');
    expect(shown()).toEqual([]);
  });

  it('stays while the pointer is on itself', async () => {
    await start();
    over(HEART);
    over('.shop-islands-tooltip > span');
    expect(shown()).toEqual(['Add to Wishlist']);
    over('h2');
    expect(shown()).toEqual([]);
  });

  it('goes when the pointer leaves the page', async () => {
    await start();
    over(HEART);
    document.documentElement.dispatchEvent(new PointerEvent('pointerleave'));
    expect(shown()).toEqual([]);
  });

  it('removes the browser’s own tooltip, and restores it', async () => {
    await start();
    over(EYE);
    expect(find(EYE).hasAttribute('title')).toBe(false);
    over('h2');
    expect(find(EYE).title).toBe('Quick View');
  });

  it('leaves a title that was set meanwhile, and a title that is the only name', async () => {
    await start();
    over(EYE);
    find(EYE).title = 'Look';
    over('h2');
    expect(find(EYE).title).toBe('Look');
    find(EYE).removeAttribute('aria-label');
    over(EYE);
    expect(find(EYE).title).toBe('Look');
  });

  it('comes with the keyboard’s focus, and goes with it', async () => {
    await start();
    find(ADD).focus();
    expect(shown()).toEqual(['Add to Cart']);
    find(ADD).blur();
    expect(shown()).toEqual([]);
  });

  it('is dismissed by Escape, which then does nothing else', async () => {
    await start();
    over(HEART);
    expect(press('a')).toBe(false);
    expect(press('Escape')).toBe(true);
    expect(shown()).toEqual([]);
    over(`${HEART} > i`);
    expect(shown()).toEqual([]);
    expect(press('Escape')).toBe(false);
  });

  it('leaves Escape to a dialog that opens over its button', async () => {
    knowModals();
    await start();
    over(HEART);
    const dialog = document.body.appendChild(document.createElement('dialog'));
    const close = dialog.appendChild(document.createElement('button'));
    dialog.showModal();
    close.focus();
    expect(shown()).toEqual([]);
    expect(press('Escape')).toBe(false);
  });

  it('does not come to a button that is behind an open dialog', async () => {
    knowModals();
    find(ADD).focus();
    document.body.appendChild(document.createElement('dialog')).showModal();
    await start();
    expect(shown()).toEqual([]);
    expect(press('Escape')).toBe(false);
  });

  it('disappears with a press of the button, and does not stop the press', async () => {
    await start();
    over(HEART);
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    find(HEART).dispatchEvent(click);
    expect(shown()).toEqual([]);
    expect(click.defaultPrevented).toBe(false);
  });

  it('does not come with a finger that scrolls or taps', async () => {
    await start();
    for (const type of ['pointerover', 'pointerdown', 'pointerup', 'click']) {
      pointer(type, find(HEART), 'touch');
      expect(shown()).toEqual([]);
    }
  });

  it('is not shown again for a button that has left the page', async () => {
    await start();
    over(EYE);
    const eye = find(EYE);
    eye.remove();
    over('h2');
    expect(shown()).toEqual([]);
    expect(eye.title).toBe('Quick View');
  });
});

describe('the tooltips’ code, when it comes late,', () => {
  const states = (state: string, button: Element | null) => {
    const { querySelector } = document;
    vi.spyOn(document, 'querySelector').mockImplementation((selector: string) =>
      selector.endsWith(state) ? button : querySelector.call(document, selector),
    );
  };
  const coarse = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }));

  it('shows the tooltip of the button that the pointer is over', async () => {
    coarse(false);
    states(':hover', find(HEART));
    await start();
    expect(shown()).toEqual(['Add to Wishlist']);
  });

  it('shows the tooltip of the button that has the focus', async () => {
    find(ADD).focus();
    await start();
    expect(shown()).toEqual(['Add to Cart']);
  });

  it('waits for the pointer to move where a finger may have left the hover behind', async () => {
    coarse(true);
    states(':hover', find(HEART));
    await start();
    expect(shown()).toEqual([]);
    pointer('pointermove', find(HEART));
    expect(shown()).toEqual(['Add to Wishlist']);
  });
});
