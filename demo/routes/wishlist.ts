/** The wishlist's route: a call adds a product, and the same call again removes it. */
import type { Visitor } from '../shop/visitor';
import { type AjaxAnswer, error, json, type RestCall } from './answers';

/** Only customers can use it, and only with a nonce. It does not check whether the product exists. */
function addToList(visitor: Visitor, { nonce, form }: RestCall): AjaxAnswer {
  if (nonce === undefined || !visitor.user)
    return error('rest_forbidden', 'This list is for customers who are logged in.', 401);
  const id = Number.parseInt(form.get('product_id') ?? '', 10);
  if (!id) return json({ status: 'failed', message: 'Product id not found.' });
  const isIn = visitor.wishlist.includes(id);
  visitor.wishlist = isIn ? visitor.wishlist.filter((one) => one !== id) : [...visitor.wishlist, id];
  return json({
    status: 'success',
    message: `Successfully ${isIn ? 'removed from' : 'added into'} wishlist`,
    todo: isIn ? 'removed' : 'add',
  });
}

export const wishlist = { 'POST add_to_list': addToList };
