import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import quantityButtons from '../../widgets/quantity-buttons';
import { readStepper } from '../../widgets/quantity-buttons/read';
import { nextQuantity } from '../../widgets/quantity-buttons/rules';
import { find, showFixture } from '../helpers/fixture';
import { settle } from '../helpers/settle';

const simple = () => find('form.cart');
const grouped = () => find('form.grouped_form');
const field = (root: ParentNode = simple()) => find<HTMLInputElement>('.qty', root);
const plus = (root: ParentNode = simple()) => find<HTMLButtonElement>('.plus', root);
const minus = (root: ParentNode = simple()) => find<HTMLButtonElement>('.minus', root);
const row = (id: number) => find(`#product-${id}`);
const press = (target: HTMLElement) =>
  quantityButtons.onIntent?.({ type: 'click', target, submitter: null, store: undefined });
const isStopped = (button: Element) => button.getAttribute('aria-disabled') === 'true';

let stop: (() => void) | undefined;

beforeEach(() => {
  showFixture('quantity-buttons');
  for (const form of [simple(), grouped()]) stop = quantityButtons.adopt?.(form);
});

describe('plus and minus', () => {
  it('are shown, and step the field between its limits', () => {
    expect([plus().hidden, minus().hidden]).toEqual([false, false]);
    const values = [plus(), plus(), minus(), minus(), minus()].map((button) => {
      press(button);
      return field().value;
    });
    expect(values).toEqual(['2', '3', '2', '1', '1']);
    field().value = '5';
    press(plus());
    expect(field().value).toBe('5');
  });

  it('step a decimal comma, which plugins allow in text fields', () => {
    field().type = 'text';
    field().value = '1,5';
    press(plus());
    expect(field().value).toBe('2,5');
  });

  it('fire the field’s events for each step, and for nothing else', () => {
    const told: string[] = [];
    for (const type of ['input', 'change'])
      document.body.addEventListener(type, ({ target }) => told.push(`${type} ${(target as HTMLInputElement).value}`));
    press(minus());
    press(plus());
    expect(told).toEqual(['input 2', 'change 2']);
  });

  it('are disabled where a press would change nothing', () => {
    expect([isStopped(minus()), isStopped(plus())]).toEqual([true, false]);
    press(plus());
    expect([isStopped(minus()), isStopped(plus())]).toEqual([false, false]);
    field().value = '5';
    field().dispatchEvent(new Event('input', { bubbles: true }));
    expect([isStopped(minus()), isStopped(plus())]).toEqual([false, true]);
  });

  it('follow the limits that a variation brings', async () => {
    field().max = '1';
    await settle();
    expect(isStopped(plus())).toBe(true);
    field().max = '';
    field().min = '0';
    await settle();
    expect([isStopped(minus()), isStopped(plus())]).toEqual([false, false]);
    stop?.();
  });

  it.each(['disabled', 'readOnly'] as const)('leave a field alone that is %s', async (state) => {
    field()[state] = true;
    await settle();
    expect([isStopped(minus()), isStopped(plus())]).toEqual([true, true]);
    press(plus());
    expect(field().value).toBe('1');
  });

  it('stay hidden beside a hidden field', () => {
    showFixture('quantity-buttons');
    field().type = 'hidden';
    quantityButtons.adopt?.(simple());
    expect(plus().hidden).toBe(true);
    press(plus());
    expect(field().value).toBe('1');
  });

  it('never send the form', () => {
    plus().removeAttribute('type');
    expect(plus().type).toBe('submit');
    quantityButtons.adopt?.(simple());
    expect(plus().type).toBe('button');
  });

  it('have a name, either their own or one with the product’s', () => {
    expect(plus().getAttribute('aria-label')).toBe('One more of Wireless controller');
    expect(minus(row(101)).getAttribute('aria-label')).toBe('One fewer of Ashfall Kingdoms');
    plus().removeAttribute('aria-label');
    plus().textContent = 'More';
    quantityButtons.adopt?.(simple());
    expect(plus().hasAttribute('aria-label')).toBe(false);
    plus().textContent = '+';
    quantityButtons.adopt?.(simple());
    expect(plus().getAttribute('aria-label')).toBe('One more of Starter bundle');
    document.body.innerHTML = '<form class="cart"><button class="plus"></button><input class="qty"></form>';
    quantityButtons.adopt?.(simple());
    expect(plus().getAttribute('aria-label')).toBe('One more of ');
  });
});

describe('a theme’s own script, which listens on its buttons', () => {
  /** Hands a press to the island as the loader does: after the event has been dispatched. */
  const click = (button: HTMLElement) => {
    document.addEventListener('click', () => press(button), { once: true });
    button.click();
  };

  it('steps a field alone, one step for each press', () => {
    quantityButtons.start?.();
    click(plus());
    expect(field().value).toBe('2');
    plus().addEventListener('click', () => {
      field().value = String(Number(field().value) + 1);
      field().dispatchEvent(new Event('change', { bubbles: true }));
    });
    const values = [plus(), plus(), minus()].map((button) => {
      click(button);
      return field().value;
    });
    expect(values).toEqual(['3', '4', '3']);
  });
});

describe('a grouped product', () => {
  it('steps the field of the button’s own row', () => {
    press(plus(row(102)));
    press(plus(row(101)));
    expect([field(row(101)).value, field(row(102)).value, field(simple()).value]).toEqual(['1', '3', '1']);
    expect(isStopped(plus(row(102)))).toBe(true);
  });

  it('goes down to 0', () => {
    press(minus(row(102)));
    press(minus(row(102)));
    press(minus(row(102)));
    expect(field(row(102)).value).toBe('0');
  });

  it('never steps another row’s field', () => {
    find('.quantity-wrap', row(101)).replaceWith(plus(row(101)));
    expect(readStepper(plus(row(101)))).toBeUndefined();
    press(plus(row(101)));
    expect(field(row(102)).value).toBe('2');
  });
});

describe('the field of a button', () => {
  it('may stand anywhere in the form of one product', () => {
    document.body.innerHTML =
      '<form class="cart"><button class="minus"></button><div class="quantity"><input class="qty" value="3"></div><b class="plus"></b></form>';
    expect(readStepper(find('.plus'))).toMatchObject({ direction: 1, next: 4 });
    expect(readStepper(find('.minus'))).toMatchObject({ direction: -1, next: 2 });
  });
});

describe('the next quantity', () => {
  const free = { min: undefined, max: undefined, step: 1 };

  it('from an empty field, or one that holds words, is the minimum, or else 1', () => {
    for (const direction of [1, -1] as const) {
      expect(nextQuantity(Number.NaN, direction, free)).toBe(1);
      expect(nextQuantity(Number.NaN, direction, { ...free, min: 3 })).toBe(3);
      expect(nextQuantity(Number.NaN, direction, { ...free, min: 1.5, step: 0.5 })).toBe(1.5);
    }
  });

  it('from an empty field with a minimum of 0 is one step, or none', () => {
    expect(nextQuantity(Number.NaN, 1, { ...free, min: 0 })).toBe(1);
    expect(nextQuantity(Number.NaN, 1, { min: 0, max: 9, step: 0.25 })).toBe(0.25);
    expect(nextQuantity(Number.NaN, -1, { ...free, min: 0 })).toBe(0);
  });

  it('is exact with decimals', () => {
    expect(nextQuantity(0.1, 1, { min: 0, max: undefined, step: 0.2 })).toBe(0.3);
    expect(nextQuantity(0.3, -1, { min: 0.1, max: 1, step: 0.1 })).toBe(0.2);
  });

  it('comes back between the limits from outside them', () => {
    expect(nextQuantity(40, -1, { min: 1, max: 6, step: 1 })).toBe(6);
    expect(nextQuantity(-4, 1, { min: 2, max: 6, step: 1 })).toBe(2);
    expect(nextQuantity(Number.POSITIVE_INFINITY, 1, { min: 2, max: 6, step: 1 })).toBe(2);
  });

  it('obeys the minimum where the maximum is below it', () => {
    expect(nextQuantity(4, 1, { min: 4, max: 2, step: 1 })).toBe(5);
    expect(nextQuantity(1, -1, { min: 1, max: -1, step: 1 })).toBeUndefined();
  });

  it('is a number between the limits, or nothing', () => {
    const limits = fc.record({
      min: fc.integer({ min: 0, max: 20 }),
      room: fc.integer({ min: 20, max: 50 }),
      step: fc.constantFrom(1, 2, 0.5, 0.1),
    });
    fc.assert(
      fc.property(
        limits,
        fc.oneof(fc.double(), fc.integer()),
        fc.constantFrom<1 | -1>(1, -1),
        ({ min, room, step }, value, direction) => {
          const next = nextQuantity(value, direction, { min, max: min + room, step });
          expect(next === undefined || (next >= min && next <= min + room)).toBe(true);
        },
      ),
    );
  });
});
