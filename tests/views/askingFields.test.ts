/**
 * Tests which quantity fields make the page fetch the product page’s code. This needs a browser, because the unit
 * tests’ DOM does not know these selectors.
 */
import { expect, it } from 'vitest';
import { selectorOf } from '../../src/dom/hosts';
import { row as productPage } from '../../src/entry/families/product-page';

const asks = (html: string): boolean => {
  document.body.innerHTML = html;
  return !!document.querySelector(selectorOf(productPage));
};
const FIELD = '<input class="qty" value="1">';

it.each([
  ['beside a product asks for its code', `<div class="quantity">${FIELD}</div>`, true],
  [
    'in the form of a card asks by its form',
    `<ul><li class="product"><form class="cart">${FIELD}</form></li></ul>`,
    true,
  ],
  [
    'of a mini-cart does not: that one’s own buttons step it',
    `<ul><li class="mini_cart_item">${FIELD}</li></ul>`,
    false,
  ],
  ['of a cart does not', `<table><tr><td>${FIELD}</td></tr></table>`, false],
])('a quantity %s', (_where, html, isAsking) => {
  expect(asks(html)).toBe(isAsking);
});
