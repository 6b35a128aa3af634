/** Owns what a payment method's own order button is, and when one may be registered. Pure. */

/** What the button may ask of the checkout. */
export interface OrderButtonApi {
  /** Marks what is wrong in the form, and leads the shopper to it. */
  validate(): Promise<{ hasError: boolean }>;
  /** Places the order, as a press of the shop's own button does. */
  submit(): void;
}

/** What a payment method registers. */
export interface OrderButton {
  /** Draws the button into an empty element. */
  render(container: HTMLElement, api: OrderButtonApi): void;
  /** Ends what `render` began. The element goes after it. */
  cleanup(): void;
}

/** A method's id and its button. Any script may register any value. */
export type Registration = [id?: unknown, button?: unknown];

/** The shape of `window.wc.customPlaceOrderButton`, which payment methods' scripts call. */
export interface OrderButtonRegistry {
  register(...registration: Registration): void;
  /** What was registered so far; missing when WooCommerce's own script made the registry. */
  registered?: Registration[];
  /** WooCommerce's own way to draw the button of a method, if its script is on the page. */
  __maybeShow?(id: string, api: OrderButtonApi): void;
  /** WooCommerce's own way to remove the button that is drawn. */
  __cleanup?(): void;
}

/** Why a registration is refused; undefined when it is accepted. */
export function refusalOf([id, button]: Registration): string | undefined {
  if (typeof id !== 'string' || !id) return 'The payment method’s id must be a text.';
  const lacking = ['render', 'cleanup'].find(
    (name) => typeof (Object(button) as Record<string, unknown>)[name] !== 'function',
  );
  return lacking && `The button must have a function ${lacking}.`;
}

/** The button of a method: of several registrations the first that is accepted. */
export const findButton = (registered: readonly Registration[], id: string): OrderButton | undefined =>
  registered.find((one) => one[0] === id && !refusalOf(one))?.[1] as OrderButton | undefined;
