/** Compares the messages to the shopper with the content of the cart. Pure. */
import type { Tapped } from './plan';

export interface Verdict {
  /** Products that are in the cart more often than they were tapped. */
  doubled: string[];
  /** Products that are not in the cart. */
  lost: string[];
  /** Products that are not in the cart, although no message said that they may be missing. */
  lostInSilence: string[];
  /** Products that a message called added although they are not there, or not added although they are. */
  wronglyTold: string[];
}

interface Saying {
  /** Texts of messages. */
  texts: readonly string[];
  /** Products whose button was marked as added. */
  added: ReadonlySet<number>;
}

/** Messages that name no product; each of them may be about any product. */
const NAMELESS = [
  'Some of what you chose may not be in your cart',
  'whether the product is in your cart',
  'You are probably offline',
];
const NAMELESS_NOT = ['The product could not be added', 'not added to your cart in time'];

/** @param cart quantities by product */
export function judge(
  tapped: readonly Tapped[],
  cart: Readonly<Record<number, number>>,
  { texts, added }: Saying,
): Verdict {
  const says = (...parts: string[]) => texts.some((text) => parts.every((part) => text.includes(part)));
  const saysAny = (parts: readonly string[]) => parts.some((part) => says(part));
  const isThere = ({ id }: Tapped) => (cart[id] ?? 0) > 0;
  const isToldAdded = ({ id, name }: Tapped) => added.has(id) || says(name, 'has been added to your cart');
  const isToldNotAdded = ({ name }: Tapped) => says(name, 'could not be added');
  const isDoubtful = (one: Tapped) =>
    says('not sure', one.name) || isToldNotAdded(one) || saysAny([...NAMELESS, ...NAMELESS_NOT]);

  const lost = tapped.filter((one) => !isThere(one));
  // A message without a name that says that something is missing is wrong if everything is there.
  const isNamelesslyWrong = !lost.length && saysAny(NAMELESS_NOT);
  const wrong = tapped.filter((one) => (isThere(one) ? isToldNotAdded(one) : isToldAdded(one)));
  const names = (list: readonly Tapped[]) => list.map(({ name }) => name);
  return {
    doubled: names(tapped.filter(({ id }) => (cart[id] ?? 0) > 1)),
    lost: names(lost),
    lostInSilence: names(lost.filter((one) => !isDoubtful(one))),
    wronglyTold: [...names(wrong), ...(isNamelesslyWrong ? ['a product without a name'] : [])],
  };
}
