/** Owns when the dialogs of the chat are shown without its view. Their code comes with the first dialog that opens. */
import type { Cleanup } from '../../../../src/island/types';
import type { DialogStore } from '../store';

type Plain = typeof import('./plain');

/**
 * Loads the code that shows dialogs without the view.
 * @param serve shows them; it is not called if that is stopped before
 * @param onFail runs if the code does not load
 */
export function servePlainly(serve: (code: Plain) => Cleanup, onFail: () => void): Cleanup {
  let stop = () => {};
  let isStopped = false;
  import('./plain').then((code) => {
    if (!isStopped) stop = serve(code);
  }, onFail);
  return () => {
    isStopped = true;
    stop();
  };
}

/** Shows a greeting that opens before the view is there, with the code for that. Returns how to stop. */
export function serveGreeting(greeting: DialogStore, onFail: () => void): Cleanup {
  let stop: Cleanup | undefined;
  const stopWaiting = greeting.$isOpen.subscribe((isOpen) => {
    if (isOpen) stop ??= servePlainly(({ serveDialog }) => serveDialog(greeting), onFail);
  });
  return () => {
    stopWaiting();
    stop?.();
  };
}
