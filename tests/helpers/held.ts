/** Owns calls that a test answers when it likes. */
import { settle } from './settle';

/** Ends a call. Each method resolves once the code that waited for the call has continued. */
export interface Held<Answer> {
  answer(value: Answer): Promise<void>;
  /** Answers with the result of reading; an error while reading makes the call fail. */
  take(read: () => Answer): Promise<void>;
  /** @param cause by default any error */
  fail(cause?: Error): Promise<void>;
}

/**
 * Returns a promise, and the methods that end it.
 * @param settled lets code continue while a test's clock stands still
 */
export function hold<Answer>(settled: () => Promise<unknown> = settle): Held<Answer> & { promise: Promise<Answer> } {
  let resolve: (value: Answer) => void;
  let reject: (cause: Error) => void;
  const promise = new Promise<Answer>((...ends) => {
    [resolve, reject] = ends;
  });
  return {
    promise,
    async answer(value) {
      resolve(value);
      await settled();
    },
    async take(read) {
      try {
        resolve(read());
      } catch (cause) {
        reject(cause as Error);
      }
      await settled();
    },
    async fail(cause = new Error('no')) {
      reject(cause);
      await settled();
    },
  };
}
