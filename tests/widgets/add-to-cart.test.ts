import { beforeEach, describe, expect, it } from 'vitest';
import { readButton } from '../../widgets/add-to-cart/read';
import { find, showFixture } from '../helpers/fixture';

beforeEach(() => showFixture('add-to-cart'));

describe('an add-to-cart button', () => {
  it('says everything that its data attributes say, by their own names', () => {
    const button = find('.ajax_add_to_cart');
    button.dataset.islandStatus = 'ready';
    button.setAttribute('data-gift_wrap', 'yes');
    expect(readButton(button)).toEqual({
      fields: {
        product_id: '101',
        quantity: '1',
        product_sku: 'ashfall',
        success_message: '“Ashfall Kingdoms” has been added to your cart',
        gift_wrap: 'yes',
      },
      successMessage: '“Ashfall Kingdoms” has been added to your cart',
      href: expect.stringContaining('/shop/?add-to-cart=101'),
    });
  });

  it('that is damaged says what is left', () => {
    const button = document.createElement('button');
    expect(readButton(button)).toEqual({ fields: {}, successMessage: '', href: '' });
  });
});
