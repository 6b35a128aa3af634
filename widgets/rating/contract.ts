/** The stars' markup, as WooCommerce makes it; they stand before the hidden select (README.md has the table). */

/** In the form of a review. */
export const SELECT = '#respond #rating';
export const STAR = '<a role="radio" href="#"></a> ';
/** Around the five stars. */
export const PLACE = '<p class="stars"><span role="group" aria-labelledby="comment-form-rating-label"></span></p>';
/** Holds labels and rules for the page. */
export const PARAMS = 'wc_single_product_params';
