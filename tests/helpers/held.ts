/** Owns calls that a test answers when it likes. */
import { settle } from './settle';

/** Ends a call; each way resolves once what waited for it has gone on. */
export interface Held<Answer> {
  answer(value: Answer): Promise<void>;
  /** Answers with what is read; what is thrown meanwhile is the call's failure. */
  take(read: () => Answer): Promise<void>;
  /** @param cause default: some error */
  fail(cause?: Error): Promise<void>;
}

/**
 * Gives a promise, and what ends it.
 * @param settled lets things go on where a test's clock stands still
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
