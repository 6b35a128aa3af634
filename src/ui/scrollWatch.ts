/** Owns watching the page scroll: one passive listener, and everyone who looks is told at most once per frame. */
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

/** Runs now, and in the frame after the page was scrolled or the window got another size. Returns how to stop. */
export function watchScroll(run: Run): Run {
  if (!watchers.size) for (const type of ['scroll', 'resize']) addEventListener(type, ask, { passive: true });
  watchers.add(run);
  run();
  return () => {
    watchers.delete(run);
    if (!watchers.size) for (const type of ['scroll', 'resize']) removeEventListener(type, ask);
  };
}
