/** Where a step is seen or sent otherwise with the plugin on, on purpose or because nothing can be done about it. */

interface Difference {
  /** The theme and plugins; every one without. */
  name?: string;
  /** Title of a step. */
  step: string;
  /** What is seen or sent in one way only: lines of readSeen, or calls. */
  lines: readonly string[];
  /** What differs and why, for docs/compatibility.md. */
  reason: string;
}

const DIFFERENCES: readonly Difference[] = [
  {
    step: 'the cart',
    lines: ['GET /?wc-ajax=get_cart_totals'],
    reason: 'After a coupon the plugin asks for the totals too, so that quantities that are not saved yet stay.',
  },
  {
    name: 'twentytwentyfive',
    step: 'an order',
    lines: ['Notifications', 'There are no payment methods available. Please contact us for help placing your order.'],
    reason:
      'The checkout block says for a few milliseconds that there are no payment methods. A page that is ready before it (fewer scripts) reads this out to screen readers.',
  },
];

/** What is known to differ in a step. */
export const differencesIn = (name: string, step: string): readonly Difference[] =>
  DIFFERENCES.filter((one) => (one.name === undefined || one.name === name) && one.step === step);
