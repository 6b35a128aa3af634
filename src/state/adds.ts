/**
 * Owns adding to the cart so that nothing is lost and nothing is added twice: adds wait in the queue, stand in
 * sessionStorage until they are done, and are resumed by the next page. What to do when an answer is lost is in
 * recovery.ts, which is fetched only then.
 */
import type { AddAnswer, CartAnswer } from '../api/cart';
import type { CallError } from '../api/error';
import type { FormFields } from '../api/form';
import type { Clock } from '../bridge/clock';
import { whenStaying } from '../bridge/leaving';
import type { Store } from '../bridge/storage';
import { parseStored, toJson } from '../bridge/storedJson';
import { WAITING_ADDS } from '../rules/names';
import type { CartState } from './cart';

/** An add that has not been done yet, as it stands in sessionStorage. */
export interface WaitingAdd {
  id: string;
  /** When the shopper asked for it, milliseconds since 1970. */
  at: number;
  fields: FormFields;
  /** The page that asked for it; while that page lives, nobody else may send it. */
  page?: string;
  /** When it was sent, and the cart's hash just before; missing when it never was. */
  sent?: { at: number; hash: string };
}

export interface AddOutcome {
  kind: /** It is in the cart; `answer` is the cart. */
    | 'added'
    /** The server would not; `productUrl` is where the shopper can see why. */
    | 'refused'
    /** Nothing ever left; the link of the button may be followed. */
    | 'unsent'
    /** It is certainly not in the cart. */
    | 'failed'
    /** The cart could not be asked. */
    | 'unknown'
    /** Somebody else has done it: the page that this one came after. */
    | 'elsewhere';
  answer?: CartAnswer;
  productUrl?: string;
}

export type UseOutcome = (outcome: AddOutcome) => void;

/** The cart's state says what is known of it without asking. */
export interface AddsDependencies extends Pick<CartState, '$cart' | 'hash' | 'keys'> {
  /** `use` gets the answer in the same breath as it comes. */
  addToCart<T>(fields: FormFields, use: (answer: AddAnswer) => T): Promise<T>;
  refreshFragments<T>(now: number, use: (answer: CartAnswer) => T): Promise<T>;
  enqueue<T>(work: () => Promise<T>): Promise<T>;
  tabStorage: Store;
  /** Remembers what was done, for a tab that was copied while it waited. */
  sharedStorage: Store;
  clock: Clock;
  /** Web Locks, where the browser has them: they tell whether a page is still alive. */
  locks?: LockManager;
}

/** The adds that wait, and one step of doing them; what recovery.ts works with. */
export interface AddSteps {
  page: string;
  waiting(): WaitingAdd[];
  put(add: WaitingAdd): boolean;
  drop(adds: readonly WaitingAdd[]): void;
  hold(): void;
  /** Sends once. Gives the error when there was no usable answer. */
  attempt(add: WaitingAdd, use: UseOutcome): Promise<CallError | undefined>;
  /** Takes an add off the list and tells its outcome. */
  finish(add: WaitingAdd, use: UseOutcome, outcome: AddOutcome): void;
}

export interface Adds {
  /** Adds a product. `use` gets the outcome in the same breath as the answer comes. */
  add(fields: FormFields, use: UseOutcome): Promise<void>;
  /** Resumes what earlier pages of this tab left; tells of those that are too old. Resolves when all is done. */
  resume(use: (outcome: AddOutcome, add: WaitingAdd) => void): Promise<void>;
}

export const pageLock = (page: string): string => `shop-islands:page:${page}`;

/** Letters that are kept of the ids of adds that were done, newest first: some twenty. */
const DONE_LENGTH = 400;

const randomId = () => String(Math.random());

export function createAdds(dependencies: AddsDependencies): Adds {
  const { addToCart, enqueue, hash, clock, tabStorage, sharedStorage, locks } = dependencies;
  let letGo: (() => void) | undefined;

  const waitingBut = (adds: readonly WaitingAdd[]) => steps.waiting().filter(({ id }) => !adds.some((add) => add.id === id));

  const steps: AddSteps = {
    page: randomId(),

    waiting() {
      const stored = parseStored(tabStorage.get(WAITING_ADDS));
      return Array.isArray(stored) ? stored.filter((add) => add?.id && add.fields) : [];
    },

    put: (add) => tabStorage.set(WAITING_ADDS, toJson([...waitingBut([add]), add])),

    drop(adds) {
      const others = waitingBut(adds);
      if (others.length) tabStorage.set(WAITING_ADDS, toJson(others));
      else {
        tabStorage.remove(WAITING_ADDS);
        letGo?.();
        letGo = undefined;
      }
    },

    /** Keeps a lock while adds of this page wait: a copy of this tab sees by it that they are not its own to send. */
    hold() {
      if (letGo || !locks) return;
      const released = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      locks.request(pageLock(steps.page), () => released).catch(() => {});
    },

    async attempt(add, use) {
      add.sent = { at: clock.now(), hash: hash() };
      steps.put(add);
      try {
        await addToCart(add.fields, (answer) => steps.finish(add, use, 'productUrl' in answer ? { kind: 'refused', ...answer } : { kind: 'added', answer }));
        return undefined;
      } catch (error) {
        return error as CallError;
      }
    },

    finish(add, use, outcome) {
      steps.drop([add]);
      sharedStorage.set(WAITING_ADDS, `${add.id} ${sharedStorage.get(WAITING_ADDS) ?? ''}`.slice(0, DONE_LENGTH));
      try {
        use(outcome);
      } catch (error) {
        // A listener's mistake must not look like a failed call: that would add the product again.
        reportError(error);
      }
    },
  };

  return {
    add(fields, use) {
      const add: WaitingAdd = { id: randomId(), at: clock.now(), fields, page: steps.page };
      const isStored = steps.put(add);
      if (isStored) steps.hold();
      return enqueue(async () => {
        // The page that came after this one may have done it while this one lay in the back/forward cache.
        if (isStored && !steps.waiting().some(({ id }) => id === add.id)) return use({ kind: 'elsewhere' });
        const error = await steps.attempt(add, use);
        if (!error) return;
        try {
          await (await import('./recovery')).recover(add, error, use, steps, dependencies);
        } catch {
          // Without recovery's code there is no connection either, or the page is being left.
          await whenStaying();
          steps.finish(add, use, { kind: 'unknown' });
        }
      });
    },

    async resume(use) {
      // A frame shares its page's storage: what waits there is the page's business.
      if (window.frameElement || !steps.waiting().length) return;
      // What is pressed meanwhile waits: whether an add has arrived is told by how the cart has changed.
      await enqueue(async () => (await import('./recovery')).resume(use, steps, dependencies));
    },
  };
}
