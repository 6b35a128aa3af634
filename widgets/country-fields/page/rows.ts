/** Owns showing a country's rules on an address's rows: labels, marks, placeholders and widths. */
import { textOf } from '../../../src/bridge/page/htmlParts';
import { words } from '../../../src/dom/words';
import { make } from '../../../src/ui/make';
import { CONTROL, ROW, WIDTHS } from '../contract';
import { type FieldRule, ruleOf } from '../rules';
import { setHidden } from './hiddenRows';
import { optionalWord, readLocale, readRows } from './settings';

const wordsOf = (label: Element) => {
  const copy = label.cloneNode(true) as Element;
  for (const mark of copy.querySelectorAll('.required,.optional')) mark.remove();
  return words(copy);
};

function setLabel(label: Element, html: string): void {
  const text = textOf(html);
  if (wordsOf(label) === text) return;
  const marks = label.querySelectorAll('.required,.optional');
  label.replaceChildren(text, ...[...marks].flatMap((mark) => ['\u00a0', mark]));
}

function setMark(label: Element, isRequired: boolean): void {
  const name = isRequired ? 'required' : 'optional';
  if (label.classList.contains('required_field') !== isRequired) label.classList.toggle('required_field');
  if (label.querySelector(`.${name}`)) return;
  for (const mark of label.querySelectorAll('.required,.optional')) {
    if (mark.previousSibling?.textContent === '\u00a0') mark.previousSibling.remove();
    mark.remove();
  }
  const text = isRequired ? '*' : `(${optionalWord()})`;
  const mark = make('span', { className: name, textContent: text });
  if (isRequired) mark.setAttribute('aria-hidden', 'true');
  if (isRequired || optionalWord()) label.append('\u00a0', mark);
}

function setRequired(row: Element, label: Element | null, field: Element | null, isRequired: boolean): void {
  row.classList.toggle('validate-required', isRequired);
  if (!isRequired) row.classList.remove('woocommerce-invalid', 'woocommerce-invalid-required-field');
  if (isRequired) field?.setAttribute('aria-required', 'true');
  else field?.removeAttribute('aria-required');
  if (label) setMark(label, isRequired);
}

/** Sets the placeholder. For a field without a label, the placeholder names the field. */
function setPlaceholder(field: Element | null, hasLabel: boolean, { placeholder, label }: FieldRule): void {
  const text = placeholder ?? (hasLabel || !label ? undefined : textOf(label));
  if (!field || text === undefined) return;
  const name = field.localName === 'select' ? 'data-placeholder' : 'placeholder';
  if (field.getAttribute(name) !== text) field.setAttribute(name, text);
}

function setWidth(row: Element, names: readonly string[] = []): void {
  if (!names.length || names.every((name) => row.classList.contains(name))) return;
  row.classList.remove(...WIDTHS);
  row.classList.add(...names);
}

function showRule(row: HTMLElement, rule: FieldRule): void {
  const label = row.querySelector('label');
  const field = row.querySelector<HTMLInputElement>(CONTROL);
  const isRequired = setHidden(row, field, rule);
  if (label && rule.label !== undefined) setLabel(label, rule.label);
  setPlaceholder(field, !!label, rule);
  if (isRequired !== undefined) setRequired(row, label, field, isRequired);
  setWidth(row, rule.class);
}

/** The rows of a section for which the country has rules, with those rules. */
export function ruledRows(section: Element, country: string): { row: HTMLElement; rule: FieldRule }[] {
  const locale = readLocale();
  if (!locale) return [];
  return Object.entries(readRows()).flatMap(([field, selector]) => {
    const row = section.querySelector<HTMLElement>(selector);
    return row?.matches(ROW) ? [{ row, rule: ruleOf(locale, country, field) }] : [];
  });
}

/** Shows the rules on their rows. */
export function showRules(ruled: ReturnType<typeof ruledRows>): void {
  for (const { row, rule } of ruled) showRule(row, rule);
}
