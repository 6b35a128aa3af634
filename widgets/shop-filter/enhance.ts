/** Gives ShopEngine's filters, sort order and number per page life: what is chosen is shown in place (SPEC 2.4). */

import { pageArchive } from '../../src/actions/pageArchive';
import { onTriggeredChange } from '../../src/bridge/jquery/events';
import { withJQuery } from '../../src/bridge/jquery/jquery';
import { clock } from '../../src/bridge/page/clock';
import { report } from '../../src/bridge/page/islands';
import { adoptStyles } from '../../src/bridge/page/styles';
import type { Cleanup, Intent } from '../../src/island/types';
import { filterUrl } from '../../src/rules/filterQuery';
import { tellActive } from './active';
import { BOX, CHOICE, FORM, PRICE_FORM, PRICE_RESET, PRICES } from './contract';
import { readFields, readForm, readHidden, readPriceSettings, readToggle } from './read';
import { isRange, toggled, toShopPrice } from './rules';
import css from './styles.css?inline';
import { keepChoices, showAddress, showChoices, showPriceWords } from './sync';

type Fields = [name: string, value: string][];

const showLists = (address: string) => {
  showAddress(document, address);
  tellActive(address, (fields) => void apply(fields));
};

/** Shows the results that fields ask for. A failure is silent (SPEC 8): forms, page and address are what they were. */
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

/** A form's fields; prices in the shop's currency, the lower one first. */
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

/** Puts a value into its group's list, or takes it out, and sends the group's form. */
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
  // The hidden field of a group of several taxonomies has the name of the one that was changed last.
  hidden.name = field;
  hidden.value = list;
  form.requestSubmit();
}

/** Half a range that makes no sense yet is still being typed. */
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

/** Does what was pressed, chosen or sent. */
export function act({ type, target }: Pick<Intent, 'type' | 'target'>): void {
  if (type === 'submit') void apply(fieldsOf(target as HTMLFormElement));
  else if (type === 'change') change(target);
  else if (target.matches(PRICE_RESET)) resetPrices(target);
  else toggle(target, !readToggle(target).isOn);
}

/** What was chosen before this code came is handed over first: it must not be set back by then. */
const soon = (run: () => void) => clock.after(0, run);

/** Shows in a form's fields what the address says. */
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
