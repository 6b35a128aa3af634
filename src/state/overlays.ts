/** Owns whose turn it is to cover the page: one popup at a time, a consent choice and open dialogs first. */
import { consentSettled, isCovered, watchCovers } from '../bridge/page/covered';
import { sharedStore } from '../bridge/page/shared';

/** Gives a turn back; calling it again does nothing. */
export type GiveBack = () => void;

interface Waiting {
  priority: number;
  go(giveBack: GiveBack): void;
}

interface Overlays {
  /** How many popups are open. */
  open: number;
  /** In the order they came. */
  waiting: Waiting[];
  stopWatching?: (() => void) | undefined;
}

const overlays = (): Overlays => sharedStore<Overlays>('overlays', () => ({ open: 0, waiting: [] }));

/** True while no popup has a turn and nothing else covers the page. */
export const isFree = (): boolean => overlays().open === 0 && !isCovered();

/** The page is looked at only while somebody waits. */
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

/** Takes a turn at once, next to whatever is open: for what a visitor has asked for (a link, a button). */
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
 * Resolves when nothing covers the page: no popup, no open choice about consent, no modal dialog. What it gives must be
 * called when the popup has left the page. Who no longer wants the turn gives it back at once.
 * @param priority higher goes first; in the order of asking where it is the same
 */
export async function takeTurn(priority = 0): Promise<GiveBack> {
  await consentSettled();
  return new Promise((go) => {
    overlays().waiting.push({ priority, go });
    next();
  });
}

/**
 * Takes a turn for a moment: an exit, a scroll mark, an inactivity. Undefined where something covers the page, or a choice
 * about consent comes first: such a moment is gone, and does not wait.
 */
export async function takeMoment(): Promise<GiveBack | undefined> {
  if (!isFree()) return undefined;
  await consentSettled();
  return isFree() ? takeNow() : undefined;
}
