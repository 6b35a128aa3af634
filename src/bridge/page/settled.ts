/** Owns the wait until the plugins' own scripts have started. */
import { ownFunction } from '../../dom/ownGlobal';

/**
 * Settles when the plugins' own scripts have had their chance to bind: after DOMContentLoaded and jQuery's ready
 * callbacks. Settles at once when those are over: this code may run late, and must not wait for the page's images.
 */
export const originalsSettled = (): Promise<void> =>
  new Promise((resolve) => {
    const ready = () => {
      const jQuery = ownFunction<{ (ready: () => void): unknown; _data?: unknown }>('jQuery');
      if (jQuery?._data) jQuery(resolve);
      else resolve();
    };
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (document.readyState === 'complete' || visit?.domContentLoadedEventEnd) ready();
    // Some browsers hide their timings. The second event then comes in any case.
    else for (const type of ['load', 'DOMContentLoaded']) addEventListener(type, ready);
  });
