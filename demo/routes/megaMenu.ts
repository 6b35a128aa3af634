/** ElementsKit's route for a mega menu's content: HTML as a JSON string, or null for a menu that is not published. */
import type { Hono } from 'hono';
import { html } from 'hono/html';
import { findProduct } from '../data/products';
import { type Env, withFault } from '../respond';
import { loopLink } from '../views/loopLink';

/** The ids of the menu's content, and of the product in it. */
const CONTENT = '345';
const GIFT = 101;

function content(): string | null {
  const { product } = findProduct(GIFT) ?? {};
  if (!product) return null;
  const { text, label, className, href } = loopLink(product, '/content/');
  return String(
    html`<div data-elementor-type="wp-post" class="elementor"><div class="elementor-element" data-element_type="widget"><p>${product.name}</p><p><a href="${href}" data-quantity="1" data-product_id="${product.id}" class="button ${className}" aria-label="${label}" rel="nofollow">${text}</a></p></div></div>`,
  );
}

/** Serves `GET /wp-json/elementskit/v1/megamenu/megamenu_content?id=…`. */
export function megaMenuRoutes(app: Hono<Env>): void {
  app.get('/wp-json/elementskit/v1/megamenu/megamenu_content', (context) =>
    withFault(context, () => context.json(context.req.query('id') === CONTENT ? content() : null)),
  );
}
