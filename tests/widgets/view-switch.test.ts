import { beforeEach, describe, expect, it } from 'vitest';
import island from '../../widgets/view-switch';
import { find, showFixture } from '../helpers/fixture';

const button = (view: string) => find(`[data-view="${view}"]`);
const press = (target: HTMLElement) =>
  island.mode === 'enhance' && island.onIntent?.({ type: 'click', target, submitter: null, store: undefined });
const block = () => find('.shopengine-archive-products');
const pressed = () =>
  [...document.querySelectorAll('[data-view]')].map((one) => [
    one.classList.contains('isactive'),
    one.getAttribute('aria-pressed'),
  ]);

beforeEach(() => {
  showFixture('view-switch');
  for (const one of document.querySelectorAll<HTMLElement>('[data-view]'))
    if (island.mode === 'enhance') island.adopt?.(one);
});

describe('the view switch', () => {
  it('says which view is shown', () => {
    expect(pressed()).toEqual([
      [true, 'true'],
      [false, 'false'],
    ]);
  });

  it('shows one view at a time, and keeps the block’s other classes', () => {
    press(button('list'));
    expect(block().className).toBe(
      'shopengine-archive-products shopengine-grid shopengine-archive-products--view-list',
    );
    expect(pressed()).toEqual([
      [false, 'false'],
      [true, 'true'],
    ]);
    press(button('grid'));
    expect(block().className).toBe(
      'shopengine-archive-products shopengine-grid shopengine-archive-products--view-grid',
    );
  });

  it('does nothing for a view without a valid name, or without products', () => {
    for (const name of ['', 'two words']) {
      button('list').dataset.view = name;
      press(find('.shopengine-archive-view-mode-switch:last-child'));
      button('grid');
      expect(block().className).toBe('shopengine-archive-products shopengine-grid');
      find('.shopengine-archive-view-mode-switch:last-child').dataset.view = 'list';
    }
    block().remove();
    press(button('list'));
    expect(pressed()[1]).toEqual([false, 'false']);
  });
});
