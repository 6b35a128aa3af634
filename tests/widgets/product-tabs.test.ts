import { beforeEach, describe, expect, it, vi } from 'vitest';
import { indexAfter } from '../../src/rules/tabKeys';
import productTabs from '../../widgets/product-tabs';
import { isReviews } from '../../widgets/product-tabs/rules';
import { find, showFixture } from '../helpers/fixture';
import { freshVisits } from '../helpers/visit';

freshVisits();

const host = () => find('.wc-tabs-wrapper');
const tab = (key: string, root: ParentNode = document) => find<HTMLAnchorElement>(`.${key}_tab a`, root);
const adopt = (element = host()) => productTabs.adopt?.(element);
const click = (link: HTMLElement) =>
  productTabs.onIntent?.({ type: 'click', target: link, submitter: null, store: undefined });

/** Keys of the panels that can be seen. */
const shown = (root: ParentNode = document) =>
  [...root.querySelectorAll<HTMLElement>('.wc-tab')]
    .filter(({ style }) => style.display !== 'none')
    .map(({ id }) => id.replace('tab-', ''));

const states = () =>
  [...document.querySelectorAll<HTMLElement>('.wc-tabs a')].map((link) =>
    [link.getAttribute('aria-selected'), link.tabIndex].join(' '),
  );

/** Goes to an address; the browser tells a changed hash later. */
const go = (hash: string) => {
  location.hash = hash;
  dispatchEvent(new Event('hashchange'));
};

function press(key: string, modifiers: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers });
  document.activeElement?.dispatchEvent(event);
  return event;
}

let scrolled: string[] = [];

beforeEach(() => {
  history.replaceState(null, '', '/product/controller/');
  location.hash = '';
  scrolled = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this.id);
  });
  showFixture('product-tabs');
});

describe('the tabs at first', () => {
  it('show the first panel, and the state of each tab', () => {
    adopt();
    expect(shown()).toEqual(['description']);
    expect(states()).toEqual(['true 0', 'false -1', 'false -1']);
    expect(find('li.active').id).toBe('tab-title-description');
    expect(scrolled).toEqual([]);
  });

  it('have their role on the link, where older WooCommerce prints it on the list’s item', () => {
    for (const item of document.querySelectorAll('.wc-tabs li')) {
      const link = item.querySelector('a') as HTMLAnchorElement;
      item.setAttribute('role', 'tab');
      item.setAttribute('aria-controls', link.hash.slice(1));
      for (const name of ['role', 'aria-controls']) link.removeAttribute(name);
    }
    adopt();
    const item = find('.wc-tabs li');
    const names = ['role', 'aria-controls', 'aria-selected'];
    expect(names.map((name) => [item.getAttribute(name), find('a', item).getAttribute(name)])).toEqual([
      ['presentation', 'tab'],
      [null, 'tab-description'],
      [null, 'true'],
    ]);
  });

  it.each([
    ['#tab-additional_information', 'additional_information'],
    ['#tab-title-additional_information', 'additional_information'],
    ['#reviews', 'reviews'],
    ['#tab-reviews', 'reviews'],
    ['#comment-9', 'reviews'],
    ['#comment-404', 'reviews'],
    ['#sizes', 'additional_information'],
    ['#nothing', 'description'],
    ['#%', 'description'],
    ['#"]', 'description'],
  ])('open, for %s, the panel %s', (hash, key) => {
    location.hash = hash;
    adopt();
    expect(shown()).toEqual([key]);
  });

  it.each(['/product/controller/comment-page-2/', '/product/controller/?cpage=2'])(
    'open the reviews for %s',
    (path) => {
      history.replaceState(null, '', path);
      adopt();
      expect(shown()).toEqual(['reviews']);
    },
  );

  it('keep in view what the address names, unless the shopper has moved on', () => {
    location.hash = '#comment-9';
    adopt();
    expect(scrolled).toEqual(['comment-9']);
    vi.spyOn(find('#comment-9'), 'getBoundingClientRect').mockReturnValue({ top: -5000 } as DOMRect);
    adopt();
    expect(scrolled).toEqual(['comment-9']);
  });

  // tests/e2e/widgets/product.spec.ts tests how a browser writes and reads other letters.
  it('find a panel whose key is percent-encoded', () => {
    find('#tab-reviews').id = 'tab-%d1%86';
    tab('reviews').setAttribute('href', '#tab-%d1%86');
    location.hash = '#tab-%d1%86';
    adopt();
    expect(shown()).toEqual(['%d1%86']);
  });
});

describe('a tab', () => {
  it('opens its panel', () => {
    adopt();
    click(tab('reviews'));
    expect(shown()).toEqual(['reviews']);
    expect(states()).toEqual(['false -1', 'false -1', 'true 0']);
    expect(document.querySelectorAll('li.active')).toHaveLength(1);
  });

  it('is left to the browser when it has no panel, and arrow keys skip it', () => {
    tab('additional_information').href = '/guide/';
    adopt();
    expect(click(tab('additional_information'))).toBe(false);
    expect(tab('additional_information').hasAttribute('aria-selected')).toBe(false);
    tab('description').focus();
    press('ArrowRight');
    expect(document.activeElement).toBe(tab('reviews'));
  });

  it('leaves its panel on the page when the tab itself is missing', () => {
    tab('additional_information').closest('li')?.remove();
    adopt();
    expect(shown()).toEqual(['description', 'additional_information']);
  });

  it('changes only its own block', () => {
    const twin = host().cloneNode(true) as HTMLElement;
    document.body.append(twin);
    adopt();
    adopt(twin);
    click(tab('reviews', twin));
    expect([shown(host()), shown(twin)]).toEqual([['description'], ['reviews']]);
  });

  it('belongs only to its own block when that block is inside a panel of another', () => {
    const inner = host().cloneNode(true) as HTMLElement;
    for (const element of inner.querySelectorAll('[id]')) element.id += '-inner';
    for (const link of inner.querySelectorAll('a')) link.setAttribute('href', `${link.getAttribute('href')}-inner`);
    find('#tab-description').append(inner);
    adopt();
    adopt(inner);
    click(tab('reviews', inner));
    expect(shown()).toEqual(['description', 'reviews-inner']);
    click(tab('additional_information', inner.parentElement?.parentElement as HTMLElement));
    expect(shown()).toEqual(['reviews-inner', 'additional_information']);
  });

  it('does nothing when it has no list item and its block has no panel', () => {
    document.body.innerHTML =
      '<div class="woocommerce-tabs"><div class="wc-tabs"><a href="#tab-x">X</a><a>Y</a><a href="#">Z</a></div></div>';
    expect(() => adopt(find('.woocommerce-tabs'))).not.toThrow();
    expect(click(find('.wc-tabs a'))).toBe(false);
  });
});

describe('keys', () => {
  beforeEach(() => {
    adopt();
    tab('description').focus();
  });

  it('lead to the next and the previous tab, round the ends, and to the first and the last', () => {
    const visited = ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End', ' '].map((key) => {
      expect(press(key).defaultPrevented).toBe(true);
      return `${key}: ${document.activeElement?.textContent} ${shown()}`;
    });
    expect(visited).toEqual([
      'ArrowRight: Additional information additional_information',
      'ArrowRight: Reviews (2) reviews',
      'ArrowRight: Description description',
      'ArrowLeft: Reviews (2) reviews',
      'Home: Description description',
      'End: Reviews (2) reviews',
      ' : Reviews (2) reviews',
    ]);
  });

  it('swap their directions in right-to-left text', () => {
    find('.wc-tabs').style.direction = 'rtl';
    press('ArrowLeft');
    expect(shown()).toEqual(['additional_information']);
    press('ArrowRight');
    expect(shown()).toEqual(['description']);
  });

  it('move up and down when the tabs are stacked, and scroll the page otherwise', () => {
    expect(press('ArrowDown').defaultPrevented).toBe(false);
    vi.spyOn(tab('additional_information'), 'getBoundingClientRect').mockReturnValue({ top: 40, left: 0 } as DOMRect);
    expect(press('ArrowRight').defaultPrevented).toBe(false);
    press('ArrowUp');
    expect(shown()).toEqual(['reviews']);
    press('ArrowDown');
    expect(shown()).toEqual(['description']);
  });

  it('are left to the browser when a modifier is held, when they are other keys, and inside a panel', () => {
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey'])
      expect(press('ArrowLeft', { [modifier]: true }).defaultPrevented).toBe(false);
    expect(press('a').defaultPrevented).toBe(false);
    expect(press('toString').defaultPrevented).toBe(false);
    find('#tab-description').innerHTML = '<input>';
    find('input').focus();
    expect(press('Home').defaultPrevented).toBe(false);
    expect(shown()).toEqual(['description']);
  });

  it('lead to the tab itself when there is only one', () => {
    for (const key of ['additional_information', 'reviews']) tab(key).remove();
    press('ArrowRight');
    expect(document.activeElement).toBe(tab('description'));
  });
});

describe('a page with tabs', () => {
  beforeEach(() => {
    productTabs.start?.();
    adopt();
  });

  it('opens the panel that a new hash names, and scrolls to it', () => {
    go('#comment-7');
    expect(shown()).toEqual(['reviews']);
    expect(scrolled).toEqual(['comment-7']);
    go('#tab-description');
    expect(shown()).toEqual(['description']);
  });

  it('stays as it is for a hash that means something else', () => {
    history.replaceState(null, '', '/product/controller/?cpage=2');
    for (const hash of ['#top', '', '#%']) go(hash);
    expect(shown()).toEqual(['description']);
    expect(scrolled).toEqual([]);
  });

  it('opens the reviews when a link to them is clicked, and leaves the link itself to the browser', () => {
    let seen: string[] = [];
    const link = find('.woocommerce-review-link');
    link.addEventListener('click', () => {
      seen = shown();
    });
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    link.dispatchEvent(event);
    expect(seen).toEqual(['reviews']);
    expect(event.defaultPrevented).toBe(false);
  });

  it('ignores a review link when there are no reviews', () => {
    tab('reviews').remove();
    expect(() => find('.woocommerce-review-link').click()).not.toThrow();
    expect(shown()).toEqual(['description']);
  });
});

describe('the rules', () => {
  it('recognise addresses of reviews', () => {
    for (const address of [
      '#reviews',
      '#tab-reviews',
      '#comment-1',
      '#COMMENT-1',
      '/x/comment-page-2/#comments',
      '/x/?cpage=3',
    ])
      expect(isReviews(address)).toBe(true);
    for (const address of ['', '/x/', '#reviews-2', '#tab-description', '#comments', '/reviews'])
      expect(isReviews(address)).toBe(false);
  });

  it('give no position for other keys', () => {
    expect(indexAfter('x', 0, 3, false, false)).toBeNaN();
    expect(indexAfter('ArrowUp', 0, 3, false, false)).toBeNaN();
    expect(indexAfter('ArrowLeft', 0, 3, true, false)).toBeNaN();
    expect(indexAfter('End', 0, 1, true, true)).toBe(0);
  });
});
