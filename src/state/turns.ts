/** Owns running work one after another, in the order of the calls. */

/** Runs work when all earlier work is done or has failed. Settles as the work does. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

/** Creates a row of turns in which nothing waits yet. */
export function createTurns(): Turns {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.catch(() => {});
    return mine;
  };
}
