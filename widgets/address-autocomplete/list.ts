/** Owns the list below the field: its nodes in WooCommerce's shapes, made of text alone, and the field's ARIA. */
import { say } from '../../src/texts/say';
import { addressSuggestions } from '../../src/texts/table';
import { make } from '../../src/ui/make';
import { ACTIVE, AVAILABLE, ICON, LIST, OURS, type Parts, SUGGESTIONS } from './contract';
import { markedPieces, type Suggestion } from './suggestions.rules';

export interface List {
  /** What is below the field. */
  container: HTMLElement;
  options: HTMLUListElement;
  icon: HTMLElement;
}

function setAttributes(element: Element, attributes: Record<string, string>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}

const optionId = ({ type }: Parts, index: number) => `suggestion-item-${type}-${index}`;

/** Makes the list, hidden, and puts it after the field. */
export function createList({ type, input, wrapper }: Parts): List {
  const options = make('ul', { className: LIST, id: `address_suggestions_${type}_list` });
  setAttributes(options, { role: 'listbox', 'aria-label': say(addressSuggestions) });
  const container = make('div', { className: SUGGESTIONS, id: `address_suggestions_${type}` }, options);
  setAttributes(container, { role: 'region', 'aria-live': 'polite', [OURS]: '' });
  container.style.display = 'none';
  const icon = make('div', { className: ICON });
  input.after(container);
  wrapper.append(icon);
  return { container, options, icon };
}

function createOption(parts: Parts, { id, label, matches }: Suggestion, index: number): HTMLLIElement {
  const pieces = markedPieces(label, matches).map(({ text, isMarked }) => (isMarked ? make('strong', {}, text) : text));
  const option = make('li', { id: optionId(parts, index) }, ...pieces);
  setAttributes(option, { role: 'option', 'aria-label': label, 'aria-selected': 'false', 'data-id': id });
  return option;
}

/** Shows suggestions; none hides the list. */
export function showSuggestions(parts: Parts, { container, options }: List, suggestions: readonly Suggestion[]): void {
  const { input } = parts;
  const isShown = suggestions.length > 0;
  options.replaceChildren(...suggestions.map((suggestion, index) => createOption(parts, suggestion, index)));
  container.style.display = isShown ? 'block' : 'none';
  if (input.hasAttribute('aria-expanded')) input.setAttribute('aria-expanded', String(isShown));
  if (isShown) input.setAttribute('aria-controls', options.id);
  else input.removeAttribute('aria-controls');
}

/** Highlights one of the suggestions; -1 for none. */
export function highlight(parts: Parts, { options }: List, active: number): void {
  for (const [index, option] of [...options.children].entries()) {
    option.classList.toggle(ACTIVE, index === active);
    option.setAttribute('aria-selected', String(index === active));
  }
  const option = options.children[active];
  if (option) parts.input.setAttribute('aria-activedescendant', option.id);
  else parts.input.removeAttribute('aria-activedescendant');
}

/** Brings the highlighted suggestion into view. */
export const reveal = ({ options }: List): void => options.querySelector(`.${ACTIVE}`)?.scrollIntoView({ block: 'nearest' });

/** The suggestion's index at a place of the page; -1 for none. */
export const indexAt = ({ options }: List, target: EventTarget | null): number =>
  [...options.children].findIndex((option) => option.contains(target as Node | null));

/** Makes the field a combobox while a provider serves its country, and a text field again when none does. */
export function setAvailable({ input, wrapper }: Parts, isAvailable: boolean): void {
  wrapper.classList.toggle(AVAILABLE, isAvailable);
  const states = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-haspopup': 'listbox', 'aria-expanded': 'false' };
  for (const [name, value] of Object.entries(states)) {
    if (!isAvailable) input.removeAttribute(name);
    else if (!input.hasAttribute(name)) input.setAttribute(name, value);
  }
}
