import { beforeEach, describe, expect, it, vi } from 'vitest';
import { tellTabs } from '../../src/bridge/page/tabs';
import { selectorOf } from '../../src/dom/hosts';
import { ORIGINAL_QUICK_VIEW } from '../../src/rules/originals';
import cardButtons from '../../widgets/card-buttons';
import { row } from '../../widgets/card-buttons/row';
import { find, showFixture } from '../helpers/fixture';
import { type FakePage, setPage } from '../helpers/page';

const HEART = '.shopengine_add_to_list_action';
const COMPARE = '.shopengine_comparison_add_to_list_action';

let page: FakePage;

const compared = (ids: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = `shopengine_comparison_id_list=${ids}; path=/`;
};
function adoptAll(): void {
  const all = document.querySelectorAll<HTMLElement>(
    `${HEART},${COMPARE},.shopengine-quickview-trigger,.shopengine_direct_checkout`,
  );
  for (const button of all) cardButtons.adopt?.(button);
}

beforeEach(() => {
  page = setPage();
  compared('');
  localStorage.clear();
  showFixture('card-buttons');
});

describe('the icon buttons of a card', () => {
  it('are named after what they do and the product', () => {
    adoptAll();
    const names = [...find('.post-101').querySelectorAll('[aria-label]')].map((button) =>
      button.getAttribute('aria-label'),
    );
    expect(names).toEqual([
      'Add to Wishlist: Moonlight Drift',
      'Quick View: Moonlight Drift',
      'Compare: Moonlight Drift',
      'Direct Checkout: Moonlight Drift',
    ]);
  });

  it('take the page’s own words', () => {
    page.config.globals = { shopengineLoopProductConfig: { compare: 'Vergleichen' } };
    adoptAll();
    expect(find(COMPARE).getAttribute('aria-label')).toBe('Vergleichen: Moonlight Drift');
    expect(find(COMPARE).title).toBe('Vergleichen');
  });

  it('show the action alone where the card names no product', () => {
    find('h2').remove();
    adoptAll();
    expect(find(HEART).getAttribute('aria-label')).toBe('Add to Wishlist');
  });

  it.each([
    ['words', (button: HTMLElement) => button.append('Save')],
    [
      'a picture with words',
      (button: HTMLElement) => button.append(Object.assign(document.createElement('img'), { alt: 'Save' })),
    ],
    ['a label', (button: HTMLElement) => button.setAttribute('aria-label', 'Save')],
    ['a label elsewhere', (button: HTMLElement) => button.setAttribute('aria-labelledby', 'x')],
  ])('keep %s that they have themselves', (_what, give) => {
    const button = find(HEART);
    give(button);
    const before = button.getAttribute('aria-label');
    adoptAll();
    expect(button.getAttribute('aria-label')).toBe(before);
    expect(button.title).toBe('');
  });

  it('are buttons for screen readers and keyboards; direct checkout stays a link', () => {
    adoptAll();
    expect(find(HEART).getAttribute('role')).toBe('button');
    expect(find(HEART).hasAttribute('tabindex')).toBe(false);
    expect(find(COMPARE).getAttribute('role')).toBe('button');
    expect(find(COMPARE).getAttribute('tabindex')).toBe('0');
    expect(find('.shopengine-quickview-trigger').ariaHasPopup).toBe('dialog');
    expect(find('.shopengine_direct_checkout').hasAttribute('role')).toBe(false);
  });
});

it('the comparison’s bar wakes the island too, and is not treated as a button', () => {
  document.body.innerHTML = '<div class="shopengine-comparison-bottom-bar" hidden></div>';
  const bar = find('div');
  cardButtons.adopt?.(bar);
  expect([document.querySelector(selectorOf(row)), bar.outerHTML]).toEqual([
    bar,
    '<div class="shopengine-comparison-bottom-bar" hidden=""></div>',
  ]);
});

describe('the shopper’s lists', () => {
  const woken = () => {
    cardButtons.start?.();
    return page.woken;
  };

  it('are shown at once where one of them has an entry', async () => {
    compared('101');
    // The code reads the cookie when it loads.
    vi.resetModules();
    const { default: cardButtons } = await import('../../widgets/card-buttons');
    cardButtons.start?.();
    expect(page.woken).toEqual(['shopengine']);
  });

  it('are shown at once where another tab has announced a heart', () => {
    tellTabs('wishlist', '{"7":[true,1]}');
    expect(woken()).toEqual(['shopengine']);
  });

  it('are shown at once next to ShopEngine’s own script, whose clicks the islands take over', () => {
    page.originals.add(ORIGINAL_QUICK_VIEW);
    expect(woken()).toEqual(['shopengine']);
  });

  it('wait for a hand where all of them are empty', () => {
    expect(woken()).toEqual([]);
  });

  it('that another tab has started are shown when the shopper returns to this one', () => {
    expect(woken()).toEqual([]);
    compared('101');
    document.dispatchEvent(new Event('visibilitychange'));
    // Earlier tests' islands listen too.
    expect(page.woken).toContain('shopengine');
  });
});
