/** The ways to pay. Nothing is ever charged. */
import type { Visitor } from './visitor';

export interface Gateway {
  id: string;
  title: string;
  /** Says it on the order button in the place of its own words; "" for those. */
  buttonText: string;
  /** Countries it is for; everywhere without. */
  countries?: readonly string[];
  /** Is there only for visitors who have asked for it: `/checkout/?gateway=elements`. */
  isOptional?: true;
}

const gateways: readonly Gateway[] = [
  { id: 'cod', title: 'Cash on delivery', buttonText: '', countries: ['GB', 'IE'] },
  { id: 'bacs', title: 'Direct bank transfer', buttonText: '' },
  { id: 'card', title: 'Card', buttonText: 'Pay by card' },
  { id: 'elements', title: 'Card, by a payment provider', buttonText: '', isOptional: true },
];

/** Those that serve the visitor's country, and the optional one that the visitor has asked for. */
export const gatewaysFor = ({ customer, gateway }: Visitor): readonly Gateway[] =>
  gateways.filter(
    ({ id, countries, isOptional }) =>
      (!countries || countries.includes(customer.billing_country ?? '')) && (!isOptional || id === gateway),
  );

/** The one that is chosen: what the visitor took last, or the first. */
export function chosenGateway(visitor: Visitor): Gateway | undefined {
  const all = gatewaysFor(visitor);
  return all.find(({ id }) => id === visitor.paymentMethod) ?? all[0];
}

/** What the shopper reads of a gateway; its id where the shop does not have it. */
export const gatewayTitle = (id: string): string => gateways.find((gateway) => gateway.id === id)?.title ?? id;
