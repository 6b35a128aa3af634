/** The stars' markup, as WooCommerce makes it; they stand before the hidden select (README.md has the table). */

const STAR = '<a role="radio" href="#"></a> ';
export const STARS = `<p class="stars"><span role="group" aria-labelledby="comment-form-rating-label">${STAR.repeat(5)}</span></p>`;
/** Holds labels and rules for the page. */
export const PARAMS = 'wc_single_product_params';
