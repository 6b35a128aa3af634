/** Owns the back gesture of phones. In browsers with close watchers it closes what is open over the page. */
import { ownGlobal } from '../../dom/ownGlobal';

interface CloseWatcher {
  onclose: (() => void) | null;
  destroy(): void;
}

/**
 * Listens to the gesture; returns how to stop. Panels listen to Escape themselves, because they know where the focus
 * is.
 */
export function onBackGesture(close: () => void): () => void {
  const Watcher = ownGlobal<new () => CloseWatcher>('CloseWatcher');
  if (!Watcher) return () => {};
  const life = new AbortController();
  let isKey = false;
  let watcher: CloseWatcher;
  const arm = () => {
    watcher = new Watcher();
    watcher.onclose = () => (isKey ? arm() : close());
  };
  for (const type of ['keydown', 'keyup']) {
    const note = () => {
      isKey = type === 'keydown';
    };
    addEventListener(type, note, { capture: true, signal: life.signal });
  }
  arm();
  return () => {
    life.abort();
    watcher.onclose = null;
    watcher.destroy();
  };
}
