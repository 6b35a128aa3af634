/**
 * Owns what happens to an add whose answer was lost, or whose page ended first: the cart is asked, and the product is
 * added again only if it is not there. Fetched only when it is needed.
 */
import type { Fragments } from '../api/cart';
import type { CallError } from '../api/error';
import { type Clock, wait } from '../bridge/clock';
import { countInFragments } from '../bridge/miniCartRows';
import { sayCount } from '../bridge/textCount';
import { type Evidence, hasArrived } from '../rules/cartContents';
import { WAITING_ADDS } from '../rules/names';
import { addsDropped } from '../rules/texts';
import { type AddOutcome, type AddSteps, type AddsDependencies, pageLock, type UseOutcome, type WaitingAdd } from './adds';
import { knownCart } from './knownCart';
import { notify } from './notify';

/** How old an add of an earlier page may be to be resumed, in milliseconds. */
const RESUMABLE = 60_000;

/** How long a server may still be at work on a request whose answer was lost, in milliseconds. */
const SETTLE = 3000;
const POLL = 150;

/** How long an earlier page may take to die, in milliseconds. */
const PAGE_GONE = 2000;

/** Errors after which the server may still be at work. */
const IN_DOUBT = ['timeout', 'fetch_error', 'aborted'];

const MOST_TRIES = 2;

/**
 * How many of the product the rows name; undefined where they do not tell. A variation's row names its parent (WooCommerce's
 * template), and a card's button says a variation's id as `product_id` alone: none may be one that is not named.
 */
const countOf = ({ fields }: WaitingAdd, fragments: Fragments) =>
  (Number(fields.variation_id) ? 0 : countInFragments(String(fields.product_id ?? ''), fragments)) || undefined;

/** What was known of the product before the add was sent; the count only if the known fragments are of that time. */
function evidenceBefore(add: WaitingAdd, dependencies: AddsDependencies): Evidence {
  const hash = add.sent?.hash ?? '';
  if (!hash) return { hash, count: 0 };
  const cart = knownCart(dependencies);
  return { hash, count: cart?.hash === hash ? countOf(add, cart.fragments) : undefined };
}

/** Waits until the cart's hash has changed, or the server has had its time. */
async function settle({ hash, clock }: { hash(): string; clock: Clock }, sent: { at: number; hash: string }): Promise<void> {
  // A clock that was set back would have it wait for the difference.
  const end = Math.min(sent.at, clock.now()) + SETTLE;
  while (hash() === sent.hash && clock.now() < end) await wait(clock, POLL);
}

async function finishOff(add: WaitingAdd, error: CallError | undefined, use: UseOutcome, steps: AddSteps, dependencies: AddsDependencies): Promise<void> {
  const before = evidenceBefore(add, dependencies);
  let last = error;
  for (let tries = add.sent ? 1 : 0; ; tries++) {
    if (add.sent) {
      if (!last || IN_DOUBT.includes(last.code)) await settle(dependencies, add.sent);
      try {
        const isThere = await dependencies.refreshFragments(dependencies.clock.now(), (answer) => {
          const count = countOf(add, answer.fragments);
          if (!hasArrived(before, { hash: answer.cartHash, count })) return false;
          steps.finish(add, use, { kind: 'added', answer });
          return true;
        });
        if (isThere) return;
      } catch {
        return steps.finish(add, use, { kind: 'unknown' });
      }
    }
    if (tries === MOST_TRIES) return steps.finish(add, use, { kind: 'failed' });
    last = await steps.attempt(add, use);
    if (!last) return;
    if (!last.sent) return steps.finish(add, use, { kind: 'unsent' });
  }
}

/** True of an add that another page has seen through. */
const isDone = ({ id }: WaitingAdd, { sharedStorage }: AddsDependencies) => !!sharedStorage.get(WAITING_ADDS)?.includes(id);

/** Sees an add through that was sent from this page and got no usable answer. */
export async function recover(add: WaitingAdd, error: CallError, use: UseOutcome, steps: AddSteps, dependencies: AddsDependencies): Promise<void> {
  // The page that came after this one has done it, while this one lay in the back/forward cache.
  if (isDone(add, dependencies)) return use({ kind: 'elsewhere' });
  if (!error.sent) return steps.finish(add, use, { kind: 'unsent' });
  await finishOff(add, error, use, steps, dependencies);
}

/** True when a page is gone, so that what it left may be sent from here. */
async function isLeft(page: string | undefined, locks: LockManager | undefined): Promise<boolean> {
  if (!locks || !page) return true;
  try {
    await locks.request(pageLock(page), { signal: AbortSignal.timeout(PAGE_GONE) }, () => {});
    return true;
  } catch {
    return false;
  }
}

/** What was sent comes first: whether it arrived is told by the cart, which the others change. */
const bySent = (one: WaitingAdd, other: WaitingAdd) => Number(!one.sent) - Number(!other.sent);

/** Sees through what earlier pages of this tab left, in order; meanwhile nothing else of this page may change the cart. */
export async function resume(use: (outcome: AddOutcome, add: WaitingAdd) => void, steps: AddSteps, dependencies: AddsDependencies): Promise<void> {
  const { clock, locks } = dependencies;
  const earlier = steps.waiting().filter(({ page }) => page !== steps.page);
  const stale = earlier.filter(({ at }) => clock.now() - at > RESUMABLE);
  steps.drop(stale);
  if (stale.length) notify({ kind: 'error', text: sayCount(addsDropped, { count: stale.length }) });
  const left = earlier.filter((add) => !stale.includes(add)).sort(bySent);
  // Once for each page: one that lives waits for the cart meanwhile.
  const isGone = new Map<string | undefined, boolean>();
  for (const { page } of left) if (!isGone.has(page)) isGone.set(page, await isLeft(page, locks));
  const mine: WaitingAdd[] = [];
  for (const add of left) {
    if (!isGone.get(add.page)) {
      steps.drop([add]);
      continue;
    }
    // A frame of this page may have done it before it was gone.
    if (!steps.waiting().some(({ id }) => id === add.id)) continue;
    const own = { ...add, page: steps.page };
    steps.put(own);
    steps.hold();
    mine.push(own);
  }
  for (const add of mine) {
    // This tab was copied from another while that one's waited.
    if (isDone(add, dependencies)) steps.drop([add]);
    else await finishOff(add, undefined, (outcome) => use(outcome, add), steps, dependencies);
  }
}
