/** A form's rows in WooCommerce's markup: label, wrapper, field, description. */

import { html, raw } from 'hono/html';
import { countries, type FieldName, fields, ruleOf, states } from '../data/countries';
import { ownValue } from '../data/own';
import { type Html, hiddenAttribute } from './parts';
import type { Mode } from './types';

export interface Row {
  id: string;
  label: string;
  isRequired: boolean;
  /** Classes in addition to `form-row` and those for `isRequired`. */
  classes: readonly string[];
  priority: number | '';
  /** The field itself. */
  input: Html;
  labelClasses?: readonly string[];
  /** A further description of the field, shown while the field has the focus. */
  description?: string;
  isHidden?: boolean;
}

const mark = (isRequired: boolean) =>
  isRequired
    ? html`<span class="required" aria-hidden="true">*</span>`
    : html`<span class="optional">(optional)</span>`;

/** A row. A hidden row is hidden in the way that the page's policy allows. */
export function formRow(row: Row, mode: Mode): Html {
  const { id, label, isRequired, priority, input, description } = row;
  const classes = ['form-row', ...row.classes, ...(isRequired ? ['validate-required'] : [])].join(' ');
  const labelClass = [...(isRequired ? ['required_field'] : []), ...(row.labelClasses ?? [])].join(' ');
  const hint = description
    ? html`<span class="description" id="${id}-description" aria-hidden="true">${description}</span>`
    : '';
  return html`<p class="${classes}" id="${id}_field" data-priority="${priority}" ${row.isHidden ? hiddenAttribute(mode) : ''}><label for="${id}" class="${labelClass}">${label}&nbsp;${mark(isRequired)}</label><span class="woocommerce-input-wrapper">${input}${hint}</span></p>`;
}

export interface TextField {
  id: string;
  value: string;
  autocomplete: string;
  isRequired: boolean;
  type?: 'text' | 'email' | 'tel' | 'password';
  placeholder?: string;
  isDescribed?: boolean;
}

/** A text field whose name is its id. */
export const textInput = ({
  id,
  value,
  autocomplete,
  isRequired,
  type = 'text',
  placeholder = '',
  isDescribed,
}: TextField): Html =>
  html`<input type="${type}" class="input-text " name="${id}" id="${id}" placeholder="${placeholder}" value="${value}" ${isRequired ? raw('aria-required="true"') : ''} ${isDescribed ? raw(`aria-describedby="${id}-description"`) : ''} autocomplete="${autocomplete}" />`;

export interface AddressSection {
  /** `billing` or `shipping`. */
  section: 'billing' | 'shipping';
  values: Record<string, string>;
  mode: Mode;
}

/** A select's options. */
export const optionsOf = (all: Record<string, string>, value: string) =>
  Object.entries(all).map(
    ([code, name]) =>
      html`<option value="${code}" ${code === value ? raw('selected="selected"') : ''}>${name}</option>`,
  );

const countrySelect = (id: string, value: string, autocomplete: string): Html =>
  html`<select name="${id}" id="${id}" class="country_to_state country_select " aria-required="true" autocomplete="${autocomplete}" data-placeholder="Choose a country…" data-label="Country / Region"><option value="">Choose a country…</option>${optionsOf(countries, value)}</select><noscript><button type="submit" class="button" name="woocommerce_checkout_update_totals" value="1">Use this country</button></noscript>`;

/** The field for a state: a select, a text field or a hidden field, depending on the country. */
export function stateField({
  id,
  value,
  country,
  autocomplete,
}: Record<'id' | 'value' | 'country' | 'autocomplete', string>): Html {
  const own = ownValue(states, country);
  const { label, required } = ruleOf(country, 'state');
  const aria = required ? raw('aria-required="true"') : '';
  if (Array.isArray(own))
    return html`<input type="hidden" class="hidden" name="${id}" id="${id}" value="" autocomplete="${autocomplete}" placeholder="" readonly="readonly" data-input-classes="" />`;
  if (own)
    return html`<select name="${id}" id="${id}" class="state_select " ${aria} autocomplete="${autocomplete}" data-placeholder="Choose…" data-input-classes="" data-label="${label}"><option value="">Choose…</option>${optionsOf(own, value)}</select>`;
  return html`<input type="text" class="input-text " value="${value}" placeholder="" name="${id}" id="${id}" ${aria} autocomplete="${autocomplete}" data-input-classes="" />`;
}

function addressRow({ section, values, mode }: AddressSection, name: FieldName): { priority: number; row: Html } {
  const field = { label_class: [], validate: [], placeholder: '', ...fields[name] };
  const id = `${section}_${name}`;
  const country = values[`${section}_country`] ?? '';
  const rule = ruleOf(country, name);
  const autocomplete = `section-${section} ${section} ${field.autocomplete}`;
  const text = { id, value: values[id] ?? '', autocomplete, isRequired: rule.required, placeholder: field.placeholder };
  const input =
    name === 'country'
      ? countrySelect(id, country, autocomplete)
      : name === 'state'
        ? stateField({ id, value: values[id] ?? '', country, autocomplete })
        : textInput(text);
  const classes = [...field.class, ...field.validate.map((kind) => `validate-${kind}`)];
  const row = {
    id,
    label: rule.label,
    isRequired: rule.required,
    classes,
    priority: rule.priority,
    input,
    labelClasses: field.label_class,
  };
  return { priority: rule.priority, row: formRow({ ...row, isHidden: !!rule.hidden }, mode) };
}

/** A section's fields in the order of its country. */
export const addressFields = (section: AddressSection): Html[] =>
  (Object.keys(fields) as FieldName[])
    .map((name) => addressRow(section, name))
    .sort((one, other) => one.priority - other.priority)
    .map(({ row }) => row);
