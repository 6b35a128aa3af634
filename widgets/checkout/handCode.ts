/** Owns fetching the code that only a shopper at the form needs (hand.ts), and whether it is there. */
import { whenStaying } from '../../src/bridge/page/leaving';

type Hand = typeof import('./hand');

let hand: Hand | undefined;
let coming: Promise<Hand> | undefined;

async function load(): Promise<Hand> {
  try {
    hand = await import('./hand');
    return hand;
  } catch (cause) {
    coming = undefined;
    // A page that is being left loads nothing, and that is no failure.
    await whenStaying();
    throw cause;
  }
}

/** Fetches that code, once. Rejects when it cannot be had; the next call tries again. */
export function fetchHand(): Promise<Hand> {
  coming ??= load();
  return coming;
}

/** That code, if it is there. */
export const handNow = (): Hand | undefined => hand;

/** Uses that code: at once if it is there, else when it has come. @param orElse runs when it cannot be had */
export function withHand(use: (hand: Hand) => void, orElse: (cause: unknown) => void = console.warn): void {
  if (hand) use(hand);
  else fetchHand().then(use, orElse);
}
