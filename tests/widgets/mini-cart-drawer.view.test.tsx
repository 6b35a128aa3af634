import { atom, map } from 'nanostores';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CartContents } from '../../widgets/mini-cart-drawer/CartContents';
import { readMiniCart } from '../../widgets/mini-cart-drawer/read';
import type { Removed } from '../../widgets/mini-cart-drawer/removals.store';
import type { DrawerStore } from '../../widgets/mini-cart-drawer/store';
import { find, showFixture } from '../helpers/fixture';
import { setPage } from '../helpers/page';

// React asks for this before it runs effects inside `act`.
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let root: Root;
afterEach(() => act(() => root.unmount()));

/** Shows the cart of the page's mini-cart. Returns its rows. */
async function show(more: Partial<DrawerStore> = {}): Promise<HTMLElement[]> {
  const store = {
    $content: atom(readMiniCart(find('.widget_shopping_cart_content'))),
    $hasFailed: atom(false),
    $chosen: map({}),
    $leaving: map({}),
    $removed: atom(null),
    ...more,
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

it('one piece more or less of a quantity with decimals is exact, or else the cart would seem to have another one', async () => {
  setPage();
  showFixture('mini-cart');
  find('.quantity').innerHTML = '2.3 × <span class="amount">£4.00</span>';
  const chosen: number[] = [];
  const [row] = await show({ choose: (_item, quantity) => void chosen.push(quantity) });
  for (const button of row?.querySelectorAll<HTMLElement>('[data-part="stepper"] button') ?? []) button.click();
  expect(chosen).toEqual([1.3, 3.3]);
});

describe('the button that undoes a removal', () => {
  /** Focuses a remove button, does something else, and lets the shop answer. Returns what has the focus then. */
  const focusAfter = async (meanwhile: (press: HTMLElement) => void) => {
    setPage();
    showFixture('mini-cart');
    document.body.insertAdjacentHTML('beforeend', '<h2 tabindex="-1">Basket</h2><input><a href="/faq/">Questions</a>');
    const $removed = atom<Removed | null>(null);
    const [row] = await show({ $removed });
    const remove = row?.querySelector<HTMLButtonElement>('[data-part="remove"]') as HTMLButtonElement;
    remove.focus();
    meanwhile(remove);
    await act(async () => $removed.set({ key: 'aaaa', name: 'Ashfall Kingdoms', undoUrl: '#' }));
    const { activeElement } = document;
    document.querySelector('input')?.blur();
    return activeElement?.textContent || activeElement?.localName;
  };

  it('takes the focus over, because the pressed button is gone or cannot be pressed any more', async () => {
    expect(await focusAfter((remove) => remove.remove())).toBe('Undo');
    root.unmount();
    expect(await focusAfter((remove) => remove.setAttribute('disabled', ''))).toBe('Undo');
    root.unmount();
    // In Safari, a press gives a button no focus.
    expect(await focusAfter(() => find('h2[tabindex]').focus())).toBe('Undo');
  });

  it('leaves the focus to a shopper who has gone on meanwhile: Enter would put the item back', async () => {
    expect(await focusAfter(() => find('input').focus())).toBe('input');
    root.unmount();
    expect(await focusAfter(() => find('a[href="/faq/"]').focus())).toBe('Questions');
  });
});
