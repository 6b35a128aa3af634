/** Tests the registry in which payment methods register order buttons of their own. */
import { beforeEach, expect, it } from 'vitest';
import { defineOrderButtons } from '../../../src/loader/orderButtons';
import { findButton, type OrderButtonRegistry, refusalOf } from '../../../src/rules/orderButton';

const page = window as { wc?: { customPlaceOrderButton?: Partial<OrderButtonRegistry>; other?: string } };
beforeEach(() => void delete page.wc);

const button = { render() {}, cleanup() {} };

it('is there as soon as the loader runs, beside what WooCommerce has there already', () => {
  page.wc = { other: 'stays' };
  defineOrderButtons();
  page.wc.customPlaceOrderButton?.register?.('wallet', button);
  expect(page.wc).toMatchObject({ other: 'stays', customPlaceOrderButton: { registered: [['wallet', button]] } });
});

it('is WooCommerce’s own, if its script came first', () => {
  const own = { register() {} };
  page.wc = { customPlaceOrderButton: own };
  defineOrderButtons();
  expect(page.wc.customPlaceOrderButton).toBe(own);
});

it('is what the loader made, if two copies of the loader run', () => {
  defineOrderButtons();
  page.wc?.customPlaceOrderButton?.register?.('wallet', button);
  defineOrderButtons();
  expect(page.wc?.customPlaceOrderButton?.registered).toEqual([['wallet', button]]);
});

it.each([
  ['an id that is no text', [7, button], 'The payment method’s id must be a text.'],
  ['no id', ['', button], 'The payment method’s id must be a text.'],
  ['no button', ['wallet'], 'The button must have a function render.'],
  ['null', ['wallet', null], 'The button must have a function render.'],
  ['no cleanup', ['wallet', { render() {} }], 'The button must have a function cleanup.'],
  ['a whole button', ['wallet', button], undefined],
] as const)('says why a registration with %s is refused', (_what, registration, why) => {
  expect(refusalOf([...registration])).toBe(why);
});

it('keeps the first of two registrations of a method', () => {
  const second = { ...button };
  expect(
    findButton(
      [
        ['wallet', {}],
        ['wallet', button],
        ['wallet', second],
      ],
      'wallet',
    ),
  ).toBe(button);
  expect(findButton([['wallet', button]], 'card')).toBeUndefined();
});
