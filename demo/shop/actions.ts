/** What a visitor can do to the cart, by link, form or call; each leaves its notices. */
import { type Choice, chosenVariation } from '../data/choices';
import type { Product } from '../data/types';
import { escapeHtml, quantitiesOf } from '../routes/form';
import { undoUrl } from '../views/parts';
import { addLine, coupons, detailsOf, removeLine, restoreLine, setQuantity } from './cart';
import type { Visitor } from './visitor';

const say = (visitor: Visitor, kind: 'success' | 'error', html: string) => visitor.notices.push({ kind, html });

/** Adds a product and leaves a notice. True when it is in the cart. */
export function add(visitor: Visitor, productId: number, quantity: number, choice: Choice = {}): boolean {
  const problem = addLine(visitor, productId, quantity, choice);
  if (problem) {
    say(visitor, 'error', escapeHtml(problem));
    return false;
  }
  const line = visitor.lines.find((one) => one.productId === productId);
  if (line)
    say(
      visitor,
      'success',
      `“${escapeHtml(detailsOf(line).product.name)}” has been added to your cart. <a href="/cart/" class="button wc-forward">View cart</a>`,
    );
  return true;
}

/** Handles a product page's form: a simple product, a variation by its id or its options, or several of a group. */
export function addFromForm(visitor: Visitor, product: Product, form: URLSearchParams): void {
  const id = Number(form.get('add-to-cart'));
  if (!id) return;
  if (product.children) return addGroup(visitor, product.children, quantitiesOf(form));
  const chosen = chosenVariation(product, form);
  add(visitor, chosen?.variation.id ?? id, Number(form.get('quantity') ?? 1), chosen?.choice);
}

function addGroup(visitor: Visitor, children: number[], quantities: [number, number][]): void {
  const wanted = quantities.filter(([id, quantity]) => children.includes(id) && quantity > 0);
  for (const [id, quantity] of wanted) add(visitor, id, quantity);
  if (!wanted.length) say(visitor, 'error', 'Please choose how many of each you want to add to your cart.');
}

/** Removes a line and offers to undo it; an unknown key changes nothing. */
export function remove(visitor: Visitor, key: string): void {
  const line = removeLine(visitor, key);
  if (line)
    say(
      visitor,
      'success',
      `“${escapeHtml(detailsOf(line).product.name)}” removed. <a href="${undoUrl(visitor, key)}" class="restore-item">Undo?</a>`,
    );
}

/** Puts a removed line back, without a notice. */
export const restore = (visitor: Visitor, key: string): unknown => restoreLine(visitor, key);

/** Sets quantities by line key. Each refused quantity leaves an error. */
export function update(visitor: Visitor, quantities: [string, number][]): void {
  const problems = quantities
    .map(([key, quantity]) => setQuantity(visitor, key, quantity))
    .filter((problem) => problem !== undefined);
  for (const problem of problems) say(visitor, 'error', escapeHtml(problem));
  if (!problems.length) say(visitor, 'success', 'Cart updated.');
}

/** Applies a coupon's code, in lower or upper case; an unknown or used one leaves an error. */
export function applyCoupon(visitor: Visitor, given: string): void {
  const code = given.trim().toLowerCase();
  if (!code) say(visitor, 'error', 'Please enter a coupon code.');
  else if (!coupons.some((coupon) => coupon.code === code))
    say(visitor, 'error', `Coupon “${escapeHtml(code)}” does not exist!`);
  else if (visitor.coupons.includes(code)) say(visitor, 'error', 'Coupon code already applied!');
  else {
    visitor.coupons.push(code);
    say(visitor, 'success', 'Coupon code applied successfully.');
  }
}

/** Says that the coupon is removed even if it was not applied, as WooCommerce does. */
export function removeCoupon(visitor: Visitor, code: string): void {
  visitor.coupons = visitor.coupons.filter((one) => one !== code);
  say(visitor, 'success', 'Coupon has been removed.');
}
