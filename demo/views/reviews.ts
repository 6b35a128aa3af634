/** Reviews and the form for one more, in WooCommerce's markup. */
import { html } from 'hono/html';
import { type Review, reviewsOf } from '../data/reviews';
import type { Product } from '../data/types';
import type { Html } from './parts';

/** Stars as a row; the class says how many halves are full, because a strict shop has no inline style. */
export const stars = (rating: number): Html =>
  html`<div class="star-rating star-rating-${Math.round(rating * 2)}" role="img" aria-label="Rated ${rating} out of 5"><span><strong class="rating">${rating}</strong> out of 5</span></div>`;

const written = (date: string) =>
  new Date(`${date}T12:00Z`).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

const review = ({
  id,
  author,
  date,
  stars: count,
  text,
}: Review): Html => html`<li class="review" id="li-comment-${id}">
  <div id="comment-${id}" class="comment_container"><div class="comment-text">
    ${stars(count)}
    <p class="meta"><strong class="woocommerce-review__author">${author}</strong> <span class="woocommerce-review__dash" aria-hidden="true">–</span> <time class="woocommerce-review__published-date" datetime="${date}">${written(date)}</time></p>
    <div class="description"><p>${text}</p></div>
  </div></div></li>`;

const ratings = ['Rate…', 'Perfect', 'Good', 'Average', 'Not that bad', 'Very poor'];

const form = ({
  id,
}: Product): Html => html`<div id="review_form_wrapper"><div id="review_form"><div id="respond" class="comment-respond"><h3 id="reply-title" class="comment-reply-title">Add a review</h3>
  <form action="/wp-comments-post.php" method="post" id="commentform" class="comment-form">
    <p class="comment-form-rating"><label for="rating" id="comment-form-rating-label">Your rating <span class="required" aria-hidden="true">*</span></label><select name="rating" id="rating" required>${ratings.map((label, index) => html`<option value="${index ? 6 - index : ''}">${label}</option>`)}</select></p>
    <p class="comment-form-comment"><label for="comment">Your review <span class="required" aria-hidden="true">*</span></label><textarea id="comment" name="comment" class="input-text" cols="45" rows="5" required></textarea></p>
    <p class="comment-form-author"><label for="author">Name <span class="required" aria-hidden="true">*</span></label><input id="author" name="author" type="text" class="input-text" autocomplete="name" value="" size="30" required /></p>
    <p class="comment-form-email"><label for="email">Email <span class="required" aria-hidden="true">*</span></label><input id="email" name="email" type="email" class="input-text" autocomplete="email" value="" size="30" required /></p>
    <p class="form-submit"><input name="submit" type="submit" id="submit" class="submit button" value="Submit" /><input type="hidden" name="comment_post_ID" value="${id}" id="comment_post_ID" /></p>
  </form></div></div></div>`;

/** The reviews, and the form to write one. */
export function reviewsView(product: Product): Html {
  const reviews = reviewsOf(product);
  return html`<div id="reviews" class="woocommerce-Reviews"><div id="comments"><h2 class="woocommerce-Reviews-title">${reviews.length} reviews</h2><ol class="commentlist">${reviews.map(review)}</ol></div>${form(product)}</div>`;
}
