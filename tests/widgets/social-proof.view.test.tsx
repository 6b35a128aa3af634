import { atom } from 'nanostores';
import { act, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readNotification } from '../../widgets/social-proof/notifications.rules';
import { cardOf } from '../../widgets/social-proof/rules';
import type { Shown } from '../../widgets/social-proof/store';
import { View } from '../../widgets/social-proof/View';
import { find } from '../helpers/fixture';
import { setPage } from '../helpers/page';

const PAGE = 'https://shop.example/';
const CARD = '.shop-islands-social-proof';
const $shown = atom<Shown | null>(null);
let unmount: () => void;

function shownOf(id: string, more: object = {}): Shown {
  const notification = readNotification({ id, firstName: 'Mara', cart: [{ name: 'Relay' }], ...more });
  if (!notification) throw new Error('No notification.');
  return { card: cardOf(notification, 'top-left', PAGE), attach: vi.fn(), click: vi.fn(), close: vi.fn() };
}
const show = (shown: Shown | null) => act(async () => $shown.set(shown));

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  setPage();
  document.body.innerHTML = '<div id="place"></div>';
  const root = createRoot(find('#place'));
  await act(async () =>
    root.render(
      <StrictMode>
        <View store={{ $shown }} />
      </StrictMode>,
    ),
  );
  unmount = () => root.unmount();
});
afterEach(async () => {
  await act(async () => unmount());
  $shown.set(null);
  vi.unstubAllGlobals();
});

it('the view shows nothing without a notification', async () => {
  expect(document.querySelector(CARD)).toBeNull();
  await show(shownOf('n1'));
  expect(find(CARD).textContent).toBe('Mara bought Relay×');
  await show(null);
  expect(document.querySelector(CARD)).toBeNull();
});

it('the view hands on its element, and takes it back', async () => {
  const shown = shownOf('n1');
  await show(shown);
  expect(vi.mocked(shown.attach).mock.lastCall?.[0]).toBe(find(CARD));
  await show(null);
  expect(vi.mocked(shown.attach).mock.lastCall?.[0]).toBeNull();
});

it('the view has a new element for another notification, which fades in by itself', async () => {
  await show(shownOf('n1'));
  const first = find(CARD);
  await show(shownOf('n2'));
  expect(find(CARD)).not.toBe(first);
});

it('the view reports a click on its link and on its button', async () => {
  const shown = shownOf('n1', { cart: [{ name: 'Relay', productUrl: '/product/relay/' }] });
  await show(shown);
  find(`${CARD} a`).addEventListener('click', (event) => event.preventDefault());
  await act(async () => find(`${CARD} a`).click());
  expect(shown.click).toHaveBeenCalledOnce();
  await act(async () => find(`${CARD} button`).click());
  expect(shown.close).toHaveBeenCalledOnce();
});

it('the view leaves out a picture that does not load', async () => {
  await show(shownOf('n1', { image: 'https://cdn.example/gone.png' }));
  expect(find<HTMLImageElement>(`${CARD} img`).referrerPolicy).toBe('no-referrer');
  await act(async () => void find(`${CARD} img`).dispatchEvent(new Event('error')));
  expect(document.querySelector(`${CARD} img`)).toBeNull();
});
