/**
 * The checkout's review: fetches the shop's answer to a changed field once, so that the bench can give it without the
 * shop.
 */

/** The class of a row that shows that a review is new. */
export const REVIEW_MARK = 'data-bench-review';

interface Answer {
  fragments?: Record<string, string>;
}

/**
 * The answer with an extra row in the review's table. Each answer differs, because a page may keep the old review if
 * the new one is equal.
 */
export function markReview(review: string, number: number): string {
  const answer: Answer = JSON.parse(review);
  const row = `<tr ${REVIEW_MARK}="${number}"><th>${number}</th><td>${number}</td></tr>`;
  const fragments = Object.entries(answer.fragments ?? {}).map(([selector, html]) => [
    selector,
    html.replace('</tfoot>', `${row}</tfoot>`),
  ]);
  return JSON.stringify({ ...answer, fragments: Object.fromEntries(fragments) });
}

/** Asks the shop for the review that its checkout's page would ask for; undefined where the page has no way to ask. */
export async function fetchReview(base: string, checkout: string, cookie: string): Promise<string | undefined> {
  const security = checkout.match(/"update_order_review_nonce":"(\w+)"/)?.[1];
  if (!security) return undefined;
  const body = new URLSearchParams({
    security,
    country: 'GB',
    s_country: 'GB',
    payment_method: 'cod',
    has_full_address: 'false',
    post_data: '',
  });
  const answer = await fetch(`${base}/?wc-ajax=update_order_review`, { method: 'POST', headers: { cookie }, body });
  const text = await answer.text();
  return text.includes('</tfoot>') || text.includes('<\\/tfoot>') ? text : undefined;
}
