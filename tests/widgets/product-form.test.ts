import { beforeEach, describe, expect, it } from 'vitest';
import { readForm } from '../../widgets/product-form/read';
import { find, showFixture } from '../helpers/fixture';

beforeEach(() => showFixture('product-form'));

describe('a product form with data-ajax', () => {
  const form = (inner: string) => {
    document.body.innerHTML = `<form class="cart" data-ajax>${inner}</form>`;
    return find<HTMLFormElement>('form');
  };

  it('is read as the button’s product in the chosen quantity', () => {
    find<HTMLInputElement>('.qty').value = '3';
    expect(readForm(find<HTMLFormElement>('form.cart'))).toEqual({ product_id: '101', quantity: '3' });
  });

  it('of a variable product is its chosen variation, and nothing while none is chosen', () => {
    const variable = (id: string) =>
      form(
        `<select name="attribute_pa_colour"><option value="red" selected>Red</option></select><input name="variation_id" value="${id}"><button name="add-to-cart" value="42"></button>`,
      );
    expect(readForm(variable('77'))).toMatchObject({ product_id: '77', attribute_pa_colour: 'red' });
    expect(readForm(variable('0'))).toBeUndefined();
    expect(readForm(variable(''))).toBeUndefined();
  });

  it('is left to the browser where only a plain POST will do', () => {
    expect(readForm(form('<input name="quantity[12]" value="1"><button name="add-to-cart" value="42"></button>'))).toBeUndefined();
    expect(readForm(form('<select name="attribute_x"><option value="a">A</option></select><button name="add-to-cart" value="42"></button>'))).toBeUndefined();
    expect(readForm(form('<input name="quantity" value="1">'))).toBeUndefined();
  });
});
