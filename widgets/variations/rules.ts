/** Owns which variation fits a choice, and what can still be chosen (contract of WooCommerce). Pure, linear in variations. */
import { decoded } from '../../src/rules/decoded';
import { isOn } from '../../src/rules/values';
import type { Variation } from '../../src/rules/variation';
import type { Chosen } from './contract';

/** What WordPress and PHP make of signs; other entities stay as they are. */
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** Text with its HTML entities resolved; unknown ones stay as they are. Nothing is parsed as HTML. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return NAMED[name] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

/** One spelling for an attribute's name: servers percent-encode letters that are not Latin, plugins do not. */
const spelled = (name: string): string => decoded(name).toLowerCase();

/** Variations made ready for many choices: each one's values in the order of the attributes, "" for any. */
export interface Table {
  names: readonly string[];
  rows: readonly { variation: Variation; values: readonly string[] }[];
}

/** @param names the form's attributes; what a variation says of others does not count */
export function createTable(variations: readonly Variation[], names: readonly string[]): Table {
  const plain = names.map(spelled);
  const rows = variations.map((variation) => {
    const own = new Map(Object.entries(variation.attributes ?? {}).map(([name, value]) => [spelled(name), decodeEntities(`${value ?? ''}`)]));
    return { variation, values: plain.map((name) => own.get(name) ?? '') };
  });
  return { names, rows };
}

const inOrder = ({ names }: Table, chosen: Chosen) => names.map((name) => decodeEntities(chosen[name] ?? ''));

const fits = (value: string, wanted: string | undefined) => !value || !wanted || value === wanted;

/** The first variation whose every attribute is the chosen one, or any. */
export function matchVariation(table: Table, chosen: Chosen): Variation | undefined {
  const wanted = inOrder(table, chosen);
  return table.rows.find(({ values }) => values.every((value, index) => fits(value, wanted[index])))?.variation;
}

/** What an attribute can still be: true for active values, false for those that are matched and inactive. "" is any. */
export type Remaining = Map<string, boolean>;

/** For each attribute, what fits the choice of the others; its own choice does not count. */
export function remainingValues(table: Table, chosen: Chosen): Remaining[] {
  const wanted = inOrder(table, chosen);
  const remaining = wanted.map((): Remaining => new Map());
  for (const { variation, values } of table.rows) {
    const misfits = values.flatMap((value, index) => (fits(value, wanted[index]) ? [] : index));
    if (misfits.length > 1) continue;
    const isActive = isOn(variation.variation_is_active);
    values.forEach((value, index) => {
      const one = remaining[index] as Remaining;
      if (!misfits.length || misfits[0] === index) one.set(value, isActive || !!one.get(value));
    });
  }
  return remaining;
}

/** Whether an attribute's value can be chosen (true), is inactive (false), or does not fit (undefined). */
export function standing(remaining: Remaining, value: string): boolean | undefined {
  const [own, any] = [remaining.get(decodeEntities(value)), remaining.get('')];
  return own || any || (own ?? any);
}

/** True when a variation can be bought; what the server does not say counts as yes. */
export const isPurchasable = ({ is_purchasable, is_in_stock, variation_is_visible }: Variation): boolean =>
  [is_purchasable, is_in_stock, variation_is_visible].every(isOn);

export interface Limits {
  /** "" for none. */
  min: string;
  max: string;
  /** undefined leaves the field's own; plugins say one. */
  step: string | undefined;
  /** A quantity within the limits. */
  value: string;
}

const limit = (value: unknown) => (value === '' || value === null || Number.isNaN(Number(value)) ? undefined : Number(value));

/** The quantity field for a variation. A maximum below the minimum is a shop's mistake: the minimum holds. @param value as typed */
export function quantityLimits({ is_sold_individually, min_qty = '', max_qty = '', step }: Variation, value: string): Limits {
  if (is_sold_individually === 'yes') return { min: '1', max: '', step: undefined, value: '1' };
  const min = limit(min_qty);
  const most = limit(max_qty);
  const max = most === undefined || most < (min ?? 0) ? undefined : most;
  const typed = Number.parseFloat(value);
  const wanted = Math.max(Number.isNaN(typed) ? (min ?? 1) : typed, min ?? 0);
  return { min: `${min ?? ''}`, max: `${max ?? ''}`, step: limit(step ?? '') ? `${step}` : undefined, value: `${Math.min(wanted, max ?? wanted)}` };
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const BLOCKS = ['description', 'price', 'availability'].map(
  (part) => `<div class="woocommerce-variation-${part}">{{{ data.variation.${part === 'description' ? 'variation_description' : `${part}_html`} }}}</div>`,
);

const FIELD = /\{\{(\{?)\s*data\.variation\.([\w.-]+)\s*\}?\}\}/g;

/** What optimisers put around a script's text. */
const MARKS = /\/\*(<!\[CDATA\[|\]\]>)\*\//g;

/**
 * Fills a template: `{{{ data.variation.key }}}` is HTML, `{{ … }}` is text. One that is missing, or holds code, gives
 * way to the usual three blocks.
 */
export function fillTemplate(template: string | null | undefined, variation: Variation): string {
  const own = template?.replace(MARKS, '');
  const simple = own && !/<#|\{\{/.test(own.replace(FIELD, '')) ? own : BLOCKS.join('');
  return simple.replace(FIELD, (_whole, raw, path: string) => {
    const value = path.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], variation);
    const text = value === false ? '' : `${value ?? ''}`;
    return raw ? text : escaped(text);
  });
}
