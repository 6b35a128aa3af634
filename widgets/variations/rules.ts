/**
 * Owns which variation matches a choice, and which values still fit (contract of WooCommerce). Pure, linear in
 * variations.
 */
import { spelledName } from '../../src/rules/attributeName';
import { decimal, decimalText } from '../../src/rules/decimal';
import { isOn } from '../../src/rules/values';
import type { Variation } from '../../src/rules/variation';
import type { Chosen } from './contract';

/** The named entities that WordPress and PHP print; others stay as they are. */
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** Decodes the HTML entities of a text without parsing HTML. Unknown entities stay. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return NAMED[name] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

/** Variations prepared for many look-ups: each one's values in the order of the attributes, "" for any. */
export interface Table {
  names: readonly string[];
  rows: readonly { variation: Variation; values: readonly string[] }[];
}

/** Prepares variations. @param names the form's attributes; a variation's other attributes do not count */
export function createTable(variations: readonly Variation[], names: readonly string[]): Table {
  const plain = names.map(spelledName);
  const rows = variations.map((variation) => {
    const own = new Map(
      Object.entries(variation.attributes ?? {}).map(([name, value]) => [
        spelledName(name),
        decodeEntities(`${value ?? ''}`),
      ]),
    );
    return { variation, values: plain.map((name) => own.get(name) ?? '') };
  });
  return { names, rows };
}

const inOrder = ({ names }: Table, chosen: Chosen) => names.map((name) => decodeEntities(chosen[name] ?? ''));

const fits = (value: string, wanted: string | undefined) => !value || !wanted || value === wanted;

/** The first variation in which every attribute has the chosen value or allows any. */
export function matchVariation(table: Table, chosen: Chosen): Variation | undefined {
  const wanted = inOrder(table, chosen);
  return table.rows.find(({ values }) => values.every((value, index) => fits(value, wanted[index])))?.variation;
}

/**
 * The values that an attribute can still have: true for those of active variations, false for those of inactive ones.
 * "" means any.
 */
export type Remaining = Map<string, boolean>;

/** For each attribute, the values that fit the choice of the other attributes. */
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

/** True when the shopper can choose an attribute's value, false when it is inactive, undefined when it does not fit. */
export function standing(remaining: Remaining, value: string): boolean | undefined {
  const [own, any] = [remaining.get(decodeEntities(value)), remaining.get('')];
  return own || any || (own ?? any);
}

/** True when the shopper can buy a variation. A flag that the server does not send counts as yes. */
export const isPurchasable = ({ is_purchasable, is_in_stock, variation_is_visible }: Variation): boolean =>
  [is_purchasable, is_in_stock, variation_is_visible].every(isOn);

export interface Limits {
  /** The maximum; "" for none. */
  min: string;
  max: string;
  /** The step that a plugin sets; undefined keeps the field's own. */
  step: string | undefined;
  /** A quantity within the limits. */
  value: string;
}

const limit = (value: unknown) =>
  value === '' || value === null || Number.isNaN(Number(value)) ? undefined : Number(value);

/**
 * The quantity field for a variation. A maximum below the minimum is a mistake of the shop, and the minimum wins.
 * @param value as typed
 */
export function quantityLimits(
  { is_sold_individually, min_qty = '', max_qty = '', step }: Variation,
  value: string,
): Limits {
  if (is_sold_individually === 'yes') return { min: '1', max: '', step: undefined, value: '1' };
  const min = limit(min_qty);
  const most = limit(max_qty);
  const max = most === undefined || most < (min ?? 0) ? undefined : most;
  const typed = decimal(value);
  const wanted = Math.max(Number.isNaN(typed) ? (min ?? 1) : typed, min ?? 0);
  return {
    min: `${min ?? ''}`,
    max: `${max ?? ''}`,
    step: limit(step ?? '') ? `${step}` : undefined,
    value: decimalText(Math.min(wanted, max ?? wanted), value),
  };
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const BLOCKS = ['description', 'price', 'availability'].map(
  (part) =>
    `<div class="woocommerce-variation-${part}">{{{ data.variation.${part === 'description' ? 'variation_description' : `${part}_html`} }}}</div>`,
);

const FIELD = /\{\{(\{?)\s*data\.variation\.([\w.-]+)\s*\}?\}\}/g;

/** The comments that optimisers put around a script's text. */
const MARKS = /\/\*(<!\[CDATA\[|\]\]>)\*\//g;

/**
 * Fills a template: `{{{ data.variation.key }}}` is HTML, `{{ … }}` is text. If the template is missing or contains
 * code, the usual three blocks replace it.
 */
export function fillTemplate(template: string | null | undefined, variation: Variation): string {
  const own = template?.replace(MARKS, '');
  const simple = own && !/<#|\{\{/.test(own.replace(FIELD, '')) ? own : BLOCKS.join('');
  return simple.replace(FIELD, (_whole, raw, path: string) => {
    const value = path
      .split('.')
      .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], variation);
    const text = value === false ? '' : `${value ?? ''}`;
    return raw ? text : escaped(text);
  });
}
