/** Owns dropping stale answers. */

/**
 * Wraps an asynchronous function so that only the newest call answers. A new call aborts the older ones, which never
 * settle.
 */
export function createLatest<Args extends unknown[], T>(
  run: (signal: AbortSignal, ...args: Args) => Promise<T>,
): (...args: Args) => Promise<T> {
  let current: AbortController | undefined;
  return async (...args) => {
    current?.abort();
    const mine = new AbortController();
    current = mine;
    const outdated = () => new Promise<never>(() => {});
    try {
      const answer = await run(mine.signal, ...args);
      return mine === current ? answer : outdated();
    } catch (error) {
      if (mine !== current) return outdated();
      throw error;
    }
  };
}
