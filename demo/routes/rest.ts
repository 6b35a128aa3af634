/** The REST routes and `admin-ajax`. */
import { isNonce, nonce, type Visitor } from '../shop/visitor';
import type { Form } from './form';
import type { AjaxAnswer } from './wcAjax';

const json = (value: unknown, status = 200): AjaxAnswer => ({ status, type: 'application/json', body: JSON.stringify(value) });

const error = (code: string, message: string, status: number) => json({ code, message, data: { status } }, status);

interface RestCall {
  path: string;
  method: string;
  /** `X-WP-Nonce`; undefined when the call has none. */
  nonce: string | undefined;
  form: Form;
}

/** As WordPress does it: a stale nonce refuses even public routes; without one the caller is a guest. */
export function answerRest(visitor: Visitor, { path, method, nonce: given, form }: RestCall): AjaxAnswer {
  if (given !== undefined && !isNonce(visitor, 'wp_rest', given)) return error('rest_cookie_invalid_nonce', 'Cookie check failed', 403);
  const user = given === undefined ? null : visitor.user;
  const userId = path.match(/^wp\/v2\/users\/(\d+)$/)?.[1];
  if (userId && method === 'POST') {
    if (!user || String(user.id) !== userId) return error('rest_cannot_edit', 'Sorry, you are not allowed to edit this user.', user ? 403 : 401);
    if (form.get('woocommerce_meta[coming_soon_banner_dismissed]') === 'yes') visitor.isBannerDismissed = true;
    return json({ id: user.id, name: user.name });
  }
  return error('rest_no_route', 'No route was found matching the URL and request method.', 404);
}

export function answerAdminAjax(visitor: Visitor, action: string): AjaxAnswer {
  if (action === 'rest-nonce' && visitor.user) return { type: 'text/html', body: nonce(visitor, 'wp_rest') };
  return { status: 400, type: 'text/html', body: '0' };
}
