/**
 * Owns when to ask for the order's review. It combines wishes, gives up an older call, and never leaves the form busy.
 */

import type { Clock } from '../../src/bridge/page/clock';
import type { ReviewWish } from '../../src/bridge/woocommerce/askForReview';

export interface OrderReview {
  /** Asks soon. Wishes that come together make one call. */
  request(wish?: ReviewWish): void;
  /** Asks when the shopper has not typed for a while, if `isWanted` then returns true. */
  typed(isWanted: () => boolean): void;
  /** Forgets the wishes and gives up the call that is under way. Returns true when there was any. */
  stop(): boolean;
}

export interface OrderReviewParts {
  clock: Clock;
  /** Makes one call and shows its answer, unless the call is given up. */
  ask(updatesShipping: boolean, signal: AbortSignal): Promise<void>;
  onBusy(isBusy: boolean): void;
  onFailed(error: unknown): void;
}

/** Wishes within this time make one call, in milliseconds. */
const TOGETHER = 5;
/** How long after the last key the call follows, in milliseconds. */
const TYPING = 1000;

/** The call that is under way; a newer one gives it up. */
interface Call {
  isUnderWay(): boolean;
  start(updatesShipping: boolean): Promise<void>;
  /** Ends the call for a newer one that follows at once: the form stays busy until that one's end. */
  outdate(): void;
  giveUp(): void;
}

function createCall({ ask, onBusy, onFailed }: Omit<OrderReviewParts, 'clock'>): Call {
  let current: AbortController | undefined;
  const outdate = () => current?.abort();
  const end = () => {
    current = undefined;
    onBusy(false);
  };
  return {
    isUnderWay: () => !!current,
    async start(updatesShipping) {
      outdate();
      const mine = new AbortController();
      current = mine;
      onBusy(true);
      try {
        await ask(updatesShipping, mine.signal);
      } catch (error) {
        if (!mine.signal.aborted) onFailed(error);
      } finally {
        if (!mine.signal.aborted) end();
      }
    },
    outdate,
    giveUp() {
      outdate();
      end();
    },
  };
}

/** Creates the timing of the order's review. */
export function createOrderReview({ clock, ...parts }: OrderReviewParts): OrderReview {
  const call = createCall(parts);
  /** True when a wish includes the shipping methods; undefined without a wish. */
  let updatesShipping: boolean | undefined;
  let cancelTimer = () => {};
  const later = (milliseconds: number, work: () => void) => {
    cancelTimer();
    cancelTimer = clock.after(milliseconds, work);
  };
  const ask = () => {
    const wish = updatesShipping !== false;
    updatesShipping = undefined;
    return call.start(wish);
  };
  const request = ({ update_shipping_method: wish = true }: ReviewWish = {}) => {
    updatesShipping = !!updatesShipping || wish;
    call.outdate();
    later(TOGETHER, ask);
  };
  return {
    request,
    typed(isWanted) {
      // Typing does not delay a wish that waits already.
      if (updatesShipping === undefined) later(TYPING, () => isWanted() && request());
    },
    stop() {
      cancelTimer();
      const isOwed = call.isUnderWay() || updatesShipping !== undefined;
      updatesShipping = undefined;
      call.giveUp();
      return isOwed;
    },
  };
}
