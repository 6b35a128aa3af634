import { beforeEach, describe, expect, it } from 'vitest';
import { clearNotice, sayNoMatch, setMeasures, setQuantity, wordsOf } from '../../widgets/variations/page/details';
import { offerMethods } from '../../widgets/variations/page/methods';
import { find, showFixture } from '../helpers/fixture';

const form = () => find<HTMLFormElement>('form.variations_form');
const variation = { variation_id: 1, attributes: {}, price_html: '<b>£5</b>' };

function print(id: string, template: string): void {
  const script = Object.assign(document.createElement('script'), { type: 'text/template', id, textContent: template });
  document.body.append(script);
}

beforeEach(() => {
  showFixture('variations');
  offerMethods();
});

describe('the text of a variation', () => {
  it('is filled into the page’s own template, or into the usual blocks', () => {
    expect(wordsOf(variation)).toContain('<div class="woocommerce-variation-price"><b>£5</b></div>');
    print('tmpl-variation-template', '<i>{{{ data.variation.price_html }}}</i>');
    expect(wordsOf(variation)).toBe('<i><b>£5</b></i>');
  });

  it('says that a hidden variation cannot be bought, in the page’s words or in the library’s', () => {
    print('tmpl-variation-template', '<i>{{{ data.variation.price_html }}}</i>');
    const hidden = { ...variation, variation_is_visible: false };
    expect(wordsOf(hidden)).toBe(
      '<p role="alert">This product cannot be bought at the moment. Please choose other options.</p>',
    );
    print('tmpl-unavailable-variation-template', '<p>Gone.</p>');
    expect(wordsOf(hidden)).toBe('<p>Gone.</p>');
  });
});

describe('the quantity', () => {
  it('takes a plugin’s step, even in a field without a box', () => {
    find('.variations_button .quantity').outerHTML =
      '<input type="number" class="qty" name="quantity" value="1" step="1">';
    const [field] = setQuantity(form(), { ...variation, min_qty: 0.5, max_qty: 2, step: 0.5 });
    expect([field?.min, field?.max, field?.step, field?.value]).toEqual(['0.5', '2', '0.5', '1']);
    setQuantity(form());
    expect(find('[name="quantity"]').getAttribute('step')).toBe('1');
  });

  it('has the product’s own step again for a variation that comes after one with a step', () => {
    setQuantity(form(), { ...variation, min_qty: 5, max_qty: '', step: 5 });
    const [field] = setQuantity(form(), { ...variation, min_qty: 1, max_qty: 8 });
    expect([field?.min, field?.step, field?.value, field?.checkValidity()]).toEqual(['1', '1', '5', true]);
  });
});

describe('weight and dimensions', () => {
  const texts = () => ['weight', 'dimensions'].map((which) => find(`[class$="--${which}"] td`).textContent);

  it('are the text of the variation’s HTML, and without a variation the product’s own', () => {
    const before = texts();
    setMeasures(document, {
      ...variation,
      weight: '0.3',
      weight_html: '<b>0.3</b> kg',
      dimensions_html: '1 &times; 2',
    });
    expect(texts()).toEqual(['0.3 kg', '1 × 2']);
    setMeasures(document);
    expect(texts()).toEqual(before);
  });
});

describe('the notice that there is no such variation', () => {
  it('is removed with its box, which has no other content', () => {
    const before = form().innerHTML;
    sayNoMatch(form());
    sayNoMatch(form());
    expect(form().querySelectorAll('.wc-no-matching-variations')).toHaveLength(1);
    clearNotice(form());
    expect(form().innerHTML).toBe(before);
  });

  it('is removed without its box where another script has printed it', () => {
    form().insertAdjacentHTML('beforeend', '<div id="box"><p class="wc-no-matching-variations"></p><b>stays</b></div>');
    clearNotice(form());
    expect(find('#box').innerHTML).toBe('<b>stays</b>');
  });

  it('is not shown in an empty form', () => {
    form().replaceChildren();
    sayNoMatch(form());
    expect(form().innerHTML).toBe('');
  });
});
