/** The REST routes and `admin-ajax`. */
import { html } from 'hono/html';
import { ownValue } from '../data/own';
import { findProduct } from '../data/products';
import { isNonce, nonce, type Visitor } from '../shop/visitor';
import { picture } from '../views/picture';
import { advancedSearch } from './advancedSearch';
import { type AjaxAnswer, error, json, type RestCall } from './answers';
import { comparison } from './comparison';
import { type Form, pairsIn } from './form';
import { refreshLoop } from './refreshLoop';
import { widgetsPartials } from './widgetsPartials';
import { wishlist } from './wishlist';

/** The functions that answer calls of the shop builder, by module, verb and action. */
const modules: Record<
  string,
  Record<string, (visitor: Visitor, call: RestCall) => AjaxAnswer | Promise<AjaxAnswer>>
> = {
  comparison,
  wishlist,
  widgets_partials: widgetsPartials,
};

/** The shop builder finds a function by the verb and the action; without one it answers `null`. */
function answerBuilder(visitor: Visitor, call: RestCall) {
  const [, name = '', action = ''] = call.path.match(/^shopengine-builder\/v1\/(\w+)\/(\w+)\/?$/) ?? [];
  const module = ownValue(modules, name);
  return module && (ownValue(module, `${call.method} ${action}`)?.(visitor, call) ?? json(null));
}

/** Like WordPress, refuses even public routes with a stale nonce; a call without a nonce is a guest's. */
export async function answerRest(visitor: Visitor, call: RestCall): Promise<AjaxAnswer> {
  const { path, method, nonce: given, form } = call;
  if (given !== undefined && !isNonce(visitor, 'wp_rest', given))
    return error('rest_cookie_invalid_nonce', 'Cookie check failed', 403);
  const user = given === undefined ? null : visitor.user;
  const built = answerBuilder(visitor, call);
  if (built) return built;
  if (/^shopengine\/v1\/advanced-search\/?$/.test(path) && method === 'GET') return advancedSearch(visitor, call);
  if (/^elementor-pro\/v1\/refresh-loop\/?$/.test(path) && method === 'POST') return refreshLoop(call);
  const userId = path.match(/^wp\/v2\/users\/(\d+)$/)?.[1];
  if (userId && method === 'POST') {
    if (!user || String(user.id) !== userId)
      return error('rest_cannot_edit', 'Sorry, you are not allowed to edit this user.', user ? 403 : 401);
    if (form.get('woocommerce_meta[coming_soon_banner_dismissed]') === 'yes') visitor.isBannerDismissed = true;
    return json({ id: user.id, name: user.name });
  }
  return error('rest_no_route', 'No route was found matching the URL and request method.', 404);
}

const SWATCH_IMAGE = 'shopengine_swatch_image_on_loop_products';

/**
 * The picture of the first variation that has all chosen colours; the variation's other attributes, and "any", do not
 * count.
 */
function swatchImage(visitor: Visitor, form: Form): AjaxAnswer {
  if (!isNonce(visitor, SWATCH_IMAGE, form.get('nonce'))) return json({ success: false, data: 'Request denied' });
  const product = findProduct(Number(form.get('productId')))?.product;
  if (!product) return { status: 500, type: 'text/html', body: '' };
  const chosen = pairsIn(form, 'selectedData').filter(([name]) => product.attributes?.[name]?.swatch === 'color');
  const variation = product.variations?.find(({ attributes }) =>
    chosen.every(([name, value]) => !attributes[name] || attributes[name] === value),
  );
  if (!variation?.picture || !chosen.length) return json({ success: false, data: 'No image found' });
  const { thumb_src, srcset, alt } = picture(product, variation.picture);
  const img = html`<img width="300" height="375" src="${thumb_src}" class="attachment-woocommerce_thumbnail size-woocommerce_thumbnail" alt="${alt}" decoding="async" loading="lazy" srcset="${srcset}" sizes="(max-width: 300px) 100vw, 300px" />`;
  return json({ success: true, data: { variation_img_html: String(img) } });
}

/** Answers calls of admin-ajax.php; an unknown action gets 400 and `0`, as in WordPress. */
export function answerAdminAjax(visitor: Visitor, action: string, form: Form): AjaxAnswer {
  if (action === SWATCH_IMAGE) return swatchImage(visitor, form);
  if (action === 'rest-nonce' && visitor.user) return { type: 'text/html', body: nonce(visitor, 'wp_rest') };
  return { status: 400, type: 'text/html', body: '0' };
}
