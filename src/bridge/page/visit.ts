/** Owns how the visitor reached this page, according to the browser. */

/** The browser's entry about the visit; undefined when it has none. */
const visit = () => (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0];

/** True when the browser restores the content of forms, as after Back or a reload. */
export const isVisitedAgain = (): boolean => /back_forward|reload/.test(visit()?.type ?? '');

/** True when the shopper has reloaded this page. */
export const isReloaded = (): boolean => visit()?.type === 'reload';

/**
 * True for a page from the browser's own cache, such as Back may show. Its content is as old as the server's answer in
 * the cache.
 */
export const isFromCache = (): boolean => visit()?.transferSize === 0;
