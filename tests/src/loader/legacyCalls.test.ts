import { beforeEach, describe, expect, it } from 'vitest';
import { keepLegacyCalls } from '../../../src/loader/legacyCalls';

type Method = (this: unknown, ...args: unknown[]) => unknown;
interface FakeJQuery {
  (): void;
  fn: Record<string, Method>;
  scroll_to_notices?: Method;
}

const page = window as unknown as { jQuery?: unknown };
const createJQuery = (fn: Record<string, Method> = {}): FakeJQuery => Object.assign(() => {}, { fn });
const call = (jQuery: FakeJQuery, name: string, self: unknown, ...args: unknown[]) =>
  (jQuery.fn[name] as Method).call(self, ...args);

beforeEach(() => {
  delete page.jQuery;
});

describe('functions that plugins call on jQuery', () => {
  it('are there as soon as the loader runs, and can be chained', () => {
    const jQuery = createJQuery();
    page.jQuery = jQuery;
    keepLegacyCalls(() => {});
    const forms = {};
    expect(call(jQuery, 'wc_variation_form', forms)).toBe(forms);
    expect(typeof jQuery.scroll_to_notices).toBe('function');
  });

  it('are run in the order of the calls once somebody does the work, and at once from then on', () => {
    const jQuery = createJQuery();
    page.jQuery = jQuery;
    const takeCalls = keepLegacyCalls(() => {});
    call(jQuery, 'block', 'form', { message: null });
    call(jQuery, 'unblock', 'form');
    const log: unknown[] = [];
    takeCalls((...one) => log.push(one));
    call(jQuery, 'wc_product_gallery', 'gallery');
    expect(log).toEqual([
      ['block', 'form', [{ message: null }]],
      ['unblock', 'form', []],
      ['wc_product_gallery', 'gallery', []],
    ]);
  });

  it('wake the page when they are kept', () => {
    const jQuery = createJQuery();
    page.jQuery = jQuery;
    let woken = 0;
    const takeCalls = keepLegacyCalls(() => woken++);
    call(jQuery, 'block', 'form');
    takeCalls(() => {});
    call(jQuery, 'unblock', 'form');
    expect(woken).toBe(1);
  });

  it('are left alone where WooCommerce’s scripts have brought them', () => {
    const block = () => 'theirs';
    page.jQuery = createJQuery({ block });
    keepLegacyCalls(() => {});
    expect((page.jQuery as FakeJQuery).fn.block).toBe(block);
  });

  it.each(['load', 'DOMContentLoaded'])('are there for a jQuery that comes before the event %s', (type) => {
    keepLegacyCalls(() => {});
    const jQuery = createJQuery();
    page.jQuery = jQuery;
    document.dispatchEvent(new Event(type));
    expect(typeof jQuery.fn.wc_variation_form).toBe('function');
  });

  it('are not put on an element that is named like jQuery', () => {
    page.jQuery = Object.assign(document.createElement('h2'), { fn: {} });
    keepLegacyCalls(() => {});
    expect(Object.keys((page.jQuery as FakeJQuery).fn)).toEqual([]);
  });
});
