/** Owns what the filters' controls show: lists and prices from the address, choices as the server printed them. */
import { say } from '../../../src/texts/say';
import { priceBetween } from '../../../src/texts/table';
import { CHECKED, CHOICE, type Choice, PRICE_FORM, PRICE_RESULT, PRICES } from '../contract';
import { readControls, readHidden, readOffered, readPriceSettings, readPrintedValue, readToggle } from '../read';
import { isIn, toShownPrice } from '../rules';

function showToggle(control: Element, query: URLSearchParams): void {
  const { field, value } = readToggle(control);
  const isOn = isIn(query, field, value);
  const hidden = readHidden(control);
  if (hidden) hidden.value = query.get(hidden.name) ?? '';
  if (control instanceof HTMLInputElement) control.checked = isOn;
  else {
    control.classList.toggle(CHECKED, isOn);
    control.setAttribute('role', 'button');
    control.setAttribute('aria-pressed', String(isOn));
  }
}

/** Shows the price fields in words. An empty field counts as the end of the shop's own range. */
export function showPriceWords(form: HTMLFormElement): void {
  const result = form.querySelector(PRICE_RESULT);
  if (!result) return;
  const { sign, range } = readPriceSettings(form);
  const [min, max] = PRICES.map(
    (name, index) => form.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value || range[index],
  ) as [string, string];
  result.textContent = say(priceBetween, { sign, min, max });
}

function showPrices(form: HTMLFormElement, query: URLSearchParams): void {
  const { rate } = readPriceSettings(form);
  for (const name of PRICES) {
    const field = form.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (field) field.value = toShownPrice(query.get(name), rate);
  }
  showPriceWords(form);
}

/** Shows an address's lists and prices in the controls at or below `root`. */
export function showAddress(root: ParentNode, address: string): void {
  const query = new URL(address).searchParams;
  for (const control of readControls(root)) showToggle(control, query);
  for (const form of document.querySelectorAll<HTMLFormElement>(PRICE_FORM))
    if (form === root || root.contains(form)) showPrices(form, query);
}

const choices = () => document.querySelectorAll<Choice>(CHOICE);

/**
 * Keeps the choices of the page that is shown now as the defaults to which the fields go back. The page's address
 * counts first, because ShopEngine marks no order for "newest first", and the rising price for the falling one.
 */
export function keepChoices(page: ParentNode, address: string): void {
  const query = new URL(address).searchParams;
  for (const field of choices()) {
    const value = readOffered(field).find((one) => one === query.get(field.name)) ?? readPrintedValue(field, page);
    if (value === undefined) continue;
    if (field instanceof HTMLSelectElement)
      for (const option of field.options) option.defaultSelected = option.value === value;
    else field.defaultChecked = field.value === value;
  }
  showChoices();
}

/** Sets the fields to the choices of the shown page. */
export function showChoices(): void {
  for (const field of choices()) {
    if (field instanceof HTMLInputElement) field.checked = field.defaultChecked;
    else
      field.selectedIndex = Math.max(
        0,
        [...field.options].findIndex(({ defaultSelected }) => defaultSelected),
      );
  }
}
