import { beforeEach, describe, expect, it, vi } from 'vitest';
import { liveComparison, liveWishlist } from '../../src/state/liveLists';
import cardButtons from '../../widgets/card-buttons';
import { find, showFixture } from '../helpers/fixture';
import { type FakePage, setPage } from '../helpers/page';

const HEART = '.shopengine_add_to_list_action';
const COMPARE = '.shopengine_comparison_add_to_list_action';

let page: FakePage;
let stops: (() => void)[];

const compared = (ids: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = `shopengine_comparison_id_list=${ids}; path=/`;
};
function adoptAll(): void {
  const all = document.querySelectorAll<HTMLElement>(`${HEART},${COMPARE},.shopengine-quickview-trigger,.shopengine_direct_checkout`);
  stops = [...all].flatMap((button) => cardButtons.adopt?.(button) ?? []);
}
const state = (selector: string) => {
  const { classList } = find(selector);
  return [find(selector).getAttribute('aria-pressed'), classList.contains('active'), classList.contains('inactive')];
};
const IN = ['true', true, false];
const OUT = ['false', false, true];

beforeEach(() => {
  page = setPage();
  compared('');
  showFixture('card-buttons');
});

describe('the icon buttons of a card', () => {
  it('are named after what they do and the product', () => {
    adoptAll();
    const names = [...find('.post-101').querySelectorAll('[aria-label]')].map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual(['Add to Wishlist: Moonlight Drift', 'Quick View: Moonlight Drift', 'Compare: Moonlight Drift', 'Direct Checkout: Moonlight Drift']);
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
    ['a picture with words', (button: HTMLElement) => button.append(Object.assign(document.createElement('img'), { alt: 'Save' }))],
    ['a label', (button: HTMLElement) => button.setAttribute('aria-label', 'Save')],
    ['a label elsewhere', (button: HTMLElement) => button.setAttribute('aria-labelledby', 'x')],
  ])('keep %s of their own', (_what, give) => {
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
    expect(find('.shopengine-quickview-trigger').getAttribute('aria-haspopup')).toBe('dialog');
    expect(find('.shopengine_direct_checkout').hasAttribute('role')).toBe(false);
  });
});

describe('a heart', () => {
  it('shows what the server printed, until a toggle is answered', () => {
    cardButtons.start?.();
    adoptAll();
    expect([state(`.post-101 ${HEART}`), state(`.post-12 ${HEART}`)]).toEqual([OUT, IN]);
    liveWishlist().settle(101, true);
    liveWishlist().settle(12, false);
    expect([state(`.post-101 ${HEART}`), state(`.post-12 ${HEART}`)]).toEqual([IN, OUT]);
  });

  it('shows it on every card of the product, and on one that arrives later', () => {
    cardButtons.start?.();
    find('.post-12').after(find('.post-12').cloneNode(true));
    adoptAll();
    liveWishlist().settle(12, false);
    const late = find('.post-12').cloneNode(true) as HTMLElement;
    for (const heart of late.querySelectorAll(HEART)) heart.className = 'shopengine_add_to_list_action active';
    document.body.append(late);
    cardButtons.adopt?.(find(HEART, late));
    expect([...document.querySelectorAll(`.post-12 ${HEART}`)].map((heart) => heart.getAttribute('aria-pressed'))).toEqual(['false', 'false', 'false']);
  });

  it('is busy while its call is under way', () => {
    cardButtons.start?.();
    adoptAll();
    liveWishlist().$busy.setKey(101, true);
    expect(find(HEART).getAttribute('aria-busy')).toBe('true');
    liveWishlist().$busy.setKey(101, false);
    expect(find(HEART).hasAttribute('aria-busy')).toBe(false);
  });

  it('is left to ShopEngine’s own script where that runs', () => {
    page.originals.add('click .shopengine_add_to_list_action');
    adoptAll();
    expect(find(HEART).hasAttribute('aria-pressed')).toBe(false);
    expect(find(HEART).getAttribute('aria-label')).toBe('Add to Wishlist: Moonlight Drift');
  });

  it('is forgotten when it has left the page', () => {
    cardButtons.start?.();
    adoptAll();
    for (const stop of stops) stop();
    liveWishlist().settle(101, true);
    expect(state(HEART)).toEqual(OUT);
  });
});

describe('a comparison button', () => {
  it('follows the cookie, not what a cached page says', () => {
    compared('101');
    adoptAll();
    expect([state(`.post-101 ${COMPARE}`), state(`.post-12 ${COMPARE}`)]).toEqual([IN, OUT]);
  });

  it('compares numbers: 12 is not 123', () => {
    compared('123%2C101');
    cardButtons.start?.();
    adoptAll();
    expect(state(`.post-12 ${COMPARE}`)).toEqual(OUT);
    compared('12');
    liveComparison().refresh();
    expect([state(`.post-101 ${COMPARE}`), state(`.post-12 ${COMPARE}`)]).toEqual([OUT, IN]);
  });

  it('that only opens the table has no state', () => {
    find(COMPARE).dataset.payload = '{"pid":0}';
    adoptAll();
    expect(find(COMPARE).hasAttribute('aria-pressed')).toBe(false);
  });

  it.each(['', '{', 'null', '{"pid":"x"}'])('survives the payload %j', (payload) => {
    find(COMPARE).dataset.payload = payload;
    expect(adoptAll).not.toThrow();
    expect(find(COMPARE).hasAttribute('aria-pressed')).toBe(false);
  });
});

vi.mock('../../src/bridge/styles', () => ({ adoptStyles() {} }));
