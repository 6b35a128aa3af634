import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProductToAdd } from '../../src/actions/addProduct';
import { encodeForm, type FormFields } from '../../src/api/form';
import type { Variation } from '../../src/rules/variation';
import { start, submit } from '../../widgets/product-form/enhance';
import { readForm } from '../../widgets/product-form/read';
import { find, showFixture } from '../helpers/fixture';
import { setPage } from '../helpers/page';
import { freshVisits } from '../helpers/visit';

freshVisits();

/** The products that were added in place, each with its button. */
const added: [button: HTMLElement, fields: FormFields][] = [];

vi.mock('../../src/actions/addProduct', () => ({
  addProduct: (button: HTMLElement, { fields }: ProductToAdd) => added.push([button, fields]),
}));

/** Variation 77: red, or of any colour. */
const red: Variation = { variation_id: 77, attributes: { attribute_pa_colour: 'red' } };
const any: Variation = { variation_id: 77, attributes: { attribute_pa_colour: '' } };

beforeEach(() => {
  added.length = 0;
  showFixture('product-form');
});

const form = (inner: string) => {
  document.body.innerHTML = `<form class="variations_form cart" data-ajax>${inner}</form>`;
  return find<HTMLFormElement>('form');
};
/**
 * A form in which the red variation is chosen. @param printed the server's list; `false` if the island has to ask the
 * server
 */
const variable = (id: string, printed?: unknown) => {
  const host = form(
    `<select name="attribute_pa_colour"><option value="red" selected>Red</option></select><input name="variation_id" value="${id}"><button name="add-to-cart" value="42"></button>`,
  );
  if (printed !== undefined) host.dataset.product_variations = JSON.stringify(printed);
  return host;
};

describe('a product form with data-ajax', () => {
  it('is read as the button’s product in the chosen quantity', () => {
    find<HTMLInputElement>('.qty').value = '3';
    expect(readForm(find<HTMLFormElement>('form.cart'))?.fields).toEqual({ product_id: '101', quantity: '3' });
  });

  it('is read as the chosen variation of a variable product, and as nothing while none is chosen', () => {
    expect(readForm(variable('77'))?.fields).toMatchObject({ product_id: '77', attribute_pa_colour: 'red' });
    expect(readForm(variable('0'))).toBeUndefined();
    expect(readForm(variable(''))).toBeUndefined();
  });

  it('is left to the browser when only a plain POST works', () => {
    expect(
      readForm(form('<input name="quantity[12]" value="1"><button name="add-to-cart" value="42"></button>')),
    ).toBeUndefined();
    expect(
      readForm(
        form(
          '<select name="attribute_x"><option value="a">A</option></select><button name="add-to-cart" value="42"></button>',
        ),
      ),
    ).toBeUndefined();
    expect(readForm(form('<input name="quantity" value="1">'))).toBeUndefined();
  });

  it('sends all fields of one name, as the form itself would', () => {
    const product = readForm(
      form(
        '<input type="checkbox" name="extras[]" value="case" checked><input type="checkbox" name="extras[]" value="gift" checked><input name="names[5][]" value="Ada"><button name="add-to-cart" value="101"></button>',
      ),
    );
    expect([...new URLSearchParams(encodeForm(product?.fields ?? {}))]).toEqual([
      ['quantity', '1'],
      ['extras[]', 'case'],
      ['extras[]', 'gift'],
      ['names[5][]', 'Ada'],
      ['product_id', '101'],
    ]);
  });

  it('sends the lines of a text as the form itself would', () => {
    const host = form('<textarea name="engraving"></textarea><button name="add-to-cart" value="42"></button>');
    find<HTMLTextAreaElement>('textarea').value = 'To Ada\nwith love';
    expect(readForm(host)?.fields).toMatchObject({ product_id: '42', engraving: 'To Ada\r\nwith love' });
  });

  it('is left to the browser when the variation has the option “any”, whose value only a plain POST sends', () => {
    expect(readForm(variable('77', [red]))?.fields).toMatchObject({ product_id: '77' });
    expect(readForm(variable('77', { 1: red }))?.fields).toMatchObject({ product_id: '77' });
    expect(readForm(variable('77', [any]))).toBeUndefined();
  });

  it('uses the variation found last when only the server knows the variations', () => {
    expect(readForm(variable('77', false), red)?.fields).toMatchObject({
      product_id: '77',
      attribute_pa_colour: 'red',
    });
    expect(readForm(variable('77', false), any)).toBeUndefined();
    expect(readForm(variable('78', false), red)).toBeUndefined();
    expect(readForm(variable('77', false))).toBeUndefined();
  });

  it('is left to the browser when its list holds no variations at all', () => {
    expect(readForm(variable('77', [null, 7]))).toBeUndefined();
    expect(readForm(variable('77', '{broken'))).toBeUndefined();
  });
});

describe('a product form that is sent', () => {
  const press = (button: HTMLElement | null = find('button')) => submit(find<HTMLFormElement>('form'), button);

  it('first sends the adds that an earlier page left', async () => {
    const page = setPage();
    await start();
    expect(page.woken).toEqual(['add-to-cart']);
  });

  it('adds the product in place when its own button is pressed', () => {
    expect([press(), press(null)]).toEqual([undefined, undefined]);
    expect(added).toEqual(Array(2).fill([find('button'), { product_id: '101', quantity: '1' }]));
  });

  it('adds the product when a button without a name is pressed, and leaves other plugins’ buttons alone', () => {
    find('button').insertAdjacentHTML(
      'afterend',
      '<button class="sticky">Add</button><button name="buy-now" value="101">Buy now</button>',
    );
    expect([press(find('.sticky')), press(find('[name="buy-now"]'))]).toEqual([undefined, false]);
    expect(added.map(([button]) => button.className)).toEqual(['sticky']);
  });

  it('adds in place a variation that the server has found', async () => {
    await start();
    variable('77', false);
    expect(press()).toBe(false);
    // Dispatched on a child, because in happy-dom a form that searches from itself finds another object than this test.
    const tell = (variation: Variation) =>
      find('select').dispatchEvent(new CustomEvent('island:variation:found', { bubbles: true, detail: { variation } }));
    tell(red);
    expect(press()).toBeUndefined();
    expect(added.map(([, { product_id }]) => product_id)).toEqual(['77']);
    tell(any);
    expect(press()).toBe(false);
  });
});
