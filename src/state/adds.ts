/**
 * Owns adding to the cart without losing an add or sending it twice. Adds wait in the queue; the tab keeps them until
 * they are done (waitingAdds.ts); the next page resumes them. actions/recovery.ts handles a lost answer; the caller
 * hands it in, and it loads only then.
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
import {
  createWaitingAdds,
  randomId,
  type WaitingAdd,
  type WaitingAdds,
  type WaitingAddsDependencies,
} from './waitingAdds';

export interface AddOutcome {
  kind: /** The product is in the cart: the server said so, or the count is greater. `answer` is the cart. */
    | 'added'
    /** The server has refused; `productUrl` is the page where the shopper can see why. */
    | 'refused'
    /** The browser sent no request, so the button's link may be followed. */
    | 'unsent'
    /** The product is certainly not in the cart. */
    | 'failed'
    /** Nobody can tell whether the product is in the cart. */
    | 'unknown'
    /** Another page has taken the add over. */
    | 'elsewhere';
  answer?: CartAnswer;
  productUrl?: string;
}

/** Handles an outcome. A promise that it returns resolves once the shopper has been told. */
export type UseOutcome = (outcome: AddOutcome) => unknown;

/** What adding needs from outside. The cart's state gives what is known about the cart without a call. */
export interface AddsDependencies
  extends Pick<CartState, '$cart' | 'hash' | 'keys'>,
    Partial<Pick<CartState, 'receive'>>,
    Omit<WaitingAddsDependencies, 'keys'> {
  /** Sends the add. `use` runs in the same task in which the answer arrives. */
  addToCart<T>(fields: FormFields, use: (answer: AddAnswer) => T): Promise<T>;
  refreshFragments<T>(now: number, use: (answer: CartAnswer) => T): Promise<T>;
  enqueue<T>(work: () => Promise<T>): Promise<T>;
  clock: Clock;
  /** False only when the browser is certain that it has no network. */
  isOnline(): boolean;
  /** False while nobody sees the page. */
  isVisible(): boolean;
  /** Loads the code for a lost answer. Rejects when it does not load. */
  loadRecovery(): Promise<Recovery>;
}

/** The waiting adds and the steps of one add, for recovery.ts. */
export interface AddSteps {
  waiting: WaitingAdds;
  /** Sends once. Resolves with the error when there was no usable answer. */
  attempt(add: WaitingAdd, use: UseOutcome): Promise<CallError | undefined>;
  /** Removes an add from the list and passes its outcome on. */
  finish(add: WaitingAdd, use: UseOutcome, outcome: AddOutcome): void;
}

/** The adds and notes of earlier pages that a page finds. */
export interface LeftAdds {
  /** True when an earlier page had adds that no storage could keep. */
  hasNote: boolean;
  /** Their adds, in order. */
  left: readonly WaitingAdd[];
}

/** The work of recovery.ts, for a lost answer and for adds that an earlier page left. */
export interface Recovery {
  /** Follows an add that this page sent, and that got no usable answer, to its outcome. */
  recover(
    add: WaitingAdd,
    error: CallError,
    use: UseOutcome,
    steps: AddSteps,
    dependencies: AddsDependencies,
  ): Promise<void>;
  /** Follows the adds that earlier pages left. */
  resume(
    use: (outcome: AddOutcome, add: WaitingAdd) => unknown,
    steps: AddSteps,
    dependencies: AddsDependencies,
    found: LeftAdds,
  ): Promise<void>;
}

export interface Adds {
  /**
   * Adds a product. `use` gets the outcome in the same task in which the answer arrives.
   * @param about the product's name for messages, and its id in the cart's rows
   */
  add(fields: FormFields, use: UseOutcome, about?: Pick<WaitingAdd, 'name' | 'row'>): Promise<void>;
  /**
   * Resumes the adds that earlier pages of this tab left, and tells the shopper about those that are too old. Resolves
   * when all are done.
   */
  resume(use: (outcome: AddOutcome, add: WaitingAdd) => unknown): Promise<void>;
}

/** How many of an add's product the fragments show; undefined when they do not say. */
export const countOfAdd = (
  { fields, row }: WaitingAdd,
  { fragments }: Pick<CartAnswer, 'fragments'>,
): number | undefined => countInFragments(row ?? String(fields.product_id ?? ''), fragments);

/**
 * What the page knows about the product now. A count counts only if its fragments are as new as the server's cookie. A
 * missing cookie does not prove that the cart is empty; only fragments of an empty cart do.
 */
function evidenceOf(add: WaitingAdd, dependencies: AddsDependencies): Evidence {
  const now = dependencies.hash();
  const cart = knownCart(dependencies);
  return { hash: now, count: cart?.hash === now ? countOfAdd(add, cart) : undefined };
}

/** Removes an add from the list and passes its outcome on. */
function finish(add: WaitingAdd, use: UseOutcome, outcome: AddOutcome, waiting: WaitingAdds): void {
  const isToBeTold = outcome.kind === 'failed' || outcome.kind === 'unknown';
  if (!isToBeTold) waiting.drop([add]);
  waiting.claim(add);
  try {
    const told = use(outcome);
    // If the shopper leaves before the message is shown, the add stays listed, and the next page tells the shopper.
    if (isToBeTold) void Promise.resolve(told).then(() => waiting.drop([add]));
  } catch (error) {
    // An error of a listener must not look like a failed call, because a failed call adds the product again.
    reportError(error);
  }
}

/** Creates the steps of one add. */
function createSteps(waiting: WaitingAdds, dependencies: AddsDependencies): AddSteps {
  const { addToCart, clock, isOnline } = dependencies;
  return {
    waiting,
    finish: (add, use, outcome) => finish(add, use, outcome, waiting),
    async attempt(add, use) {
      const wasOnline = isOnline();
      add.sent = { at: clock.now(), ...evidenceOf(add, dependencies) };
      waiting.keep(add);
      waiting.claim(add);
      const onAnswer = (answer: AddAnswer) =>
        finish(add, use, 'productUrl' in answer ? { kind: 'refused', ...answer } : { kind: 'added', answer }, waiting);
      try {
        await addToCart(add.fields, onAnswer);
        return undefined;
      } catch (cause) {
        const error = cause as CallError;
        // Without a network, the browser rejects the call before it sends anything.
        return error.code === 'fetch_error' && !wasOnline ? new CallError('offline', error.message, 0, false) : error;
      }
    },
  };
}

/** Creates the page's adds. */
export function createAdds(dependencies: AddsDependencies): Adds {
  const { enqueue, clock, isVisible, loadRecovery } = dependencies;
  const waiting = createWaitingAdds(dependencies);
  const steps = createSteps(waiting, dependencies);

  const send = async (add: WaitingAdd, use: UseOutcome) => {
    // A copied tab, or the next page while this one lay in the back/forward cache, may have sent the add.
    if (!waiting.isOurs(add) || waiting.isElsewhere(add)) {
      waiting.leave(add);
      return void use({ kind: 'elsewhere' });
    }
    const error = await steps.attempt(add, use);
    if (!error) return;
    try {
      await (await loadRecovery()).recover(add, error, use, steps, dependencies);
    } catch {
      // The code of recovery did not load: there is no connection, or the shopper is leaving the page.
      await whenStaying();
      steps.finish(add, use, { kind: 'unknown' });
    }
  };

  return {
    add(fields, use, about) {
      const add: WaitingAdd = { id: randomId(), at: clock.now(), fields, page: waiting.page, ...about };
      waiting.keep(add);
      return enqueue(() => send(add, use));
    },

    async resume(use) {
      // A frame shares the storage of its page, and the page resumes the adds.
      if (window.frameElement) return;
      // All tabs share the note. A hidden page leaves it to a visible one.
      const hasNote = isVisible() && waiting.hasNote();
      // Read now: another script may empty the storage while the code comes.
      const left = waiting.left();
      if (!hasNote && !left.length) return;
      // New adds wait in the queue meanwhile, because recovery recognises an add by the change of the cart.
      await enqueue(async () => (await loadRecovery()).resume(use, steps, dependencies, { hasNote, left }));
    },
  };
}
