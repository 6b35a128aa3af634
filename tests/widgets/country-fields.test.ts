import jQuery from 'jquery';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { find, showFixture } from '../helpers/fixture';
import { setPage } from '../helpers/page';
import { freshVisits } from '../helpers/visit';

freshVisits();

const page = window as unknown as { jQuery?: unknown };

const states = { AF: [], FR: [], JP: { JP13: 'Tokyo', JP26: 'Kyoto' }, US: { CA: 'California', NY: 'New York' } };
const locale = {
  default: {
    address_1: {
      label: 'Street address',
      placeholder: 'House number and street name',
      required: true,
      class: ['form-row-wide', 'address-field'],
    },
    city: { label: 'Town / City', required: true, class: ['form-row-wide', 'address-field'] },
    state: { label: 'State / County', required: true, class: ['form-row-wide', 'address-field'] },
    postcode: { label: 'Postcode / ZIP', required: true, class: ['form-row-wide', 'address-field'] },
  },
  AE: { postcode: { required: false, hidden: true }, state: { required: false } },
  CY: { state: { required: false, hidden: true } },
  DE: { postcode: { priority: 65 }, state: { required: false } },
  FR: { postcode: { priority: 65 }, state: { required: false, hidden: true } },
  GB: { postcode: { label: 'Postcode' }, state: { label: 'County', required: false } },
  JP: {
    state: { label: 'Pr&eacute;fecture', class: ['form-row-last', 'address-field'], priority: 66 },
    postcode: { class: ['form-row-first', 'address-field'], priority: 65 },
  },
  US: { postcode: { label: 'ZIP Code' }, state: { label: 'State' } },
};
const ids = (name: string) =>
  ['billing', 'shipping', 'calc_shipping'].map((type) => `#${type}_${name}_field`).join(', ');
const globals = {
  wc_country_select_params: { countries: JSON.stringify(states), i18n_select_state_text: 'Choose one…' },
  wc_address_i18n_params: {
    locale: JSON.stringify(locale),
    locale_fields: JSON.stringify(
      Object.fromEntries(['address_1', 'state', 'postcode', 'city'].map((name) => [name, ids(name)])),
    ),
    i18n_optional_text: 'optional',
  },
};

/** The events in order: jQuery's, and ours, which have a colon. */
let told: string[];

async function visit(withJQuery = false): Promise<void> {
  vi.resetModules();
  if (withJQuery) page.jQuery = jQuery;
  else delete page.jQuery;
  told = [];
  if (withJQuery) await import('../../src/bridge/jquery/bridge');
  const { default: island } = await import('../../widgets/country-fields');
  if (island.mode !== 'enhance') throw new Error('It has no view.');
  await island.start?.();
  for (const host of document.querySelectorAll<HTMLElement>('.country_to_state')) island.adopt?.(host);
  jQuery(document.body).on('country_to_state_changed country_to_state_changing', ({ type }, country, $section) =>
    told.push(`${type} ${country} ${$section.length}.${$section.get(0).className}`),
  );
  document.addEventListener('island:country:changed', (event) =>
    told.push(`country:changed ${(event as CustomEvent).detail.country} ${(event.target as Element).className}`),
  );
}

beforeEach(() => {
  setPage({ globals });
  showFixture('country-fields');
  country().value = 'GB';
});
afterEach(() => {
  jQuery(document).off();
  jQuery(document.body).off();
});

const country = () => find<HTMLSelectElement>('.country_to_state');
const state = () => find<HTMLInputElement & HTMLSelectElement>('#billing_state');
const row = (name: string) => find(`#billing_${name}_field`);
const words = (name: string) => find('label', row(name)).textContent?.replace(/\s+/g, ' ');
const rows = () => [...document.querySelectorAll('.form-row')].map(({ id }) => id.replace(/billing_|_field/g, ''));

function choose(code: string): void {
  country().value = code;
  country().dispatchEvent(new Event('change', { bubbles: true }));
}

describe('a page as the server printed it', () => {
  it('is not changed when nothing differs', async () => {
    const before = document.body.innerHTML;
    await visit();
    expect(document.body.innerHTML.replaceAll(' style=""', '')).toBe(before);
  });

  it('is changed for a country that the browser has restored', async () => {
    country().value = 'US';
    await visit();
    expect(state().localName).toBe('select');
    expect(words('postcode')).toBe('ZIP Code *');
  });

  it('keeps its fields when the plugin’s data is missing', async () => {
    setPage();
    const before = document.body.innerHTML;
    await visit();
    choose('US');
    expect(document.body.innerHTML).toBe(before);
  });

  it('is left alone until a country is chosen', async () => {
    country().value = '';
    await visit();
    expect(words('state')).toBe('County (optional)');
  });

  it('may hold its data with escaped quotes', async () => {
    const countries = globals.wc_country_select_params.countries.replaceAll('"', '&quot;');
    const locale = globals.wc_address_i18n_params.locale.replaceAll('"', '&quot;');
    setPage({
      globals: {
        wc_country_select_params: { countries },
        wc_address_i18n_params: { ...globals.wc_address_i18n_params, locale },
      },
    });
    await visit();
    choose('US');
    expect([state().localName, words('postcode')]).toEqual(['select', 'ZIP Code *']);
  });

  it('may hold its data as objects', async () => {
    setPage({ globals: { wc_country_select_params: { countries: states } } });
    await visit();
    choose('US');
    expect(state().localName).toBe('select');
  });
});

describe('the state', () => {
  beforeEach(() => visit());

  it('becomes a list of the country’s states, with the id, name and attributes of the old field', () => {
    const old = state();
    old.dataset.inputClasses = 'theirs';
    old.setAttribute('aria-describedby', 'hint');
    choose('US');
    expect(state()).not.toBe(old);
    expect([...state().options].map(({ value, textContent }) => `${value}:${textContent}`)).toEqual([
      ':Choose one…',
      'CA:California',
      'NY:New York',
    ]);
    expect([state().name, state().className, state().value]).toEqual(['billing_state', 'state_select theirs', '']);
    expect(state().getAttribute('autocomplete')).toBe('section-billing billing address-level1');
    expect(state().getAttribute('aria-describedby')).toBe('hint');
    expect(words('state')).toBe('State *');
  });

  it('is hidden and empty, and so is its row, when the country has none', () => {
    state().value = 'Kent';
    choose('FR');
    expect([state().type, state().value, row('state').style.display]).toEqual(['hidden', '', 'none']);
    expect(row('state').classList.contains('validate-required')).toBe(false);
    expect(state().hasAttribute('aria-required')).toBe(false);
  });

  it('becomes a visible text field again for other countries', () => {
    choose('FR');
    choose('DE');
    expect([state().type, state().className, row('state').style.display]).toEqual(['text', 'input-text', '']);
    expect(words('state')).toBe('State / County (optional)');
  });

  it('becomes a text field even if the server hid it and its row', () => {
    row('state').hidden = true;
    find('.woocommerce-input-wrapper', row('state')).innerHTML =
      '<input type="hidden" class="hidden" name="billing_state" id="billing_state" value="" readonly>';
    choose('GB');
    expect([state().type, state().readOnly, row('state').hidden]).toEqual(['text', false, false]);
  });

  it('keeps what was typed, and finds it in a list', () => {
    state().value = 'new york';
    choose('DE');
    expect(state().value).toBe('new york');
    choose('US');
    expect(state().value).toBe('NY');
  });

  it('is emptied of a code that becomes text, and of words that the list does not have', () => {
    state().value = 'Kent';
    choose('US');
    expect(state().value).toBe('');
    state().value = 'CA';
    choose('DE');
    expect(state().value).toBe('');
  });

  it('comes back with its country', () => {
    state().value = 'Kent';
    choose('US');
    state().value = 'CA';
    choose('FR');
    choose('US');
    expect(state().value).toBe('CA');
    choose('GB');
    expect(state().value).toBe('Kent');
  });

  it('stays the same element when one list of states replaces another', () => {
    choose('US');
    const list = state();
    choose('JP');
    expect(state()).toBe(list);
    expect([...list.options].map(({ value }) => value)).toEqual(['', 'JP13', 'JP26']);
  });

  it('keeps the focus', () => {
    state().focus();
    choose('US');
    expect(document.activeElement).toBe(state());
  });

  it('removes what a script has added beside its list', () => {
    choose('US');
    state().tabIndex = -1;
    state().setAttribute('aria-hidden', 'true');
    state().insertAdjacentHTML('afterend', '<span class="select2 select2-container"></span>');
    choose('GB');
    expect(row('state').querySelector('.select2-container')).toBeNull();
    expect([state().hasAttribute('aria-hidden'), state().hasAttribute('tabindex')]).toEqual([false, false]);
  });
});

describe('the rows', () => {
  beforeEach(() => visit());

  it('are hidden and emptied when the country has no such field, and come back as they were', () => {
    const field = find<HTMLInputElement>('#billing_postcode');
    field.value = 'CT1 2EH';
    choose('AE');
    expect([row('postcode').style.display, field.value, words('postcode')]).toEqual([
      'none',
      '',
      'Postcode / ZIP (optional)',
    ]);
    expect(row('postcode').classList.contains('validate-required')).toBe(false);
    choose('GB');
    expect([row('postcode').style.display, field.value, words('postcode')]).toEqual(['', 'CT1 2EH', 'Postcode *']);
    expect(field.getAttribute('aria-required')).toBe('true');
  });

  it('do not replace what the shopper typed meanwhile', () => {
    const field = find<HTMLInputElement>('#billing_postcode');
    field.value = 'CT1 2EH';
    choose('AE');
    field.value = '90001';
    choose('US');
    expect(field.value).toBe('90001');
  });

  it('hide a state that the country does not ask for, though the country has no list', () => {
    choose('CY');
    expect([state().type, row('state').style.display]).toEqual(['text', 'none']);
  });

  it('lose their complaints when nothing is required', () => {
    choose('US');
    row('state').classList.add('woocommerce-invalid', 'woocommerce-invalid-required-field');
    choose('GB');
    expect(row('state').className).not.toContain('woocommerce-invalid');
  });

  it('have the widths of their country, and labels without HTML entities', () => {
    choose('JP');
    expect([
      row('postcode').classList.contains('form-row-first'),
      row('postcode').classList.contains('form-row-wide'),
    ]).toEqual([true, false]);
    expect(words('state')).toBe('Préfecture *');
    choose('GB');
    expect([
      row('postcode').classList.contains('form-row-first'),
      row('postcode').classList.contains('form-row-wide'),
    ]).toEqual([false, true]);
  });

  it('are in the order of their country, and return to the old order', () => {
    const printed = ['first_name', 'country', 'address_1', 'city', 'state', 'postcode', 'phone'];
    expect(rows()).toEqual(printed);
    choose('DE');
    expect(rows()).toEqual(['first_name', 'country', 'address_1', 'postcode', 'city', 'state', 'phone']);
    choose('JP');
    expect(rows()).toEqual(['first_name', 'country', 'address_1', 'postcode', 'state', 'city', 'phone']);
    choose('GB');
    expect(rows()).toEqual(printed);
  });

  it('leave other nodes where they are, and the focus where it was', () => {
    find('.woocommerce-billing-fields__field-wrapper').insertAdjacentHTML('beforeend', '<div id="theirs"></div>');
    find('#billing_postcode').focus();
    choose('DE');
    expect(find('.woocommerce-billing-fields__field-wrapper').lastElementChild?.id).toBe('theirs');
    expect(document.activeElement).toBe(find('#billing_postcode'));
  });

  it('use a placeholder when they have no label', () => {
    find('label', row('postcode')).remove();
    choose('US');
    expect(find<HTMLInputElement>('#billing_postcode').placeholder).toBe('ZIP Code');
  });
});

/** Prints a shop's own rules, which override the page's. */
function printRules(own: Record<string, object>, fields: readonly string[] = []): void {
  const { locale_fields } = globals.wc_address_i18n_params;
  const more = Object.fromEntries(fields.map((name) => [name, ids(name)]));
  const rules = {
    locale: JSON.stringify({ ...locale, ...own }),
    locale_fields: JSON.stringify({ ...JSON.parse(locale_fields), ...more }),
  };
  setPage({ globals: { ...globals, wc_address_i18n_params: { ...globals.wc_address_i18n_params, ...rules } } });
}

/** WooCommerce names these rows from 10.7 on. */
const NEWER = ['country', 'phone'];
const isRequired = (name: string) => row(name).classList.contains('validate-required');
const phone = () => find<HTMLInputElement>('#billing_phone');

describe('a list of states that the country’s rules hide', () => {
  it('is hidden, empty and not required, although the rules forget that', async () => {
    printRules({ JP: { state: { hidden: true } } }, NEWER);
    await visit();
    choose('US');
    state().value = 'NY';
    choose('JP');
    expect([state().localName, state().value, row('state').style.display]).toEqual(['select', '', 'none']);
    expect([isRequired('state'), state().hasAttribute('aria-required')]).toEqual([false, false]);
    expect(new FormData(find<HTMLFormElement>('form')).get('billing_state')).toBe('');
    choose('US');
    expect([state().value, row('state').style.display, isRequired('state')]).toEqual(['NY', '', true]);
  });

  it('loses the state that the server has printed, and the next country’s list does not get it', async () => {
    printRules({ JP: { state: { hidden: true } } }, NEWER);
    find('.woocommerce-input-wrapper', row('state')).innerHTML =
      '<select name="billing_state" id="billing_state" class="state_select"><option value="">Choose one…</option><option value="JP13" selected>Tokyo</option><option value="JP26">Kyoto</option></select>';
    country().value = 'JP';
    await visit();
    expect([state().value, row('state').style.display]).toEqual(['', 'none']);
    choose('US');
    expect([state().selectedIndex, row('state').style.display]).toEqual([0, '']);
  });

  it('is hidden by an earlier shop’s rules too, if that shop does not ask for the state', async () => {
    printRules({ JP: { state: { hidden: true, required: false } } });
    await visit();
    choose('JP');
    expect([state().value, row('state').style.display]).toEqual(['', 'none']);
  });

  it('stays if an earlier shop would refuse an order without it', async () => {
    printRules({ JP: { state: { hidden: true } } });
    await visit();
    choose('JP');
    expect([state().localName, row('state').style.display, isRequired('state')]).toEqual(['select', '', true]);
  });
});

describe('rules for the phone and the country', () => {
  it('hide a phone, which is then empty and not required, and show it as it was', async () => {
    printRules({ AE: { phone: { hidden: true } } }, NEWER);
    await visit();
    phone().value = '+44 20 7946 0000';
    choose('AE');
    expect([row('phone').style.display, phone().value, isRequired('phone')]).toEqual(['none', '', false]);
    expect(phone().hasAttribute('aria-required')).toBe(false);
    choose('AE');
    choose('US');
    expect([row('phone').style.display, phone().value, isRequired('phone')]).toEqual(['', '+44 20 7946 0000', true]);
    expect([words('phone'), phone().getAttribute('aria-required')]).toEqual(['Phone *', 'true']);
  });

  it('do not require an optional phone that was hidden', async () => {
    printRules({ AE: { phone: { hidden: true } } }, NEWER);
    row('phone').classList.remove('validate-required');
    await visit();
    choose('AE');
    choose('US');
    expect([row('phone').style.display, isRequired('phone')]).toEqual(['', false]);
  });

  it('leave it to the shop whether a phone is required', async () => {
    printRules({ US: { phone: { required: false, label: 'Mobile' } } }, NEWER);
    await visit();
    choose('US');
    expect([words('phone'), isRequired('phone')]).toEqual(['Mobile *', true]);
  });

  it('rename and move a country, which stays as it was chosen', async () => {
    printRules({ US: { country: { label: 'Country', priority: 5, hidden: false, required: true } } }, NEWER);
    await visit();
    choose('US');
    expect([words('country'), rows()[0], country().value]).toEqual(['Country *', 'country', 'US']);
  });
});

describe('the event of a change', () => {
  it('names the section and the country, and comes after the fields have changed', async () => {
    await visit(true);
    let seen = '';
    jQuery(document.body).on('country_to_state_changing', () => {
      seen = `${state().localName} ${words('postcode')}`;
    });
    choose('US');
    const section = 'woocommerce-billing-fields';
    expect(told).toEqual([
      `country_to_state_changed US 1.${section}`,
      `country_to_state_changing US 1.${section}`,
      `country:changed US ${section}`,
    ]);
    expect(seen).toBe('select ZIP Code *');
  });

  it('does not announce a new state field when the field stays', async () => {
    await visit(true);
    choose('DE');
    expect(told.map((one) => one.split(' ')[0])).toEqual(['country_to_state_changing', 'country:changed']);
  });

  it('announces the country even if the state field stays', async () => {
    country().insertAdjacentHTML('beforeend', '<option value="AF">Afghanistan</option>');
    await visit(true);
    for (const code of ['US', 'US', 'FR', 'AF']) choose(code);
    expect(told.filter((one) => one.startsWith('country_to_state_changed')).map((one) => one.split(' ')[1])).toEqual([
      'US',
      'US',
      'FR',
      'AF',
    ]);
  });

  it('is only the DOM event when the page has no jQuery', async () => {
    await visit();
    choose('US');
    expect(told).toEqual(['country:changed US woocommerce-billing-fields']);
  });

  it('reaches an enhanced list through that list’s own event', async () => {
    await visit(true);
    choose('US');
    const heard: string[] = [];
    jQuery(state()).on('change.select2', () => heard.push('select2'));
    jQuery(state()).on('change', () => heard.push('change'));
    choose('JP');
    expect(heard).toEqual(['select2']);
  });
});

describe('a request of another script', () => {
  beforeEach(() => visit(true));

  it('may be a `change` or a `refresh` that it triggers', () => {
    jQuery('#billing_country').val('US').trigger('change');
    expect(state().localName).toBe('select');
    jQuery('#billing_country').val('FR').trigger('refresh');
    expect(state().type).toBe('hidden');
  });

  it('may be to update every address when its rules are ready', () => {
    country().value = 'US';
    jQuery(document.body).trigger('wc_address_i18n_ready');
    expect(state().localName).toBe('select');
    expect(words('postcode')).toBe('ZIP Code *');
    country().value = '';
    told = [];
    jQuery(document.body).trigger('wc_address_i18n_ready');
    expect(told).toEqual([]);
  });

  it('may be to apply a country’s rules to one section', () => {
    jQuery(document.body).trigger('country_to_state_changing', ['US', jQuery('.woocommerce-billing-fields')]);
    expect(words('postcode')).toBe('ZIP Code *');
    expect(told).toEqual(['country_to_state_changing US 1.woocommerce-billing-fields']);
  });

  it('may come from a form of its own that has no section', () => {
    document.body.innerHTML =
      '<div id="own"><p class="form-row"><input type="hidden" class="country_to_state" value="US"></p><p class="form-row"><input id="shipping_state" name="s"></p></div>';
    find('.country_to_state').dispatchEvent(new Event('change', { bubbles: true }));
    expect(find('#shipping_state').localName).toBe('select');
  });
});

it('a change of one address leaves the other one alone', async () => {
  const { innerHTML } = document.body;
  document.body.innerHTML = innerHTML + innerHTML.replaceAll('billing', 'shipping');
  await visit();
  choose('US');
  expect([state().localName, find('#shipping_state').localName]).toEqual(['select', 'input']);
});

it('rows that are printed without priorities return to their places', async () => {
  for (const one of document.querySelectorAll('.form-row')) one.setAttribute('data-priority', '');
  const printed = rows();
  await visit();
  choose('JP');
  expect(rows()).toEqual(['first_name', 'country', 'address_1', 'city', 'phone', 'postcode', 'state']);
  choose('GB');
  expect(rows()).toEqual(printed);
});
