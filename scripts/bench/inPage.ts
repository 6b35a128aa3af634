/**
 * What runs inside the measured page: it watches paints, shifts and taps. Written to need nothing from outside itself.
 */

interface Watched {
  /** Time of the largest paint, in milliseconds. */
  largestPaint: number;
  /** Sum of shifts that no hand caused. */
  shift: number;
  /** The longest event of each tap since `clear`, to the next paint, in milliseconds; steps of 8, none under 16. */
  latency: number;
  /** From the tap to the frame with its mark, in milliseconds; NaN before. */
  feedback: number;
  /** Begins to look for a mark: the next event of the type, a click where none is named, starts the clock. */
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
      // A task after the frame's callbacks: the frame is on its way to the screen.
      if (isThere) setTimeout(() => Object.assign(watched, { feedback: performance.now() - began }));
      else requestAnimationFrame(() => look(began));
    };
    addEventListener(type, ({ timeStamp }) => requestAnimationFrame(() => look(timeStamp)), {
      capture: true,
      once: true,
    });
  }
}
