/** The wishlist's route: one call puts a product in, the same call takes it out. */
import type { Visitor } from '../shop/visitor';
import { type AjaxAnswer, error, json, type RestCall } from './answers';

/** For customers only, and only with a nonce. Whether there is such a product is not looked at. */
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
