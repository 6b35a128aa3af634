/** Measures by the browser's own entries when a page's largest part was shown, and how far its layout shifted. */

/** An entry of the Layout Instability API, which some browsers lack. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Shifts that are closer than this, and a burst that is shorter than this, count together; in milliseconds. */
const GAP = 1000;
const LONGEST = 5000;

export interface Vitals {
  /** Milliseconds until the greatest picture or text was there; null where the browser does not tell. */
  lcp: number | null;
  /** The worst burst of layout shifts; null where the browser does not tell. */
  cls: number | null;
}

const isKnown = (type: string) => !!PerformanceObserver.supportedEntryTypes?.includes(type);

/** Starts measuring. The returned function gives the values up to now. */
export function watchVitals(): () => Vitals {
  let lcp: number | null = null;
  let cls: number | null = isKnown('layout-shift') ? 0 : null;
  let burst = { sum: 0, begin: 0, end: 0 };

  const noteLargest = (entries: PerformanceEntryList) => {
    for (const { startTime } of entries) lcp = Math.round(startTime);
  };
  const noteShifts = (entries: PerformanceEntryList) => {
    for (const { value, hadRecentInput, startTime } of entries as LayoutShift[]) {
      // A shift right after an action of the shopper is expected, so it does not count.
      if (hadRecentInput) continue;
      const isSame = burst.sum && startTime - burst.end < GAP && startTime - burst.begin < LONGEST;
      burst = isSame
        ? { sum: burst.sum + value, begin: burst.begin, end: startTime }
        : { sum: value, begin: startTime, end: startTime };
      cls = Math.max(cls ?? 0, Math.round(burst.sum * 1000) / 1000);
    }
  };
  const watch = (type: string, note: (entries: PerformanceEntryList) => void) => {
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    // A browser that lacks the type ignores this.
    observer.observe({ type, buffered: true });
    return () => note(observer.takeRecords());
  };
  const takeLargest = watch('largest-contentful-paint', noteLargest);
  const takeShifts = watch('layout-shift', noteShifts);

  return () => {
    takeLargest();
    takeShifts();
    return { lcp, cls };
  };
}
