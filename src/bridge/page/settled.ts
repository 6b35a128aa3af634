/** Owns the question when the plugins' own scripts have started. */
import { ownFunction } from '../../dom/ownGlobal';

/**
 * Settles when the plugins' own scripts have had their chance to bind: after DOMContentLoaded and jQuery's ready
 * callbacks. At once where that is over: this may run late, and must not wait for the page's images.
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
    // A browser may keep its timings to itself: then the second event comes in any case.
    else for (const type of ['DOMContentLoaded', 'load']) addEventListener(type, ready);
  });
