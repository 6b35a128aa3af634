/** Owns the marks of a field while a provider serves its country: a combobox's attributes, and WooCommerce's icon. */
import { make } from '../../../src/ui/make';
import { type AddressProps, AVAILABLE, ICON, OURS } from '../contract';

const STATES = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-haspopup': 'listbox', 'aria-expanded': 'false' };

/** Makes the field a combobox while a provider serves its country, and a text field again when none does. */
export function setAvailable({ input, wrapper }: AddressProps, isAvailable: boolean): void {
  wrapper.classList.toggle(AVAILABLE, isAvailable);
  for (const [name, value] of Object.entries(STATES)) {
    if (!isAvailable) input.removeAttribute(name);
    else if (!input.hasAttribute(name)) input.setAttribute(name, value);
  }
}

/** Puts the icon into the field's box. The style sheet shows it while a provider serves the country. */
export function addIcon({ wrapper }: AddressProps): HTMLElement {
  const icon = make('div', { className: ICON });
  icon.setAttribute(OURS, '');
  wrapper.append(icon);
  return icon;
}
