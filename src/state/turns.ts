/** Owns doing things one at a time, in the order they were asked for. */

/** Runs work when all earlier work is done, whether that failed or not. Settles as the work does. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

export function createTurns(): Turns {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.catch(() => {});
    return mine;
  };
}
