/** Owns loading the code that only a shopper at the form needs (hand.ts), and whether it is there. */
import { shopIslands } from '../../../src/bridge/page/islands';
import { HAND } from '../contract';

type Hand = typeof import('./hand');

let hand: Hand | undefined;

/** Takes the code in. The code calls this itself, once it has come. */
export function takeHand(code: Hand): void {
  hand = code;
}

/** The code of hand.ts, if it is there. */
export const handNow = (): Hand | undefined => hand;

/**
 * Fetches that code by the loader, which tries again after a failure. Resolves with undefined when it cannot be loaded.
 */
export async function fetchHand(): Promise<Hand | undefined> {
  await shopIslands().wake(HAND);
  return hand;
}

/**
 * Uses that code: at once if it is there, else when it has come.
 * @param orElse runs when the code cannot be loaded
 */
export function withHand(use: (hand: Hand) => void, orElse = () => {}): void {
  if (hand) use(hand);
  else void fetchHand().then((code) => (code ? use(code) : orElse()));
}
