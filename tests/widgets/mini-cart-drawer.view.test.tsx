import { atom, map } from 'nanostores';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { CartContents } from '../../widgets/mini-cart-drawer/CartContents';
import { readMiniCart } from '../../widgets/mini-cart-drawer/read';
import type { DrawerStore } from '../../widgets/mini-cart-drawer/store';
import { find, showFixture } from '../helpers/fixture';
import { setPage } from '../helpers/page';

// React asks for this before it runs effects inside `act`.
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let root: Root;
afterEach(() => act(() => root.unmount()));

/** Shows the cart of the page's mini-cart. Returns its rows. */
async function show(): Promise<HTMLElement[]> {
  const store = {
    $content: atom(readMiniCart(find('.widget_shopping_cart_content'))),
    $hasFailed: atom(false),
    $chosen: map({}),
    $leaving: map({}),
    $removed: atom(null),
  } as unknown as DrawerStore;
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  await act(async () => root.render(<CartContents store={store} />));
  return [...place.querySelectorAll('li')];
}

it('the parts of a bundle, which the shop prints without a remove link, have their quantity and no buttons', async () => {
  setPage();
  showFixture('mini-cart');
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  const [, part] = document.querySelectorAll('.mini_cart_item');
  part?.querySelector('a.remove')?.remove();
  part?.after(part.cloneNode(true));
  const rows = await show();
  expect(rows.map((row) => row.querySelectorAll('button').length)).toEqual([3, 0, 0]);
  expect(rows.map((row) => row.querySelector('output')?.textContent)).toEqual(['2', '× 1', '× 1']);
  expect(complaints).not.toHaveBeenCalled();
});
