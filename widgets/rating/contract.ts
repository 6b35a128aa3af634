/** The stars' markup, as WooCommerce makes it; they stand before the hidden select (README.md has the table). */

/** The select in the form of a review. */
export const SELECT = '#respond #rating';
export const STAR = '<a role="radio" href="#"></a> ';
/** The element around the five stars. */
export const PLACE = '<p class="stars"><span role="group" aria-labelledby="comment-form-rating-label"></span></p>';
/** The page global with the labels and the rules. */
export const PARAMS = 'wc_single_product_params';
