import { describe, expect, it } from 'vitest';
import type { Config } from '../../src/island/types';
import { find } from '../helpers/fixture';
import {
  ADDED,
  calls,
  clock,
  DONE_REMOVED,
  freshClock,
  freshWishlist,
  known,
  lists,
  page,
  press,
  REMOVED,
  row,
  said,
  WRONG,
  x,
} from './wishlist.page';

const DONE_ADDED = 'success bottom-right 3000: Your product is added to wishlist';

const LOG_IN = 'info bottom-right undefined: Please login first.';

freshClock();

describe('a heart', () => {
  freshWishlist();
  const heart = (id: number, place = '.products') => find(`${place} .shopengine_add_to_list_action[data-pid="${id}"]`);
  const busy = (id: number) => !!lists.pageWishlist().$busy.get()[id];
  it('toggles by one call, and a notice shows the result for 3 s (SPEC 4.6, 9)', async () => {
    expect(press(heart(101))).toBe(false);
    expect([calls.map(({ productId }) => productId), known()[101], busy(101), said]).toEqual([[101], true, true, []]);
    await calls[0]?.answer(ADDED);
    expect([known()[101], busy(101), said]).toEqual([true, false, [DONE_ADDED]]);
  });

  it('that the server printed as active removes its product', async () => {
    press(heart(12));
    expect(known()[12]).toBe(false);
    await calls[0]?.answer(REMOVED);
    expect([known()[12], said]).toEqual([false, [DONE_REMOVED]]);
  });

  it('shows the known state rather than the printed one', () => {
    lists.pageWishlist().settle(101, true);
    press(heart(101));
    expect(known()[101]).toBe(false);
  });

  it('in a product’s form is never left to the browser, which would buy', () => {
    const [button] = [heart(101, 'form.cart')];
    expect(press(button)).toBe(false);
    expect(press(button)).toBe(false);
    button.removeAttribute('data-pid');
    expect(press(button)).toBe(false);
    expect(calls).toHaveLength(1);
  });

  it('without a product makes no call, and is reported', () => {
    for (const id of ['', '0', '-1', '1.5', 'x']) {
      heart(101).dataset.pid = id;
      expect(press(find('.post-101 .shopengine_add_to_list_action'))).toBe(false);
      find('.post-101 .shopengine_add_to_list_action').dataset.pid = '101';
    }
    expect([calls, said]).toEqual([[], []]);
    expect(page.problems.map(({ island: name, what }) => `${name}: ${what}`)).toEqual(
      Array(5).fill('wishlist: A wishlist button names no product.'),
    );
  });

  it('of a guest only shows a message to log in (SPEC 6)', () => {
    page.config.globals = { shopEngineWishlist: { isLoggedIn: '' } };
    expect(press(heart(101))).toBe(false);
    expect(press(x(101))).toBe(false);
    expect([calls, said, known()]).toEqual([[], [LOG_IN, LOG_IN], {}]);
  });

  it.each<[where: string, config: Config, link: string, message: string]>([
    [
      'the config',
      { loginUrl: '/einloggen/' },
      '/shop/my-account/',
      'info bottom-right: Please login first. Log in=https://shop.example/einloggen/',
    ],
    [
      'the page',
      {},
      '/shop/my-account/',
      'info bottom-right: Please login first. Log in=https://shop.example/shop/my-account/',
    ],
    [
      'the page, whatever follows the path',
      {},
      '/my-account?from=heart&lang=de#login',
      'info bottom-right: Please login first. Log in=https://shop.example/my-account?from=heart&lang=de#login',
    ],
    ['the page, but not another shop’s', {}, 'https://other.example/my-account/', LOG_IN],
    ['the config, unless it is no web address', { loginUrl: 'javascript:alert(1)' }, '/my-account/orders/', LOG_IN],
    [
      'nowhere, in an alert that the config asks for',
      { loginNotice: 'alert' },
      '/my-account/',
      'alert: Please login first.',
    ],
  ])('of a guest links to the login that is named by %s', (_where, config, link, message) => {
    Object.assign(page.config, config, { globals: { shopEngineWishlist: { isLoggedIn: '' } } });
    document.body.insertAdjacentHTML('beforeend', `<a href="${link}">Account</a>`);
    press(heart(101));
    expect(said).toEqual([message]);
  });

  it.each([
    ['top-left', 'top-left'],
    ['top-right', 'top-right'],
    ['bottom-left', 'bottom-left'],
    ['', 'bottom-right'],
    ['middle', 'bottom-right'],
  ])('with the position %j shows its notice in the corner %s', async (wishlist_position, corner) => {
    page.config.globals = {
      shopEngineWishlist: { isLoggedIn: '1', wishlist_position, wishlist_added_notice: 'Gemerkt' },
    };
    press(heart(101));
    await calls[0]?.answer(ADDED);
    expect(said).toEqual([`success ${corner} 3000: Gemerkt`]);
  });

  it.each<[string, unknown, number]>([
    ['null', null, 200],
    ['a page', '<h1>Maintenance</h1>', 200],
    ['a refusal in words', { status: 'failed', message: 'Product id not found.' }, 200],
    ['403', { code: 'rest_cannot', message: 'No' }, 403],
    ['a fatal error', '<p>critical</p>', 500],
  ])('shows what it showed before, and says so, after %s (SPEC 8)', async (_what, answer, status) => {
    press(heart(101));
    await calls[0]?.answer(answer, status);
    expect([known()[101], busy(101), said]).toEqual([false, false, [WRONG]]);
    expect(page.problems).toMatchObject([{ island: 'wishlist' }]);
    await clock.advance(400);
    press(heart(101));
    await calls[1]?.answer(ADDED);
    expect([known()[101], said[1]]).toEqual([true, DONE_ADDED]);
  });

  it('shows what it showed before after a drop', async () => {
    press(heart(12));
    await calls[0]?.drop();
    expect([known()[12], busy(12), said]).toEqual([true, false, [WRONG]]);
  });

  it('of a shopper whose session has ended says to log in', async () => {
    press(heart(101));
    await calls[0]?.answer({ code: 'rest_forbidden', message: 'No' }, 401);
    expect([known()[101], said, page.problems]).toEqual([false, [LOG_IN], []]);
  });

  it('is free when the page comes back from the back/forward cache', () => {
    press(heart(101));
    press(x(12));
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect([busy(101), busy(12), row(12).getAttribute('aria-busy')]).toEqual([false, false, 'false']);
  });
});
