/** Tells a theme's developer about a cart fragment whose selector is no valid CSS. */
import { report } from '../page/islands';

/** Reports the invalid selector of a fragment. */
export const tellBadFragment = (selector: string, cause: unknown): void =>
  report({
    what: `A cart fragment has the selector "${selector}".`,
    why: 'This is not valid CSS, so the page keeps the old content.',
    fix: 'Correct the selector in the filter woocommerce_add_to_cart_fragments.',
    cause,
  });
