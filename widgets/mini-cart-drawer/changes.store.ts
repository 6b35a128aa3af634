/** Owns the changes that are on their way to the shop, so that a shopper who leaves can wait for them. */

/** The promise of a change: it resolves with true when the shop has accepted the change. It never rejects. */
type Change = Promise<boolean>;

export interface Changes {
  /** Counts a change as under way until it is settled. */
  track(change: Change): Change;
  /** Resolves with true when the shop has accepted every change that is under way; undefined when there is none. */
  allAccepted(): Promise<boolean> | undefined;
}

/** Creates the record of changes that are under way. */
export function createChanges(): Changes {
  const underWay = new Set<Change>();
  return {
    track(change) {
      underWay.add(change);
      change.finally(() => underWay.delete(change));
      return change;
    },
    allAccepted: () => (underWay.size ? Promise.all(underWay).then((accepted) => accepted.every(Boolean)) : undefined),
  };
}
