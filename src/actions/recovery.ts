/**
 * Owns what happens to an add whose answer was lost, or whose page ended first: the cart is asked whether it is there.
 * It is sent again only if the server has certainly finished with it and the cart does not have it. Fetched only when it
 * is needed.
 */

import { type Clock, wait } from '../bridge/page/clock';
import { type CallError, isServerDone } from '../rules/callError';
import { type Finding, judgeArrival } from '../rules/cartContents';
import type { AddOutcome, AddSteps, AddsDependencies, UseOutcome } from '../state/adds';
import { countOfAdd } from '../state/adds';
import { pageLock, type WaitingAdd } from '../state/waitingAdds';
import { tellDropped, tellUnkept } from './tellAdds';

/** How old an unsent add of an earlier page may be to be sent, in milliseconds. */
const RESUMABLE = 60_000;

/** How long a server may still be at work on a request whose answer was lost, in milliseconds. */
const SETTLE = 3000;
const POLL = 150;

/** How long an earlier page may take to die, in milliseconds. */
const PAGE_GONE = 2000;

const MOST_TRIES = 2;

type Sent = NonNullable<WaitingAdd['sent']>;

/** Waits until the cart's hash has changed, or the server has had its time. */
async function settle({ hash, clock }: { hash(): string; clock: Clock }, sent: Sent): Promise<void> {
  // Clocks are set meanwhile: only one's own waiting can be counted on.
  const since = Math.max(0, clock.now() - sent.at);
  for (let waited = since; waited < SETTLE && hash() === sent.hash; waited += POLL) await wait(clock, POLL);
}

/** Asks the cart for an add that was sent; one that is there is finished. */
async function look(add: WaitingAdd, sent: Sent, use: UseOutcome, steps: AddSteps, { refreshFragments, clock }: AddsDependencies): Promise<Finding> {
  try {
    return await refreshFragments(clock.now(), (answer) => {
      const now = { hash: answer.cartHash, count: countOfAdd(add, answer) };
      const finding = judgeArrival(sent, now, Number(add.fields.quantity ?? 1) || 1);
      if (finding === 'there') steps.finish(add, use, { kind: 'added', answer });
      return finding;
    });
  } catch {
    return 'unsure';
  }
}

/** @param error of the last try; undefined when its page ended before the answer came */
async function seeThrough(add: WaitingAdd, error: CallError | undefined, use: UseOutcome, steps: AddSteps, dependencies: AddsDependencies): Promise<void> {
  let last = error;
  for (let tries = 1; add.sent; tries++) {
    if (last && !last.sent) return steps.finish(add, use, { kind: last.code === 'offline' ? 'failed' : 'unsent' });
    const isDone = !!last && isServerDone(last);
    if (!isDone) await settle(dependencies, add.sent);
    const finding = await look(add, add.sent, use, steps, dependencies);
    if (finding === 'there') return;
    // Sent again while the server may be at work on it, it would be in the cart twice.
    if (finding === 'unsure' || !isDone) return steps.finish(add, use, { kind: 'unknown' });
    if (tries === MOST_TRIES) return steps.finish(add, use, { kind: 'failed' });
    last = await steps.attempt(add, use);
    if (!last) return;
  }
}

/** Sees an add through that was sent from this page and got no usable answer. */
export async function recover(add: WaitingAdd, error: CallError, use: UseOutcome, steps: AddSteps, dependencies: AddsDependencies): Promise<void> {
  // The page that came after this one has done it, while this one lay in the back/forward cache.
  if (steps.waiting.isElsewhere(add)) return void use({ kind: 'elsewhere' });
  await seeThrough(add, error, use, steps, dependencies);
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

/** What was sent comes first: the server may still be at work on it. */
const bySent = (one: WaitingAdd, other: WaitingAdd) => Number(!one.sent) - Number(!other.sent);

/** Makes the adds of pages that are gone this page's own, and gives them in the order in which they are done. */
async function takeOver({ waiting }: AddSteps, locks: LockManager | undefined): Promise<WaitingAdd[]> {
  const left = waiting
    .list()
    .filter(({ page }) => page !== waiting.page)
    .sort(bySent);
  // Once for each page: one that lives waits for the cart meanwhile.
  const isGone = new Map<string | undefined, boolean>();
  for (const { page } of left) if (!isGone.has(page)) isGone.set(page, await isLeft(page, locks));
  const mine: WaitingAdd[] = [];
  for (const add of left) {
    // This tab was copied from another, whose page lives or has sent it. What was sent is only looked for, and that may be
    // done twice: a page that looked may have been left before it could tell.
    if (!isGone.get(add.page) || (!add.sent && waiting.isElsewhere(add))) waiting.drop([add]);
    // A frame of this page may have done it before it was gone.
    else if (waiting.isOurs(add)) {
      const own = { ...add, page: waiting.page };
      waiting.keep(own);
      mine.push(own);
    }
  }
  return mine;
}

/**
 * Sees through what earlier pages of this tab left, in order; meanwhile nothing else of this page may change the cart.
 * @param hasNote true when an earlier page had adds that nothing could keep
 */
export async function resume(
  use: (outcome: AddOutcome, add: WaitingAdd) => unknown,
  steps: AddSteps,
  dependencies: AddsDependencies,
  hasNote: boolean,
): Promise<void> {
  const { clock, locks } = dependencies;
  const { waiting } = steps;
  if (hasNote) tellUnkept();
  const mine = await takeOver(steps, locks);
  const stale = mine.filter(({ sent, at }) => !sent && clock.now() - at > RESUMABLE);
  waiting.drop(stale);
  if (stale.length) tellDropped(stale.length);
  for (const add of mine) {
    if (stale.includes(add)) continue;
    const wasSent = !!add.sent;
    // Another tab's page may have sent it while the others were seen to.
    if (!wasSent && waiting.isElsewhere(add)) {
      waiting.drop([add]);
      continue;
    }
    const tell: UseOutcome = (outcome) => use(outcome, add);
    const error = wasSent ? undefined : await steps.attempt(add, tell);
    if (wasSent || error) await seeThrough(add, error, tell, steps, dependencies);
  }
}
