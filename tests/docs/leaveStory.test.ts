/** What a story leaves on the page that it shares with the next one. */
import Cookies from 'js-cookie';
import { expect, it, vi } from 'vitest';
import { leaveStory } from '../../stories/leave';
import { find } from '../helpers/fixture';

it('a story that is left closes the panels and messages that it has opened', () => {
  document.body.innerHTML = `
    <div data-island-view="mini-cart-drawer"><dialog open><button data-part="close"></button></dialog></div>
    <div data-island-view="quick-view"><dialog><button data-part="close" class="closed"></button></dialog></div>
    <div class="shop-islands-notices"><button data-dismiss></button></div>`;
  const presses = new Map(
    ['[open] button', '.closed', '[data-dismiss]'].map((selector) => {
      const press = vi.fn();
      find(selector).addEventListener('click', press);
      return [selector, press];
    }),
  );
  leaveStory();
  expect([...presses].filter(([, { mock }]) => mock.calls.length === 1).map(([selector]) => selector)).toEqual([
    '[open] button',
    '[data-dismiss]',
  ]);
});

it('a story that is left leaves nothing in the storage but Storybook’s own settings', () => {
  localStorage.setItem('shop-islands:wishlist', '[7]');
  localStorage.setItem('@storybook/manager/store', '{}');
  sessionStorage.setItem('shop-islands:disarmed', ',cart,');
  Cookies.set('cookieyes-consent', 'consent:yes');
  leaveStory();
  expect(Object.keys(localStorage)).toEqual(['@storybook/manager/store']);
  expect(Object.keys(sessionStorage)).toEqual([]);
  expect(Cookies.get()).toEqual({});
});
