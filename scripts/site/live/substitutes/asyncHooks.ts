/**
 * Stands in for `node:async_hooks` in the demo shop that runs in a page: it has one visitor, who sees one language and
 * one currency at a time.
 */

export class AsyncLocalStorage<T> {
  private current: T | undefined;

  getStore(): T | undefined {
    return this.current;
  }

  /** Keeps the value until the function has ended, even if others run meanwhile. */
  run<Result>(value: T, work: () => Result): Result {
    this.current = value;
    return work();
  }
}
