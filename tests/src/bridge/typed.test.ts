import { beforeEach, describe, expect, it } from 'vitest';
import { keepTyped, restoreTyped } from '../../../src/bridge/page/typed';
import { visitAddress } from '../../helpers/browser';
import { find } from '../../helpers/fixture';

const FORM = `<form method="get"><input name="s" value=""></form>
<form method="post">
  <input name="city" value="Leeds">
  <textarea name="notes"></textarea>
  <input type="checkbox" name="terms" value="1">
  <input type="radio" name="pay" value="a" checked><input type="radio" name="pay" value="b">
  <select name="country"><option value="GB">GB</option><option value="DE">DE</option></select>
  <select name="sizes" multiple><option value="s">S</option><option value="m" selected>M</option></select>
  <input type="password" name="secret" value="">
  <input type="hidden" name="nonce" value="1">
  <input name="number" autocomplete="cc-number" value="">
  <div class="payment_box"><input name="card" value=""></div>
</form>`;

const field = (name: string, place = 0) =>
  document.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)[place] as HTMLInputElement;
const select = (name: string) => find<HTMLSelectElement>(`[name="${name}"]`);

/** The page as the server prints it. */
const load = (html = FORM) => {
  document.body.innerHTML = html;
};

beforeEach(() => {
  sessionStorage.clear();
  visitAddress('/checkout/');
  load();
});

const type = () => {
  for (const name of ['s', 'notes', 'secret', 'nonce', 'number', 'card']) field(name).value = 'mine';
  field('terms').checked = true;
  field('pay', 1).checked = true;
  select('country').value = 'DE';
  for (const option of select('sizes').options) option.selected = option.value === 's';
};

describe('what a shopper has typed before a page is loaded again', () => {
  it('comes back, and other scripts hear of it', () => {
    type();
    keepTyped();
    load();
    const changed: string[] = [];
    document.body.addEventListener('change', ({ target }) => changed.push((target as HTMLInputElement).name));
    restoreTyped();
    expect([field('notes').value, field('terms').checked, field('pay', 1).checked, select('country').value]).toEqual([
      'mine',
      true,
      true,
      'DE',
    ]);
    expect([...select('sizes').selectedOptions].map(({ value }) => value)).toEqual(['s']);
    expect(new Set(changed)).toEqual(new Set(['notes', 'terms', 'pay', 'country', 'sizes']));
  });

  it('is not kept where it is secret, hidden, a payment’s, or in the page’s address', () => {
    type();
    keepTyped();
    expect(sessionStorage.getItem('shop-islands:typed')).not.toMatch(/secret|nonce|number|card|"s"/);
  });

  it('is not kept for the field that makes the page load again', () => {
    type();
    keepTyped('[name="country"]');
    load();
    restoreTyped();
    expect([field('notes').value, select('country').value]).toEqual(['mine', 'GB']);
  });

  it('gives way to what the server prints now, and to what was typed meanwhile', () => {
    field('city').value = 'York';
    field('notes').value = 'mine';
    keepTyped();
    load(FORM.replace('Leeds', 'Bath'));
    field('notes').value = 'newer';
    restoreTyped();
    expect([field('city').value, field('notes').value]).toEqual(['Bath', 'newer']);
  });

  it('comes back once, and on its own page alone', () => {
    type();
    keepTyped();
    load();
    visitAddress('/cart/');
    restoreTyped();
    visitAddress('/checkout/');
    restoreTyped();
    expect(field('notes').value).toBe('');
  });

  it('is not stored where nothing was typed', () => {
    keepTyped();
    expect(sessionStorage.getItem('shop-islands:typed')).toBeNull();
    for (const kept of ['{broken', '{"version":9}', '7', 'null']) {
      sessionStorage.setItem('shop-islands:typed', kept);
      expect(restoreTyped, kept).not.toThrow();
    }
  });
});
