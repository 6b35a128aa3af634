import { beforeEach, describe, expect, it } from 'vitest';
import { readShippingMethods } from '../../src/dom/shippingMethods';
import { readAction, readStep, readUnsaved } from '../../widgets/cart/read';
import { find, showFixture } from '../helpers/fixture';

beforeEach(() => showFixture('cart'));

const form = () => find<HTMLFormElement>('form.woocommerce-cart-form');

describe('what a submit asks for', () => {
  const coupon = () => find('[name="apply_coupon"]');

  it('is what the button says', () => {
    expect(readAction(form(), find('[name="update_cart"]'), null)).toBe('update');
    expect(readAction(form(), coupon(), null)).toBe('coupon');
  });

  it('is an update when Enter was pressed in a quantity, though the browser presses the coupon’s button', () => {
    expect(readAction(form(), coupon(), find('.qty'))).toBe('update');
  });

  it('is the coupon when Enter was pressed in its field', () => {
    expect(readAction(form(), null, find('#coupon_code'))).toBe('coupon');
  });

  it('is the browser’s business for a button of another plugin', () => {
    const button = document.createElement('button');
    button.name = 'save_for_later';
    form().append(button);
    expect(readAction(form(), button, button)).toBe('native');
  });

  it('empties the cart for ShopEngine’s button', () => {
    const button = document.createElement('button');
    button.name = 'empty_cart';
    expect(readAction(form(), button, null)).toBe('empty');
  });

  it('does not look at what is focused elsewhere', () => {
    const other = document.createElement('input');
    other.className = 'qty';
    document.body.append(other);
    expect(readAction(form(), coupon(), other)).toBe('coupon');
  });
});

describe('a plus or minus button', () => {
  it('steps the field beside it', () => {
    expect(readStep(find('.plus'))).toMatchObject({ direction: 1, value: 2, limits: { min: 0, max: 5, step: 1 } });
    expect(readStep(find('.minus'))).toMatchObject({ direction: -1, value: 2 });
  });

  it('of ShopEngine says the maximum itself, -1 for none', () => {
    document.body.innerHTML =
      '<div class="shopengine-cart-quantity"><span class="minus-button" data-min="1">-</span><input class="qty" value="4" step="2"><span class="plus-button" data-max="-1">+</span></div>';
    expect(readStep(find('.plus-button'))).toMatchObject({ value: 4, limits: { max: undefined, step: 2 } });
    find('.plus-button').dataset.max = '6';
    expect(readStep(find('.plus-button'))).toMatchObject({ limits: { max: 6 } });
  });

  it('copes with an empty field, a step of "any", and no field at all', () => {
    const field = find<HTMLInputElement>('.qty');
    field.value = '';
    field.setAttribute('step', 'any');
    expect(readStep(find('.plus'))).toMatchObject({ value: 0, limits: { step: 1 } });
    expect(readStep(find('.minus'))).toMatchObject({ value: 1 });
    field.remove();
    expect(readStep(find('.plus'))).toBeUndefined();
  });
});

describe('the cart form', () => {
  it('knows the chosen shipping method of every package', () => {
    expect(readShippingMethods(document)).toEqual({ 0: 'flat_rate:1' });
    find<HTMLInputElement>('#shipping_method_0_local_pickup2').checked = true;
    expect(readShippingMethods(document)).toEqual({ 0: 'local_pickup:2' });
    document.body.innerHTML =
      '<input type="hidden" name="shipping_method[0]" data-index="0" value="a"><select class="shipping_method" data-index="1"><option value="b">B</option></select>';
    expect(readShippingMethods(document)).toEqual({ 0: 'a', 1: 'b' });
  });

  it('knows which quantities are not saved', () => {
    expect(readUnsaved(form())).toEqual({});
    find<HTMLInputElement>('.qty').value = '4';
    expect(readUnsaved(form())).toEqual({ 'cart[aaaabbbbccccddddeeeeffff00001111][qty]': '4' });
  });
});
