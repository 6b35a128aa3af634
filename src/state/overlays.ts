/** Owns whose turn it is to cover the page: one popup at a time, and only after a consent choice and open dialogs. */
import { consentSettled, isCovered, watchCovers } from '../bridge/page/covered';
import { sharedStore } from '../bridge/page/shared';

/** Ends a turn. Further calls do nothing. */
export type GiveBack = () => void;

interface Waiting {
  priority: number;
  go(giveBack: GiveBack): void;
}

interface Overlays {
  /** How many popups are open. */
  open: number;
  /** The waiting popups, in the order in which they asked. */
  waiting: Waiting[];
  stopWatching?: (() => void) | undefined;
}

const overlays = (): Overlays => sharedStore<Overlays>('overlays', () => ({ open: 0, waiting: [] }));

/** True while no popup has a turn and nothing else covers the page. */
export const isFree = (): boolean => overlays().open === 0 && !isCovered();

/** Watches for covers only while a popup waits. */
function watch(all: Overlays): void {
  if (all.waiting.length) all.stopWatching ??= watchCovers(next);
  else {
    all.stopWatching?.();
    all.stopWatching = undefined;
  }
}

function next(): void {
  const all = overlays();
  if (all.waiting.length && isFree()) {
    const highest = Math.max(...all.waiting.map(({ priority }) => priority));
    const [first] = all.waiting.splice(
      all.waiting.findIndex(({ priority }) => priority === highest),
      1,
    );
    first?.go(takeNow());
  }
  watch(all);
}

/** Takes a turn at once, beside open popups: for popups that the visitor asked for by a link or a button. */
export function takeNow(): GiveBack {
  const all = overlays();
  all.open += 1;
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    all.open -= 1;
    next();
  };
}

/**
 * Waits for a turn. Resolves when nothing covers the page: no popup, no open choice about consent, no modal dialog. The
 * caller must call the result when the popup has left the page, or at once if it no longer wants the turn.
 * @param priority a higher one goes first; equal ones go in the order in which they asked
 */
export async function takeTurn(priority = 0): Promise<GiveBack> {
  await consentSettled();
  return new Promise((go) => {
    overlays().waiting.push({ priority, go });
    next();
  });
}

/**
 * Takes a turn for a moment: an exit, a scroll mark, an inactivity. Undefined when something covers the page or a
 * choice about consent comes first, because a missed moment does not wait.
 */
export async function takeMoment(): Promise<GiveBack | undefined> {
  if (!isFree()) return undefined;
  await consentSettled();
  return isFree() ? takeNow() : undefined;
}
