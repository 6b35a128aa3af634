/** Tells a theme's developer of a cart fragment that no region of the page can be found for. */
import { report } from '../page/islands';

export const tellBadFragment = (selector: string, cause: unknown): void =>
  report({
    what: `A cart fragment has the selector "${selector}".`,
    why: 'It is no valid CSS, so its region is not updated.',
    fix: 'Mend the filter woocommerce_add_to_cart_fragments.',
    cause,
  });
