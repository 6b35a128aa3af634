/** Owns how this page was come to, as the browser tells. */

/** Undefined where the browser does not say. */
const visit = () => (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0];

/** True where the browser brings back what forms held, as in history. */
export const isVisitedAgain = (): boolean => /back_forward|reload/.test(visit()?.type ?? '');

/** True where the shopper has loaded this page anew. */
export const isReloaded = (): boolean => visit()?.type === 'reload';

/** True for a page from the browser's own cache, as history may bring it: it says what was when it was printed. */
export const isFromCache = (): boolean => visit()?.transferSize === 0;
