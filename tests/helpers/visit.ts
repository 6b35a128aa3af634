/** Makes each test a page visit of its own: when it ends, nothing listens or observes any more. */
import { afterEach, beforeEach, vi } from 'vitest';

/** Call it at the top of a test file. */
export function freshVisits(): void {
  let undo: (() => void)[] = [];

  beforeEach(() => {
    for (const target of [window, document]) {
      const { addEventListener } = target;
      vi.spyOn(target, 'addEventListener').mockImplementation(
        (type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions) => {
          addEventListener.call(target, type, listener, options);
          undo.push(() => target.removeEventListener(type, listener, options));
        },
      );
    }
    const Observer = MutationObserver;
    vi.stubGlobal(
      'MutationObserver',
      class extends Observer {
        constructor(run: MutationCallback) {
          super(run);
          undo.push(() => this.disconnect());
        }
      },
    );
  });

  afterEach(() => {
    for (const stop of undo) stop();
    undo = [];
    vi.unstubAllGlobals();
  });
}
