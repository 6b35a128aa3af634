/** Runs ShopEngine's filters, sort order and number per page: their results are shown in place (SPEC 2.4). */

import { pageArchive } from '../../src/actions/pageArchive';
import { onTriggeredChange } from '../../src/bridge/jquery/events';
import { withJQuery } from '../../src/bridge/jquery/jquery';
import { clock } from '../../src/bridge/page/clock';
import { report } from '../../src/bridge/page/islands';
import { adoptStyles } from '../../src/bridge/page/styles';
import type { Cleanup, Intent } from '../../src/island/types';
import { filterUrl } from '../../src/rules/filterQuery';
import { BOX, CHOICE, FORM, PRICE_FORM, PRICE_RESET, PRICES } from './contract';
import { tellActive } from './page/active';
import { keepChoices, showAddress, showChoices, showPriceWords } from './page/sync';
import { readFields, readForm, readHidden, readPriceSettings, readToggle } from './read';
import { isRange, toggled, toShopPrice } from './rules';
import css from './styles.css?inline';

type Fields = [name: string, value: string][];

const showLists = (address: string) => {
  showAddress(document, address);
  tellActive(address, (fields) => void apply(fields));
};

/** Shows the results for the given fields. A failure is silent (SPEC 8): forms, page and address stay as they were. */
async function apply(fields: Fields): Promise<void> {
  const archive = pageArchive();
  try {
    await archive.go(filterUrl(archive.$address.get(), fields));
  } catch (cause) {
    showChoices();
    report({
      island: 'shop-filter',
      what: 'The filtered products could not be had.',
      why: 'The filters are set back.',
      fix: 'See the cause.',
      cause,
    });
  }
}

/** A form's fields. Prices are in the shop's currency, the lower one first. */
function fieldsOf(form: HTMLFormElement): Fields {
  const fields = readFields(form);
  if (!form.matches(PRICE_FORM)) return fields;
  const { rate } = readPriceSettings(form);
  const prices = PRICES.map((name) => toShopPrice(fields.find(([one]) => one === name)?.[1] ?? '', rate)) as [
    string,
    string,
  ];
  if (!isRange(...prices)) prices.reverse();
  return [
    ...fields.filter(([name]) => !PRICES.includes(name as never)),
    ...PRICES.map((name, index): [string, string] => [name, prices[index] as string]),
  ];
}

/** Adds a value to its group's list or removes it, and sends the group's form. */
function toggle(control: HTMLElement, isOn: boolean): void {
  const { field, value } = readToggle(control);
  if (!field || !value) {
    return report({
      island: 'shop-filter',
      what: 'A filter has no field or no value.',
      why: 'It does nothing.',
      fix: 'Print its group’s form beside it.',
    });
  }
  const list = toggled(new URL(pageArchive().$address.get()).searchParams, field, value, isOn);
  const hidden = readHidden(control);
  const form = readForm(control);
  if (!hidden || !form) return void apply([[field, list]]);
  // In a group of several taxonomies, the hidden field has the name of the list that was changed last.
  hidden.name = field;
  hidden.value = list;
  form.requestSubmit();
}

/** Sends the prices, unless their range makes no sense yet because the shopper is still typing. */
function changePrice(form: HTMLFormElement): void {
  const [least, most] = PRICES.map((name) => form.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value ?? '') as [
    string,
    string,
  ];
  showPriceWords(form);
  if (isRange(least, most)) form.requestSubmit();
}

function change(field: HTMLElement): void {
  const form = field.closest<HTMLFormElement>(FORM);
  if (field.matches(BOX)) toggle(field, (field as HTMLInputElement).checked);
  else if (form?.matches(PRICE_FORM)) changePrice(form);
  else form?.requestSubmit();
}

function resetPrices(button: HTMLElement): void {
  const form = button.closest<HTMLFormElement>(FORM);
  for (const name of PRICES)
    for (const field of form?.querySelectorAll<HTMLInputElement>(`[name="${name}"]`) ?? []) field.value = '';
  void apply(PRICES.map((name) => [name, '']));
}

/** Handles a press, a change or a submit. */
export function act({ type, target }: Pick<Intent, 'type' | 'target'>): void {
  if (type === 'submit') void apply(fieldsOf(target as HTMLFormElement));
  else if (type === 'change') change(target);
  else if (target.matches(PRICE_RESET)) resetPrices(target);
  else toggle(target, !readToggle(target).isOn);
}

/**
 * Runs in a later task, because the loader first hands over a choice that was made before this code came, and the
 * choice must not be reset before that.
 */
const soon = (run: () => void) => clock.after(0, run);

/** Shows the values of the address in a form's fields. */
export const adopt = (host: HTMLElement): Cleanup => soon(() => showAddress(host, pageArchive().$address.get()));

/** Keeps all forms in step with the address, and hears the changes that other scripts trigger by jQuery. */
export function start(): void {
  adoptStyles(css);
  const { $address, onShown } = pageArchive();
  // A page that is added changes nothing here, and somebody may be typing a price.
  $address.listen(
    (address, before) => filterUrl(address, []) !== filterUrl(before as string, []) && showLists(address),
  );
  const first = $address.get();
  soon(() => {
    showLists($address.get());
    if ($address.get() === first) keepChoices(document, first);
  });
  onShown((page, where) => where === 'instead' && keepChoices(page, $address.get()));
  onTriggeredChange(`${CHOICE},${BOX}`, (field) => change(field as HTMLElement));
  withJQuery((jQuery) => jQuery.onTriggeredSubmit(FORM, (form) => void apply(fieldsOf(form as HTMLFormElement))));
}
