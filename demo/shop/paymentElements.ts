/** The payment provider whose script mounts fields of its own: the cards that it has saved, and what it accepts. Nothing is ever charged. */

/** Saved cards by their tokens. */
export const savedCards: Readonly<Record<string, string>> = { 7: 'Visa ending in 4242', 8: 'Mastercard ending in 4444' };

/** Whether an order's form is paid: by a saved card, or by the source that the provider's script has made of a new one. */
export function isElementsPayment(form: URLSearchParams): boolean {
  const token = form.get('wc-elements-payment-token') ?? 'new';
  return token === 'new' ? form.get('elements_source') === 'src_accepted' : token in savedCards;
}
