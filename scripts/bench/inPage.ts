/**
 * Code that runs inside the measured page: it watches paints, shifts and taps. It uses nothing from outside its own
 * functions.
 */

interface Watched {
  /** Time of the largest paint, in milliseconds. */
  largestPaint: number;
  /** The sum of the layout shifts that the visitor did not cause. */
  shift: number;
  /** The longest event since `arm`, up to the next paint, in milliseconds: in steps of 8, and never under 16. */
  latency: number;
  /** Milliseconds from the tap to the frame that shows its mark; NaN before that frame. */
  feedback: number;
  /** Begins to look for a mark. The next event of the type starts the clock. Default: `click`. */
  arm(mark: string, type?: string): void;
}

declare global {
  interface Window {
    watched: Watched;
  }
}

/** Installs `window.watched`, before the page's own scripts. */
export function watchPage(): void {
  const watched: Watched = { largestPaint: Number.NaN, shift: 0, latency: 0, feedback: Number.NaN, arm };
  window.watched = watched;
  // WordPress asks each session whether the browser draws emoji, and fetches pictures of them for the few that do not.
  sessionStorage.setItem(
    'wpEmojiSettingsSupports',
    JSON.stringify({ timestamp: Date.now(), supportTests: { flag: true, emoji: true } }),
  );
  const observe = (
    options: object,
    each: (entry: PerformanceEntry & { value: number; hadRecentInput: boolean; interactionId: number }) => void,
  ) =>
    new PerformanceObserver((list) => (list.getEntries() as Parameters<typeof each>[0][]).forEach(each)).observe({
      buffered: true,
      ...options,
    });
  observe({ type: 'largest-contentful-paint' }, ({ startTime }) => {
    watched.largestPaint = startTime;
  });
  observe({ type: 'layout-shift' }, ({ value, hadRecentInput }) => {
    if (!hadRecentInput) watched.shift += value;
  });
  observe({ type: 'event', durationThreshold: 16 }, ({ interactionId, duration }) => {
    if (interactionId) watched.latency = Math.max(watched.latency, duration);
  });
  function arm(mark: string, type = 'click'): void {
    Object.assign(watched, { latency: 0, feedback: Number.NaN });
    const look = (began: number) => {
      const isThere = [...document.querySelectorAll(mark)].some((element) => element.checkVisibility());
      // Stops the clock in a task after the frame's callbacks, when the frame is on its way to the screen.
      if (isThere) setTimeout(() => Object.assign(watched, { feedback: performance.now() - began }));
      else requestAnimationFrame(() => look(began));
    };
    addEventListener(type, ({ timeStamp }) => requestAnimationFrame(() => look(timeStamp)), {
      capture: true,
      once: true,
    });
  }
}
