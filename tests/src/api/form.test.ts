import jQuery from 'jquery';
import { describe, expect, it } from 'vitest';
import { encodeForm } from '../../../src/api/form';
import { encodeFormElement, serializeFormElement } from '../../../src/api/formElement';

describe('form encoding', () => {
  it('nests objects and lists as PHP reads them', () => {
    expect(
      decodeURIComponent(encodeForm({ cart: { abc: { qty: 2 } }, products: [101, 102], rows: [['colour', 'red']] })),
    ).toBe('cart[abc][qty]=2&products[]=101&products[]=102&rows[0][]=colour&rows[0][]=red');
  });

  it('sends an apostrophe as %27, which firewalls let through', () => {
    expect(encodeForm({ name: "Baldur's" })).toBe('name=Baldur%27s');
  });

  it('sends nothing for empty lists, and an empty value for null and undefined', () => {
    expect(encodeForm({ none: [], empty: {}, nothing: null, missing: undefined, no: false, zero: 0 })).toBe(
      'nothing=&missing=&no=false&zero=0',
    );
  });

  it('escapes what would otherwise end a field', () => {
    expect(encodeForm({ 'a&b': 'c=d&e' })).toBe('a%26b=c%3Dd%26e');
  });
});

describe('encoding a form of the page', () => {
  it('takes the successful controls, as a submit without a button would, and adds extra fields', () => {
    document.body.innerHTML = `<form>
      <input name="cart[k][qty]" value="3"><input name="off" value="x" disabled>
      <input type="checkbox" name="box" value="1"><input type="checkbox" name="ticked" value="1" checked>
      <input type="file" name="upload"><button name="apply_coupon" value="Apply">Apply</button>
    </form>`;
    const form = document.querySelector('form') as HTMLFormElement;
    const sent = new URLSearchParams(encodeFormElement(form, { update_cart: 'Update Cart' }));
    expect([...sent]).toEqual([
      ['cart[k][qty]', '3'],
      ['ticked', '1'],
      ['update_cart', 'Update Cart'],
    ]);
  });

  it('ends lines as browsers do in a submit, whatever the text ends them by', () => {
    document.body.innerHTML = '<form><textarea name="notes"></textarea><input type="hidden" name="kept"></form>';
    const form = document.querySelector('form') as HTMLFormElement;
    (form.elements[0] as HTMLTextAreaElement).value = 'Ring twice\nthen wait';
    (form.elements[1] as HTMLInputElement).value = 'a\r\nb\rc';
    expect(encodeFormElement(form)).toBe('notes=Ring+twice%0D%0Athen+wait&kept=a%0D%0Ab%0D%0Ac');
  });

  it('can write the whole form as jQuery’s serialize does', () => {
    document.body.innerHTML =
      '<form><input name="source (utm)" value="(none) & more"><input name="b[]" value="it’s"></form>';
    const form = document.querySelector('form') as HTMLFormElement;
    expect(serializeFormElement(form)).toBe(jQuery(form).serialize());
    expect(serializeFormElement(form)).toContain('(none)%20%26%20more');
  });
});
