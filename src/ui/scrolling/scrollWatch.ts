/** Owns watching the page scroll: one passive listener, which calls each watcher at most once per frame. */
type Run = () => void;

const watchers = new Set<Run>();
let isDue = false;

const tell = () => {
  isDue = false;
  for (const run of watchers) run();
};

const ask = () => {
  if (isDue) return;
  isDue = true;
  requestAnimationFrame(tell);
};

/**
 * Runs a function now, and in the next frame after the page was scrolled or the window was resized. Returns how to
 * stop.
 */
export function watchScroll(run: Run): Run {
  if (!watchers.size) for (const type of ['scroll', 'resize']) addEventListener(type, ask, { passive: true });
  watchers.add(run);
  run();
  return () => {
    watchers.delete(run);
    if (!watchers.size) for (const type of ['scroll', 'resize']) removeEventListener(type, ask);
  };
}
