/** Owns when the order's review is asked for: wishes are gathered, an older call is given up, nothing stays busy. */

import type { Clock } from '../../src/bridge/page/clock';
import type { ReviewWish } from '../../src/bridge/woocommerce/askForReview';

export interface OrderReview {
  /** Asks soon; wishes that come together are one call. */
  request(wish?: ReviewWish): void;
  /** Asks when nobody has typed for a while, if `isWanted` says so then. */
  typed(isWanted: () => boolean): void;
  /** Forgets what was wished, and gives up what is under way. True when there was any. */
  stop(): boolean;
}

export interface OrderReviewParts {
  clock: Clock;
  /** Makes one call and shows what it brings, unless it was given up. */
  ask(updatesShipping: boolean, signal: AbortSignal): Promise<void>;
  onBusy(isBusy: boolean): void;
  onFailed(error: unknown): void;
}

/** Wishes within this time are one, in milliseconds. */
const TOGETHER = 5;
/** How long after the last key, in milliseconds. */
const TYPING = 1000;

export function createOrderReview({ clock, ask, onBusy, onFailed }: OrderReviewParts): OrderReview {
  let cancelTimer = () => {};
  let current: AbortController | undefined;
  /** Undefined while nothing is wished; true when a wish is for the shipping methods too. */
  let updatesShipping: boolean | undefined;

  const later = (milliseconds: number, work: () => void) => {
    cancelTimer();
    cancelTimer = clock.after(milliseconds, work);
  };

  const run = async () => {
    current?.abort();
    const mine = new AbortController();
    current = mine;
    const wish = updatesShipping !== false;
    updatesShipping = undefined;
    onBusy(true);
    try {
      await ask(wish, mine.signal);
    } catch (error) {
      if (mine === current) onFailed(error);
    } finally {
      if (mine === current) {
        current = undefined;
        onBusy(false);
      }
    }
  };

  const request = ({ update_shipping_method: wish = true }: ReviewWish = {}) => {
    updatesShipping = !!updatesShipping || wish;
    later(TOGETHER, run);
  };

  return {
    request,
    typed(isWanted) {
      // A wish that waits already is not put off.
      if (updatesShipping === undefined) later(TYPING, () => isWanted() && request());
    },
    stop() {
      cancelTimer();
      const isOwed = !!current || updatesShipping !== undefined;
      updatesShipping = undefined;
      current?.abort();
      current = undefined;
      onBusy(false);
      return isOwed;
    },
  };
}
