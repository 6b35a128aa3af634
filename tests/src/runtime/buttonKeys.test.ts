import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { listenForButtonKeys } from '../../../src/runtime/buttonKeys';
import { find } from '../../helpers/fixture';

beforeAll(() => listenForButtonKeys((link) => link.matches('.add')));
beforeEach(() => {
  document.body.innerHTML = '<a class="add" role="button" href="/?add-to-cart=7">Add to cart</a>';
});

const press = (options: KeyboardEventInit) => {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...options });
  find('a').dispatchEvent(event);
  return event.defaultPrevented;
};

it('presses a link once, however long a shopper holds the key down', () => {
  const click = vi.spyOn(find('a'), 'click').mockImplementation(() => {});
  // The page must not scroll either.
  expect([press({ key: ' ' }), press({ key: ' ', repeat: true }), press({ key: ' ', repeat: true })]).toEqual([
    true,
    true,
    true,
  ]);
  expect(click).toHaveBeenCalledTimes(1);
});
