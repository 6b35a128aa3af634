/** The routes that fill widgets: HTML that is labelled as JSON. */
import { logIn } from '../shop/account';
import { listed } from '../shop/lists';
import type { Visitor } from '../shop/visitor';
import { type ListSettings, listItem, NOTHING_LISTED } from '../views/filterableList';
import { type AjaxAnswer, error, json, type RestCall } from './answers';

/** Fields of the shape `settings[name]`. */
const settingsIn = (query: URLSearchParams): ListSettings =>
  Object.fromEntries(
    [...query].flatMap(([name, value]) => (/^settings\[\w+\]$/.test(name) ? [[name.slice(9, -1), value]] : [])),
  );

/** Fields of the shape `products[]`, with or without a number. */
const idsIn = (query: URLSearchParams): number[] =>
  [...query].flatMap(([name, value]) => (/^products\[\d*\]$/.test(name) ? [Number(value)] : []));

/** The products of a tab. It asks for no nonce. */
async function filterCatProducts(_visitor: Visitor, { query }: RestCall): Promise<AjaxAnswer> {
  const found = listed(idsIn(query), query.get('order') ?? 'DESC', query.get('order_by') ?? 'date');
  const settings = settingsIn(query);
  const items = await Promise.all(found.map((product) => listItem(product, settings)));
  return { type: 'application/json', body: items.length ? items.join('\n') : String(await NOTHING_LISTED) };
}

const MISMATCH =
  '<strong>Error:</strong> That name and password do not match. <a href="/my-account/lost-password/">Lost your password?</a>';

/** The checkout's login. It asks for no nonce, and a wrong password is a 404. */
function checkoutLogin(visitor: Visitor, { form }: RestCall): AjaxAnswer {
  return logIn(visitor, form.get('user_login') ?? '', form.get('user_password') ?? '')
    ? json(true)
    : error('failed_login', MISMATCH, 404);
}

export const widgetsPartials = { 'GET filter_cat_products': filterCatProducts, 'POST checkout_login': checkoutLogin };
