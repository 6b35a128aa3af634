import { describe, expect, it, vi } from 'vitest';
import { onVariation } from '../../src/bridge/woocommerce/variationEvents';
import { act, adopt } from '../../widgets/variations/enhance';
import { find } from '../helpers/fixture';
import { choose, clock, form, freshForm, stopBy } from './variations.form';

freshForm();

describe('variations that a bundle prints inside its own form', () => {
  const bundle = () => [...document.querySelectorAll<HTMLElement>('div.variations_form')];

  /** The fixture's form as an element of another kind, twice. */
  function printBundle(className = 'variations_form'): void {
    const printed = form();
    const items = [1, 2].map(() => {
      const item = Object.assign(document.createElement('div'), { className, innerHTML: printed.innerHTML });
      Object.assign(item.dataset, printed.dataset);
      return item;
    });
    const outer = Object.assign(document.createElement('form'), { className: 'cart' });
    outer.append(...items);
    printed.replaceWith(outer);
  }
  const idIn = (item: HTMLElement) => find<HTMLInputElement>('.variation_id', item).value;

  async function adoptAll(items: HTMLElement[]): Promise<void> {
    const stops = items.map((item) => adopt(item, { clock, getVariation: vi.fn() as never }));
    stopBy(() => {
      for (const one of stops) one?.();
    });
    await clock.advance(100);
  }

  it('are adopted one by one, and clear only their own choice', async () => {
    printBundle();
    await adoptAll(bundle());
    const [first, second] = bundle() as [HTMLElement, HTMLElement];
    for (const item of [first, second]) {
      choose(find<HTMLSelectElement>('#pa_colour', item), 'red');
      choose(find<HTMLSelectElement>('#pa_platform', item), 'ps5');
    }
    expect([idIn(first), idIn(second)]).toEqual(['202', '202']);
    act({ type: 'click', target: find('.reset_variations', first), submitter: null });
    expect([idIn(first), idIn(second)]).toEqual(['', '202']);
  });

  it('are left alone outside of a form, where any author may have written them', async () => {
    printBundle();
    const [item] = bundle() as [HTMLElement];
    find('form').replaceWith(item);
    await adoptAll([item]);
    choose(find<HTMLSelectElement>('#pa_colour', item), 'red');
    choose(find<HTMLSelectElement>('#pa_platform', item), 'ps5');
    expect(idIn(item)).toBe('0');
    expect(find('.single_variation', item).childElementCount).toBe(0);
  });

  it('announce their choice to listeners, whatever their class is', async () => {
    printBundle('bundled_item');
    const [item] = document.querySelectorAll<HTMLElement>('.bundled_item');
    const heard: Element[] = [];
    onVariation({ found: (place) => heard.push(place) });
    await adoptAll([item as HTMLElement]);
    choose(find<HTMLSelectElement>('#pa_colour', item), 'red');
    choose(find<HTMLSelectElement>('#pa_platform', item), 'ps5');
    expect(new Set(heard)).toEqual(new Set([item]));
  });
});
