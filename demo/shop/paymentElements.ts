/**
 * The payment provider whose script mounts its own fields: its saved cards, and the payments that it accepts. Nothing
 * is ever charged.
 */

/** Saved cards by their tokens. */
export const savedCards: Readonly<Record<string, string>> = {
  7: 'Visa ending in 4242',
  8: 'Mastercard ending in 4444',
  9: 'Visa ending in 3155',
};

/** The saved card whose bank wants each payment confirmed. */
const CONFIRMED_CARD = '9';

/**
 * Whether an order's form is paid: by a saved card, or by the source that the provider's script has made of a new one.
 */
export function isElementsPayment(form: URLSearchParams): boolean {
  const token = form.get('wc-elements-payment-token') ?? 'new';
  return token === 'new' ? form.get('elements_source') === 'src_accepted' : token in savedCards;
}

/**
 * The address to which the checkout sends a shopper whose bank wants a confirmation: the same page, with a hash that
 * the provider's script reads. "" for other orders.
 */
export const confirmation = (form: URLSearchParams, origin: string): string =>
  form.get('payment_method') === 'elements' && form.get('wc-elements-payment-token') === CONFIRMED_CARD
    ? `#confirm-pi-demo_secret:${encodeURIComponent(`${origin}/?wc-ajax=elements_express`)}`
    : '';
