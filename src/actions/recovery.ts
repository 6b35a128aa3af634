/**
 * Owns what happens to an add whose answer was lost, or whose page ended before the answer: the code looks for the
 * product in the cart. It sends the add again only if the server has certainly finished with it and the cart does not
 * have the product. Loaded only when needed.
 */

import type { Clock } from '../bridge/page/clock';
import { emit } from '../bridge/page/islands';
import { wait } from '../bridge/page/wait';
import { type CallError, isServerDone } from '../rules/callError';
import { type Finding, judgeArrival } from '../rules/cartContents';
import type { AddOutcome, AddSteps, AddsDependencies, LeftAdds, UseOutcome } from '../state/adds';
import { countOfAdd } from '../state/adds';
import { pageLock, type WaitingAdd } from '../state/waitingAdds';
import { tellDropped, tellUnkept } from './tellAdds';

/** The greatest age at which an unsent add of an earlier page is still sent, in milliseconds. */
const RESUMABLE = 60_000;

/** How long a server may still be at work on a request whose answer was lost, in milliseconds. */
const SETTLE = 3000;
const POLL = 150;

/** How long an earlier page may take to end, in milliseconds. */
const PAGE_GONE = 2000;

const MOST_TRIES = 2;

type Sent = NonNullable<WaitingAdd['sent']>;

/** Waits until the cart's hash has changed, or until the server has had its time. */
async function settle({ hash, clock }: { hash(): string; clock: Clock }, sent: Sent): Promise<void> {
  // Somebody may have set the clock back, and then the add seems to come from the future.
  const since = Math.max(0, clock.now() - sent.at);
  for (let waited = since; waited < SETTLE && hash() === sent.hash; waited += POLL) await wait(clock, POLL);
}

/** Looks for a sent add in the cart, and finishes the add if it is there. The page shows the cart in any case. */
async function look(
  add: WaitingAdd,
  sent: Sent,
  use: UseOutcome,
  steps: AddSteps,
  { refreshFragments, clock, receive }: AddsDependencies,
): Promise<Finding> {
  try {
    return await refreshFragments(clock.now(), (answer) => {
      const now = { hash: answer.cartHash, count: countOfAdd(add, answer) };
      const finding = judgeArrival(sent, now, Number(add.fields.quantity ?? 1) || 1);
      if (finding === 'there') steps.finish(add, use, { kind: 'added', answer });
      else receive?.(answer, 'refreshed');
      return finding;
    });
  } catch {
    return 'unsure';
  }
}

/** Tells the page too what became of an add. The beacon counts it. */
const telling =
  (use: UseOutcome): UseOutcome =>
  (outcome) => {
    const { kind } = outcome;
    if (kind === 'added' || kind === 'failed' || kind === 'unknown') emit('cart:followed', { outcome: kind });
    return use(outcome);
  };

/**
 * Follows one sent add to its outcome.
 * @param error of the last try; undefined when the page ended before the answer
 */
async function seeThrough(
  add: WaitingAdd,
  error: CallError | undefined,
  use: UseOutcome,
  steps: AddSteps,
  dependencies: AddsDependencies,
): Promise<void> {
  let last = error;
  for (let tries = 1; add.sent; tries++) {
    if (last && !last.sent) return steps.finish(add, use, { kind: last.code === 'offline' ? 'failed' : 'unsent' });
    const isDone = !!last && isServerDone(last);
    if (!isDone) await settle(dependencies, add.sent);
    const finding = await look(add, add.sent, use, steps, dependencies);
    if (finding === 'there') return;
    // The server may still be at work on the request. A second one would put the product in the cart twice.
    if (finding === 'unsure' || !isDone) return steps.finish(add, use, { kind: 'unknown' });
    if (tries === MOST_TRIES) return steps.finish(add, use, { kind: 'failed' });
    last = await steps.attempt(add, use);
    if (!last) return;
  }
}

/** Follows an add that this page sent, and that got no usable answer, to its outcome. */
export async function recover(
  add: WaitingAdd,
  error: CallError,
  use: UseOutcome,
  steps: AddSteps,
  dependencies: AddsDependencies,
): Promise<void> {
  // While this page lay in the back/forward cache, the next page has dealt with the add.
  if (steps.waiting.isElsewhere(add)) {
    steps.waiting.leave(add);
    return void use({ kind: 'elsewhere' });
  }
  await seeThrough(add, error, telling(use), steps, dependencies);
}

/** True when a page is gone, so that this page may send the adds that it left. */
async function isLeft(page: string | undefined, locks: LockManager | undefined): Promise<boolean> {
  if (!locks || !page) return true;
  try {
    await locks.request(pageLock(page), { signal: AbortSignal.timeout(PAGE_GONE) }, () => {});
    return true;
  } catch {
    return false;
  }
}

/** Sorts sent adds first, because the server may still be at work on them. */
const bySent = (one: WaitingAdd, other: WaitingAdd) => Number(!one.sent) - Number(!other.sent);

/**
 * Takes over the adds of pages that are gone. Returns them in the order in which this page works on them.
 * @param found what this page found when it began; the storage may have been emptied since, or may hold more by now
 */
async function takeOver(
  { waiting }: AddSteps,
  found: readonly WaitingAdd[],
  locks: LockManager | undefined,
): Promise<WaitingAdd[]> {
  const left = waiting.left(found).sort(bySent);
  // Asked once for each page: the answer takes a while when the page still lives.
  const isGone = new Map<string | undefined, boolean>();
  for (const { page } of left) if (!isGone.has(page)) isGone.set(page, await isLeft(page, locks));
  const mine: WaitingAdd[] = [];
  for (const add of left) {
    // This tab is a copy of another one whose page still lives or has sent the add. Two pages may both look for an add
    // that was sent: the shopper may have left the first one before it could say what it found.
    if (!isGone.get(add.page) || (!add.sent && waiting.isElsewhere(add))) waiting.drop([add]);
    // A frame of this page may have dealt with the add before the frame was removed. A missing entry alone does not say
    // so.
    else if (waiting.isKept(add) || !waiting.isElsewhere(add)) {
      const own = { ...add, page: waiting.page };
      waiting.keep(own);
      mine.push(own);
    }
  }
  return mine;
}

/**
 * Follows the adds that earlier pages of this tab left, one after the other. Meanwhile nothing else on this page may
 * change the cart.
 */
export async function resume(
  use: (outcome: AddOutcome, add: WaitingAdd) => unknown,
  steps: AddSteps,
  dependencies: AddsDependencies,
  { hasNote, left }: LeftAdds,
): Promise<void> {
  const { clock, locks } = dependencies;
  const { waiting } = steps;
  // If the shopper leaves before a message is shown, the next page shows it.
  if (hasNote) void tellUnkept().then(waiting.dropNote);
  const mine = await takeOver(steps, left, locks);
  const stale = mine.filter(({ sent, at }) => !sent && clock.now() - at > RESUMABLE);
  const forget = () => {
    // The page that left these adds may come back from the back/forward cache, and must not send them then.
    for (const add of stale) waiting.claim(add);
    waiting.drop(stale);
  };
  if (stale.length) void tellDropped(stale.length).then(forget);
  for (const add of mine) {
    if (stale.includes(add)) continue;
    const wasSent = !!add.sent;
    // A page in another tab may have sent this add while this page worked on the others.
    if (!wasSent && waiting.isElsewhere(add)) {
      waiting.drop([add]);
      continue;
    }
    const tell: UseOutcome = (outcome) => use(outcome, add);
    const error = wasSent ? undefined : await steps.attempt(add, tell);
    if (wasSent || error) await seeThrough(add, error, telling(tell), steps, dependencies);
  }
}
