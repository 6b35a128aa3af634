import { describe, expect, it } from 'vitest';
import type { Variation } from '../../src/rules/variation';
import {
  createTable,
  decodeEntities,
  fillTemplate,
  isPurchasable,
  matchVariation,
  quantityLimits,
  remainingValues,
  standing,
} from '../../widgets/variations/rules';

const make = (variation_id: number, attributes: Record<string, string>, extra: Partial<Variation> = {}): Variation => ({
  variation_id,
  attributes,
  ...extra,
});

const names = ['attribute_pa_colour', 'attribute_pa_platform'];
const of = (id: number, colour: string, platform: string, extra?: Partial<Variation>) =>
  make(id, { attribute_pa_colour: colour, attribute_pa_platform: platform }, extra);
const chosen = (colour: string, platform: string) => ({ attribute_pa_colour: colour, attribute_pa_platform: platform });

const list = [of(1, 'red', 'ps5'), of(2, 'red', 'xbox'), of(3, 'blue', 'ps5'), of(4, 'black', '')];
const table = createTable(list, names);

describe('HTML entities in values', () => {
  it.each([
    ['Salt &amp; pepper', 'Salt & pepper'],
    ['5&quot; &#039;wide&#x27;', `5" 'wide'`],
    ['a&nbsp;b &#8211; &#x2026;', 'a\u00a0b – …'],
    ['&lt;b&gt;', '<b>'],
    ['&amp;quot;', '&quot;'],
    ['R&D; &unknown; & &#99999999;', 'R&D; &unknown; & &#99999999;'],
    ['&#1114112;', '&#1114112;'],
    ['&#1114111;&apos;', `\u{10ffff}'`],
  ])('%s is %s', (text, plain) => {
    expect(decodeEntities(text)).toBe(plain);
  });
});

describe('matching', () => {
  it('takes the variation whose every attribute is the chosen one', () => {
    expect(matchVariation(table, chosen('red', 'xbox'))?.variation_id).toBe(2);
  });

  it('finds no variation for a combination that does not exist', () => {
    expect(matchVariation(table, chosen('blue', 'xbox'))).toBeUndefined();
  });

  it('takes "" and a missing attribute as any value', () => {
    expect(matchVariation(table, chosen('black', 'xbox'))?.variation_id).toBe(4);
    expect(matchVariation(createTable([make(9, {})], names), chosen('red', 'ps5'))?.variation_id).toBe(9);
    expect(matchVariation(createTable([make(9, [] as never)], names), chosen('red', 'ps5'))?.variation_id).toBe(9);
    expect(matchVariation(createTable([of(9, 'red', null as never)], names), chosen('red', 'ps5'))?.variation_id).toBe(
      9,
    );
  });

  it('takes the first of several fitting variations', () => {
    expect(matchVariation(createTable([of(7, '', 'ps5'), ...list], names), chosen('red', 'ps5'))?.variation_id).toBe(7);
  });

  it('compares values without their entities, on either side', () => {
    const odd = createTable([of(1, 'Salt &amp; pepper', '5&quot;')], names);
    expect(matchVariation(odd, chosen('Salt & pepper', '5"'))?.variation_id).toBe(1);
    expect(matchVariation(odd, chosen('Salt &amp; pepper', '5&#34;'))?.variation_id).toBe(1);
  });

  it('finds an attribute with non-Latin letters in either spelling', () => {
    const name = 'attribute_%D1%86%d0%b2%d0%b5%d1%82';
    const russian = createTable([make(1, { attribute_цвет: 'тёмный' })], [name]);
    expect(matchVariation(russian, { [name]: 'тёмный' })?.variation_id).toBe(1);
    expect(
      matchVariation(createTable([make(1, { 'attribute_50%': 'a' })], ['attribute_50%']), { 'attribute_50%': 'b' }),
    ).toBeUndefined();
  });

  it('takes script text in a value as text', () => {
    const value = `"><script>alert('x')</script>`;
    expect(matchVariation(createTable([of(1, value, '')], names), chosen(value, 'a'))?.variation_id).toBe(1);
  });
});

describe('the values that can still be chosen', () => {
  const values = (choice: Record<string, string>, at: number, among: string[]) => {
    const remaining = remainingValues(table, choice)[at] as Map<string, boolean>;
    return among.filter((value) => standing(remaining, value) !== undefined);
  };
  const colours = ['red', 'blue', 'black'];
  const platforms = ['ps5', 'xbox'];

  it('are all values of existing variations at first', () => {
    expect([values({}, 0, colours), values({}, 1, platforms)]).toEqual([colours, platforms]);
  });

  it('depend on the other attributes, not on an attribute’s own value', () => {
    const choice = chosen('blue', 'ps5');
    expect([values(choice, 0, colours), values(choice, 1, platforms)]).toEqual([colours, ['ps5']]);
    expect(values(chosen('', 'xbox'), 0, colours)).toEqual(['red', 'black']);
  });

  it('are none where the other values do not fit together', () => {
    const three = createTable([make(1, { a: '1', b: '1', c: '1' })], ['a', 'b', 'c']);
    expect(remainingValues(three, { a: '1', b: '2', c: '2' }).map((one) => [...one.keys()])).toEqual([[], [], []]);
  });

  it('include values whose variations are inactive, marked as inactive', () => {
    const mixed = createTable(
      [
        of(1, 'red', 'ps5', { variation_is_active: false }),
        of(2, 'blue', 'ps5', { variation_is_active: false }),
        of(3, 'blue', 'xbox'),
      ],
      names,
    );
    const [colour = new Map()] = remainingValues(mixed, {});
    expect([standing(colour, 'red'), standing(colour, 'blue'), standing(colour, 'green')]).toEqual([
      false,
      true,
      undefined,
    ]);
    const any = remainingValues(createTable([of(1, '', 'ps5', { variation_is_active: false })], names), {})[0] as Map<
      string,
      boolean
    >;
    expect(standing(any, 'red')).toBe(false);
  });

  it('include as active an inactive value that another, active variation allows as any value', () => {
    const [colour = new Map()] = remainingValues(
      createTable([of(1, 'red', 'ps5', { variation_is_active: false }), of(2, '', 'xbox')], names),
      {},
    );
    expect(standing(colour, 'red')).toBe(true);
  });
});

describe('a variation', () => {
  it('can be bought when it is purchasable, in stock and visible', () => {
    const yes = of(1, 'red', 'ps5', { is_purchasable: true, is_in_stock: true, variation_is_visible: true });
    expect(isPurchasable(yes)).toBe(true);
    for (const key of ['is_purchasable', 'is_in_stock', 'variation_is_visible'])
      expect(isPurchasable({ ...yes, [key]: false })).toBe(false);
    expect(isPurchasable(of(1, 'red', 'ps5'))).toBe(true);
  });

  it.each([null, '', 0, '0'])('cannot be bought where a plugin’s filter says %j instead of `false`', (no) => {
    for (const key of ['is_purchasable', 'is_in_stock', 'variation_is_visible'])
      expect(isPurchasable(of(1, 'red', 'ps5', { [key]: no })), key).toBe(false);
    const [colour = new Map()] = remainingValues(
      createTable([of(1, 'red', 'ps5', { variation_is_active: no as never })], names),
      {},
    );
    expect(standing(colour, 'red')).toBe(false);
  });

  const limits = (extra: Partial<Variation>, value: string) => quantityLimits(of(1, '', '', extra), value);

  it('clamps the quantity to its limits', () => {
    expect(limits({ min_qty: 2, max_qty: 5 }, '9')).toEqual({ min: '2', max: '5', step: undefined, value: '5' });
    expect(limits({ min_qty: 2, max_qty: 5 }, '1').value).toBe('2');
    expect(limits({ min_qty: 1, max_qty: '' }, '40')).toEqual({ min: '1', max: '', step: undefined, value: '40' });
    expect(limits({ min_qty: 2, max_qty: 2 }, '3')).toEqual({ min: '2', max: '2', step: undefined, value: '2' });
  });

  it('has no limits where the server sends none', () => {
    for (const none of [{}, { min_qty: null as never, max_qty: null as never }]) {
      expect(limits(none, '7')).toEqual({ min: '', max: '', step: undefined, value: '7' });
    }
  });

  it('gives an empty quantity, or words, the minimum', () => {
    expect(limits({ min_qty: 3, max_qty: '' }, '').value).toBe('3');
    expect(limits({}, 'two').value).toBe('1');
  });

  it('lets the minimum hold when the maximum is below it', () => {
    expect(limits({ min_qty: 4, max_qty: 2 }, '1')).toEqual({ min: '4', max: '', step: undefined, value: '4' });
  });

  it('keeps decimals and a plugin’s step', () => {
    expect(limits({ min_qty: 0.5, max_qty: 2, step: 0.5 }, '1.5')).toEqual({
      min: '0.5',
      max: '2',
      step: '0.5',
      value: '1.5',
    });
  });

  it('keeps a decimal comma, which plugins allow in text fields', () => {
    expect(limits({ min_qty: 0.5, max_qty: 2 }, '1,5').value).toBe('1,5');
    expect(limits({ min_qty: 0.5, max_qty: 2.5 }, '3,5').value).toBe('2,5');
  });

  it('that is sold individually is one', () => {
    expect(limits({ is_sold_individually: 'yes', max_qty: 9 }, '3')).toEqual({
      min: '1',
      max: '',
      step: undefined,
      value: '1',
    });
  });
});

describe('the template of a variation', () => {
  const variation = of(5, 'red', 'ps5', {
    price_html: '<b>£5</b>',
    variation_description: '',
    availability_html: '<p>7 left</p>',
    sku: `<i>"x"`,
  });

  it('is filled with HTML in three braces and text in two', () => {
    expect(
      fillTemplate(
        '<p>{{{ data.variation.price_html }}}</p><s>{{data.variation.sku}}</s><u>{{ data.variation.image.src }}</u>',
        variation,
      ),
    ).toBe('<p><b>£5</b></p><s>&#60;i&#62;&#34;x&#34;</s><u></u>');
  });

  it('is empty where a plugin says `false`, and leaves out an optimiser’s marks', () => {
    const template =
      '/*<![CDATA[*/<p>{{{ data.variation.price_html }}}</p><s>{{ data.variation.plugin-key }}</s>/*]]>*/';
    expect(fillTemplate(template, of(5, 'red', 'ps5', { price_html: false as never, 'plugin-key': 'a & b' }))).toBe(
      '<p></p><s>a &#38; b</s>',
    );
  });

  it.each([
    undefined,
    null,
    '',
    '<# if ( data ) { #>{{{ data.variation.price_html }}}<# } #>',
    '<p>{{{ data.variation.price_html }}}</p>{{ data.variation.image["alt"] }}',
    '<p>{{{ data.variation.price_html || "–" }}}</p>',
    '<p>{{ data.product_id }}</p>',
  ])('%j is replaced by description, price and availability', (template) => {
    expect(fillTemplate(template, variation)).toBe(
      '<div class="woocommerce-variation-description"></div><div class="woocommerce-variation-price"><b>£5</b></div><div class="woocommerce-variation-availability"><p>7 left</p></div>',
    );
  });
});
