/** Owns stepping back: an island that fails again and again is off for the rest of the visit. */
import { shopIslands } from '../bridge/page/islands';
import { tabStorage } from '../bridge/page/storage';
import type { Kind } from '../loader/types';
import { STEADY } from '../rules/names';

/** sessionStorage: names of islands that have failed, once for each failure, divided by commas. */
const FAILED = 'shop-islands:failed';

/** Up to this many failures count as chance. */
const MOST_FAILURES = 3;

/** Kinds that could not be shown on this page: the failures of many hosts count as one. */
const unshown = new WeakSet<Kind>();

/**
 * Notes a failure, and switches the island off where it is one too many.
 * @param isAction true for an action of the shopper's
 */
export function noteFailure(kind: Kind, isAction: boolean): void {
  if (!isAction) {
    if (unshown.has(kind)) return;
    unshown.add(kind);
  }
  const { name } = kind.row;
  if (name === STEADY) return;
  const failed = [...(tabStorage.get(FAILED)?.split(',') ?? []), name];
  tabStorage.set(FAILED, failed.join());
  if (failed.filter((one) => one === name).length < MOST_FAILURES) return;
  shopIslands().disarm(name, {
    what: 'It has failed three times in this visit.',
    why: 'It is off for the rest of the visit, and what the server printed does its work.',
    fix: 'See the errors before.',
  });
}
