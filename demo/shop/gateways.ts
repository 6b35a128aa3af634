/** The ways to pay. Nothing is ever charged. */
import type { Visitor } from './visitor';

export interface Gateway {
  id: string;
  title: string;
  /** Says it on the order button in the place of its own words; "" for those. */
  buttonText: string;
  /** Countries it is for; everywhere without. */
  countries?: readonly string[];
}

const gateways: readonly Gateway[] = [
  { id: 'cod', title: 'Cash on delivery', buttonText: '', countries: ['GB', 'IE'] },
  { id: 'bacs', title: 'Direct bank transfer', buttonText: '' },
  { id: 'card', title: 'Card', buttonText: 'Pay by card' },
];

/** Those that serve the visitor's country. */
export const gatewaysFor = ({ customer }: Visitor): readonly Gateway[] =>
  gateways.filter(({ countries }) => !countries || countries.includes(customer.billing_country ?? ''));

/** The one that is chosen: what the visitor took last, or the first. */
export function chosenGateway(visitor: Visitor): Gateway | undefined {
  const all = gatewaysFor(visitor);
  return all.find(({ id }) => id === visitor.paymentMethod) ?? all[0];
}

export const gatewayTitle = (id: string): string => gateways.find((gateway) => gateway.id === id)?.title ?? id;
