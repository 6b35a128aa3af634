/** The ways to pay. Nothing is ever charged. */
import type { Visitor } from './visitor';

export interface Gateway {
  id: string;
  title: string;
  /** The text of the order button; "" for the button's usual text. */
  buttonText: string;
  /** The countries that it serves. Default: all. */
  countries?: readonly string[];
  /** Offered only to visitors who have asked for it: `/checkout/?gateway=elements`. */
  isOptional?: true;
  /** Draws the order's button itself. */
  hasOwnButton?: true;
}

const gateways: readonly Gateway[] = [
  { id: 'cod', title: 'Cash on delivery', buttonText: '', countries: ['GB', 'IE'] },
  { id: 'bacs', title: 'Direct bank transfer', buttonText: '' },
  { id: 'card', title: 'Card', buttonText: 'Pay by card' },
  { id: 'elements', title: 'Card, by a payment provider', buttonText: '', isOptional: true },
  { id: 'wallet', title: 'Wallet', buttonText: '', isOptional: true, hasOwnButton: true },
];

/** The gateways that serve the visitor's country, with the optional one if the visitor has asked for it. */
export const gatewaysFor = ({ customer, gateway }: Visitor): readonly Gateway[] =>
  gateways.filter(
    ({ id, countries, isOptional }) =>
      (!countries || countries.includes(customer.billing_country ?? '')) && (!isOptional || id === gateway),
  );

/** The selected gateway: the one that the visitor chose last, or the first. */
export function chosenGateway(visitor: Visitor): Gateway | undefined {
  const all = gatewaysFor(visitor);
  return all.find(({ id }) => id === visitor.paymentMethod) ?? all[0];
}

/** The title of a gateway; its id if the shop does not have it. */
export const gatewayTitle = (id: string): string => gateways.find((gateway) => gateway.id === id)?.title ?? id;
