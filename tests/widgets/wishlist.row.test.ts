import { describe, expect, it } from 'vitest';
import { find } from '../helpers/fixture';
import {
  ADDED,
  type Call,
  calls,
  DONE_REMOVED,
  freshClock,
  freshWishlist,
  island,
  known,
  press,
  REMOVED,
  row,
  said,
  WRONG,
  x,
} from './wishlist.page';

freshClock();

describe('a row of the wishlist’s page', () => {
  freshWishlist();
  const rows = () =>
    [...document.querySelectorAll('tbody tr')].map(
      (one) => one.textContent?.replace(/\s+/g, ' ').trim().split(' £')[0],
    );
  it('has a button with a name, which is reached by keyboard', () => {
    expect([x(101).getAttribute('role'), x(101).tabIndex, x(101).getAttribute('aria-label')]).toEqual([
      'button',
      0,
      'Remove Moonlight Drift',
    ]);
  });

  it('whose product has no name is removed all the same; a name of its own is kept', () => {
    find('.wishlist-product-name', row(101)).remove();
    x(101).removeAttribute('aria-label');
    x(12).setAttribute('aria-label', 'Entfernen');
    for (const id of [101, 12]) island.adopt?.(x(id));
    expect([x(101).getAttribute('aria-label'), x(12).getAttribute('aria-label')]).toEqual(['Remove', 'Entfernen']);
  });

  it('is busy while its call runs, and then goes with a notice', async () => {
    press(x(101));
    expect([row(101).getAttribute('aria-busy'), row(12).getAttribute('aria-busy'), rows()]).toEqual([
      'true',
      'false',
      ['Moonlight Drift', 'Paper Kingdoms', 'Nightcourier'],
    ]);
    await calls[0]?.answer(REMOVED);
    expect([calls.length, rows(), said]).toEqual([1, ['Paper Kingdoms', 'Nightcourier'], [DONE_REMOVED]]);
    expect(known()[101]).toBe(false);
  });

  it('that was stale disappears after one more call, without a notice about the first call', async () => {
    press(x(101));
    await calls[0]?.answer(ADDED);
    expect([calls.length, rows().length, row(101).getAttribute('aria-busy'), said]).toEqual([2, 3, 'true', []]);
    await calls[1]?.answer(REMOVED);
    expect([calls.length, rows(), said]).toEqual([2, ['Paper Kingdoms', 'Nightcourier'], [DONE_REMOVED]]);
  });

  it.each<[string, (call?: Call) => Promise<void> | undefined]>([
    ['fails', (call) => call?.drop()],
    ['puts it in again', (call) => call?.answer(ADDED)],
  ])('that was stale stays where the second call %s', async (_what, end) => {
    press(x(101));
    await calls[0]?.answer(ADDED);
    await end(calls[1]);
    expect([calls.length, rows().length, row(101).getAttribute('aria-busy'), known()[101], said]).toEqual([
      2,
      3,
      'false',
      true,
      [WRONG],
    ]);
  });

  it('stays, free, when its call fails', async () => {
    press(x(101));
    await calls[0]?.drop();
    expect([rows().length, row(101).getAttribute('aria-busy'), said]).toEqual([3, 'false', [WRONG]]);
  });

  it('gives the focus to the next row, the last one to the one before', async () => {
    const removeFocused = async (id: number, call: number) => {
      x(id).focus();
      press(x(id));
      await calls[call]?.answer(REMOVED);
    };
    await removeFocused(12, 0);
    expect(document.activeElement).toBe(x(103));
    await removeFocused(103, 1);
    expect(document.activeElement).toBe(x(101));
  });

  it('gives the focus also to a row that is not enhanced yet', async () => {
    for (const name of ['role', 'tabindex', 'aria-label']) x(12).removeAttribute(name);
    x(101).focus();
    press(x(101));
    await calls[0]?.answer(REMOVED);
    expect([document.activeElement === x(12), x(12).tabIndex, x(12).getAttribute('aria-label')]).toEqual([
      true,
      0,
      'Remove Paper Kingdoms',
    ]);
  });

  it('leaves the focus where the shopper has moved it', async () => {
    press(x(101));
    x(103).focus();
    await calls[0]?.answer(REMOVED);
    expect(document.activeElement).toBe(x(103));
  });

  it('that was the last leaves words in its place, which have the focus', async () => {
    for (const id of [12, 103]) row(id).remove();
    x(101).focus();
    press(x(101));
    await calls[0]?.answer(REMOVED);
    const place = find('.woocommerce-MyAccount-content');
    expect([place.textContent?.trim(), place.querySelector('table')]).toEqual(['Your wishlist is empty.', null]);
    expect(document.activeElement).toBe(place.firstElementChild);
  });

  it('is removed from HTML that the server has replaced meanwhile', async () => {
    press(x(101));
    const body = find('tbody');
    body.replaceWith(body.cloneNode(true));
    await calls[0]?.answer(REMOVED);
    expect(rows()).toEqual(['Paper Kingdoms', 'Nightcourier']);
  });

  it('may stand outside of a table, and what stands around it stays', async () => {
    document.body.innerHTML = '<div>Saved: <span><b class="remove-from-wishlist" data-pid="52">X</b></span></div>';
    x(52).tabIndex = 0;
    x(52).focus();
    press(x(52));
    await calls[0]?.answer(REMOVED);
    expect(document.body.textContent).toBe('Saved: Your wishlist is empty.');
    expect(document.activeElement?.textContent).toBe('Your wishlist is empty.');
  });
});
