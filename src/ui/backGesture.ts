/** Owns the back gesture of phones, which closes what is open over the page where the browser has close watchers. */
import { ownGlobal } from '../dom/ownGlobal';

interface CloseWatcher {
  onclose: (() => void) | null;
  destroy(): void;
}

/** Hears the gesture until it is told to stop. Escape is heard by the panels themselves, which know where the focus is. */
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
