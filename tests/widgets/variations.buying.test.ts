import { describe, expect, it } from 'vitest';
import { act } from '../../widgets/variations/enhance';
import { find } from '../helpers/fixture';
import { setPage } from '../helpers/page';
import { alerts, button, choose, colour, enliven, form, freshForm, platform } from './variations.form';

freshForm();

describe('buying a variation', () => {
  const press = () => !button().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  const submit = () => !form().dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));

  it('needs a complete choice: otherwise a message says so, and nothing is sent', async () => {
    await enliven();
    expect([press(), submit()]).toEqual([true, true]);
    expect(alerts).toEqual(Array(2).fill('Please choose all options first.'));
    expect(act({ type: 'submit', target: form(), submitter: button() })).toBeUndefined();
  });

  it('keeps in sight that a choice is missing, once, until something is chosen', async () => {
    const notices = () => [...form().querySelectorAll('.shop-islands-choose')];
    await enliven();
    press();
    submit();
    expect(notices().map(({ textContent }) => textContent)).toEqual(['Please choose all options first.']);
    // The alert was read already.
    expect(notices()[0]?.closest('[role="alert"], [aria-live]')).toBeNull();
    choose(colour(), 'red');
    expect(notices()).toEqual([]);
    press();
    expect(notices()).toHaveLength(1);
    act({ type: 'click', target: find('.reset_variations'), submitter: null });
    expect(notices()).toEqual([]);
  });

  it('needs an available variation', async () => {
    setPage({ globals: { wc_add_to_cart_variation_params: { i18n_unavailable_text: 'Nicht lieferbar' } } });
    await enliven();
    choose(colour(), 'red');
    choose(platform(), 'xbox');
    expect([press(), submit()]).toEqual([true, true]);
    expect(alerts).toEqual(['Nicht lieferbar', 'Nicht lieferbar']);
    // The form has WooCommerce's own message about it.
    expect(document.querySelector('.shop-islands-choose')).toBeNull();
  });

  it('is left to the browser once the choice is complete', async () => {
    await enliven();
    choose(colour(), 'red');
    choose(platform(), 'ps5');
    expect([press(), submit(), alerts]).toEqual([false, false, []]);
    expect(act({ type: 'submit', target: form(), submitter: button() })).toBe(false);
  });

  it('leaves other plugins’ buttons alone', async () => {
    form().insertAdjacentHTML('beforeend', '<button name="wishlist">♥</button>');
    await enliven();
    expect(act({ type: 'submit', target: form(), submitter: find('[name="wishlist"]') })).toBe(false);
    expect(alerts).toEqual([]);
  });
});
