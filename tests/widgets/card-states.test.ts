import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pageComparison, pageWishlist } from '../../src/actions/pageLists';
import { ORIGINAL_WISHLIST } from '../../src/rules/originals';
import cardStates from '../../widgets/card-states';
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
  const all = document.querySelectorAll<HTMLElement>(`${HEART},${COMPARE}`);
  stops = [...all].flatMap((button) => cardStates.adopt?.(button) ?? []);
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
  showFixture('card-states');
});

describe('a heart', () => {
  it('shows what the server printed, until a toggle is answered', () => {
    cardStates.start?.();
    adoptAll();
    expect([state(`.post-101 ${HEART}`), state(`.post-12 ${HEART}`)]).toEqual([OUT, IN]);
    pageWishlist().settle(101, true);
    pageWishlist().settle(12, false);
    expect([state(`.post-101 ${HEART}`), state(`.post-12 ${HEART}`)]).toEqual([IN, OUT]);
  });

  it('shows its state on every card of the product, also on a card that arrives later', () => {
    cardStates.start?.();
    find('.post-12').after(find('.post-12').cloneNode(true));
    adoptAll();
    pageWishlist().settle(12, false);
    const late = find('.post-12').cloneNode(true) as HTMLElement;
    for (const heart of late.querySelectorAll(HEART)) heart.className = 'shopengine_add_to_list_action active';
    document.body.append(late);
    cardStates.adopt?.(find(HEART, late));
    expect(
      [...document.querySelectorAll(`.post-12 ${HEART}`)].map((heart) => heart.getAttribute('aria-pressed')),
    ).toEqual(['false', 'false', 'false']);
  });

  it('that is drawn as svg is filled or emptied, whoever changed the list; until then it is the server’s', () => {
    const svg = () =>
      [...document.querySelectorAll<SVGElement>(`.post-101 ${HEART} svg`)].map(({ style }) => style.fill).join();
    find(`.post-101 ${HEART}`).insertAdjacentHTML('beforeend', '<svg style="fill: red"></svg>');
    find('.post-101').after(find('.post-101').cloneNode(true));
    cardStates.start?.();
    adoptAll();
    expect(svg()).toBe('red,red');
    localStorage.setItem('shop-islands:wishlist', JSON.stringify({ 101: [true, Date.now()] }));
    pageWishlist().hear();
    expect(svg()).toBe('orange,orange');
    pageWishlist().settle(101, false);
    expect(svg()).toBe('none,none');
  });

  it('is busy while its call is under way', () => {
    cardStates.start?.();
    adoptAll();
    pageWishlist().$busy.setKey(101, true);
    expect(find(HEART).getAttribute('aria-busy')).toBe('true');
    pageWishlist().$busy.setKey(101, false);
    expect(find(HEART).hasAttribute('aria-busy')).toBe(false);
  });

  it('is left to ShopEngine’s own script where that runs', () => {
    page.originals.add(ORIGINAL_WISHLIST);
    adoptAll();
    expect(find(HEART).hasAttribute('aria-pressed')).toBe(false);
  });

  it('is no longer updated when it has left the page', () => {
    cardStates.start?.();
    adoptAll();
    for (const stop of stops) stop();
    pageWishlist().settle(101, true);
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
    cardStates.start?.();
    adoptAll();
    expect(state(`.post-12 ${COMPARE}`)).toEqual(OUT);
    compared('12');
    pageComparison().refresh();
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

vi.mock('../../src/bridge/page/styles', () => ({ adoptStyles() {} }));
