/**
 * Owns adding to the cart so that nothing is lost and nothing is added twice: adds wait in the queue, are kept until they
 * are done (waitingAdds.ts), and are resumed by the next page. What to do when an answer is lost is in
 * actions/recovery.ts, which is handed in and fetched only then.
 */

import type { FormFields } from '../api/form';
import type { Clock } from '../bridge/page/clock';
import { whenStaying } from '../bridge/page/leaving';
import { countInFragments } from '../bridge/woocommerce/miniCartRows';
import { CallError } from '../rules/callError';
import type { AddAnswer, CartAnswer } from '../rules/cartAnswer';
import type { Evidence } from '../rules/cartContents';
import type { CartState } from './cart';
import { knownCart } from './knownCart';
import { createWaitingAdds, randomId, type WaitingAdd, type WaitingAdds, type WaitingAddsDependencies } from './waitingAdds';

export interface AddOutcome {
  kind: /** It is in the cart, by the server's own answer or a greater count; `answer` is the cart. */
    | 'added'
    /** The server would not; `productUrl` is where the shopper can see why. */
    | 'refused'
    /** No request ever left; the link of the button may be followed. */
    | 'unsent'
    /** It is certainly not in the cart. */
    | 'failed'
    /** Nobody can tell whether it is in the cart. */
    | 'unknown'
    /** Somebody else sees to it: the page that came after this one. */
    | 'elsewhere';
  answer?: CartAnswer;
  productUrl?: string;
}

/** Uses an outcome. What it gives resolves once the shopper has been told. */
export type UseOutcome = (outcome: AddOutcome) => unknown;

/** The cart's state says what is known of it without asking. */
export interface AddsDependencies extends Pick<CartState, '$cart' | 'hash' | 'keys'>, Omit<WaitingAddsDependencies, 'keys'> {
  /** `use` gets the answer in the same breath as it comes. */
  addToCart<T>(fields: FormFields, use: (answer: AddAnswer) => T): Promise<T>;
  refreshFragments<T>(now: number, use: (answer: CartAnswer) => T): Promise<T>;
  enqueue<T>(work: () => Promise<T>): Promise<T>;
  clock: Clock;
  /** False only when the browser knows that it has no network. */
  isOnline(): boolean;
  /** False while nobody sees the page. */
  isVisible(): boolean;
  /** Fetches what to do when an answer is lost. Rejects where that code cannot be had. */
  loadRecovery(): Promise<Recovery>;
}

/** The adds that wait, and one step of doing them; what recovery.ts works with. */
export interface AddSteps {
  waiting: WaitingAdds;
  /** Sends once. Gives the error when there was no usable answer. */
  attempt(add: WaitingAdd, use: UseOutcome): Promise<CallError | undefined>;
  /** Takes an add off the list and tells its outcome. */
  finish(add: WaitingAdd, use: UseOutcome, outcome: AddOutcome): void;
}

/** What to do when an answer is lost, or when an earlier page left adds; recovery.ts does it. */
export interface Recovery {
  /** Sees an add through that was sent from this page and got no usable answer. */
  recover(add: WaitingAdd, error: CallError, use: UseOutcome, steps: AddSteps, dependencies: AddsDependencies): Promise<void>;
  /** @param hasNote true when an earlier page had adds that nothing could keep */
  resume(use: (outcome: AddOutcome, add: WaitingAdd) => unknown, steps: AddSteps, dependencies: AddsDependencies, hasNote: boolean): Promise<void>;
}

export interface Adds {
  /**
   * Adds a product. `use` gets the outcome in the same breath as the answer comes.
   * @param about what messages and the cart's rows call it
   */
  add(fields: FormFields, use: UseOutcome, about?: Pick<WaitingAdd, 'name' | 'row'>): Promise<void>;
  /** Resumes what earlier pages of this tab left; tells of those that are too old. Resolves when all is done. */
  resume(use: (outcome: AddOutcome, add: WaitingAdd) => unknown): Promise<void>;
}

/** How many of an add's product the fragments name; undefined when they do not tell. */
export const countOfAdd = ({ fields, row }: WaitingAdd, { fragments }: Pick<CartAnswer, 'fragments'>): number | undefined =>
  countInFragments(row ?? String(fields.product_id ?? ''), fragments);

export function createAdds(dependencies: AddsDependencies): Adds {
  const { addToCart, enqueue, hash, clock, isOnline, isVisible, loadRecovery } = dependencies;
  const waiting = createWaitingAdds(dependencies);

  /** What is known of the product now; its count only from fragments that are as new as the server's cookie. */
  function evidenceOf(add: WaitingAdd): Evidence {
    const now = hash();
    if (!now) return { hash: now, count: 0 };
    const cart = knownCart(dependencies);
    return { hash: now, count: cart?.hash === now ? countOfAdd(add, cart) : undefined };
  }

  const steps: AddSteps = {
    waiting,

    async attempt(add, use) {
      const wasOnline = isOnline();
      add.sent = { at: clock.now(), ...evidenceOf(add) };
      waiting.keep(add);
      waiting.claim(add);
      try {
        await addToCart(add.fields, (answer) => steps.finish(add, use, 'productUrl' in answer ? { kind: 'refused', ...answer } : { kind: 'added', answer }));
        return undefined;
      } catch (cause) {
        const error = cause as CallError;
        // The browser gives up at once what it has no network for.
        return error.code === 'fetch_error' && !wasOnline ? new CallError('offline', error.message, 0, false) : error;
      }
    },

    finish(add, use, outcome) {
      const isToBeTold = outcome.kind === 'failed' || outcome.kind === 'unknown';
      if (!isToBeTold) waiting.drop([add]);
      waiting.claim(add);
      try {
        const told = use(outcome);
        // A page that is left before the message is there leaves the telling to the next one.
        if (isToBeTold) void Promise.resolve(told).then(() => waiting.drop([add]));
      } catch (error) {
        // A listener's mistake must not look like a failed call: that would add the product again.
        reportError(error);
      }
    },
  };

  return {
    add(fields, use, about) {
      const add: WaitingAdd = { id: randomId(), at: clock.now(), fields, page: waiting.page, ...about };
      waiting.keep(add);
      return enqueue(async () => {
        // The page that came after this one may have done it while this one lay in the back/forward cache, or a copied tab's.
        if (!waiting.isOurs(add) || waiting.isElsewhere(add)) return void use({ kind: 'elsewhere' });
        const error = await steps.attempt(add, use);
        if (!error) return;
        try {
          await (await loadRecovery()).recover(add, error, use, steps, dependencies);
        } catch {
          // Without recovery's code there is no connection either, or the page is being left.
          await whenStaying();
          steps.finish(add, use, { kind: 'unknown' });
        }
      });
    },

    async resume(use) {
      // A frame shares its page's storage: what waits there is the page's business.
      if (window.frameElement) return;
      // All tabs share the note. A page that nobody sees leaves it to one that somebody does.
      const hasNote = isVisible() && waiting.takeNote();
      if (!hasNote && !waiting.list().length) return;
      // What is pressed meanwhile waits: whether an add has arrived is told by how the cart has changed.
      await enqueue(async () => (await loadRecovery()).resume(use, steps, dependencies, hasNote));
    },
  };
}
