import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchVitals } from '../../../src/beacon/vitals';

type Entry = Partial<PerformanceEntry> & { value?: number; hadRecentInput?: boolean };

/** The browser's performance entries, by type. */
let entries: Record<string, Entry[]> = {};
let known: string[] = [];

beforeEach(() => {
  entries = { 'largest-contentful-paint': [], 'layout-shift': [] };
  known = Object.keys(entries);
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static get supportedEntryTypes() {
        return known;
      }
      type = '';
      observe({ type }: { type: string }) {
        this.type = type;
      }
      takeRecords = () => entries[this.type]?.splice(0) ?? [];
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const shift = (startTime: number, value: number, hadRecentInput = false): Entry => ({
  startTime,
  value,
  hadRecentInput,
});

describe('the vitals of a page', () => {
  test('are the time of the last greatest part, and no shift', () => {
    const vitals = watchVitals();
    entries['largest-contentful-paint']?.push({ startTime: 300.4 }, { startTime: 1240.6 });
    expect(vitals()).toEqual({ lcp: 1241, cls: 0 });
    expect(vitals()).toEqual({ lcp: 1241, cls: 0 });
  });

  test('add up the shifts of a burst, and keep the worst burst', () => {
    const vitals = watchVitals();
    entries['layout-shift']?.push(shift(100, 0.05), shift(900, 0.0504), shift(5000, 0.03));
    expect(vitals().cls).toBe(0.1);
    entries['layout-shift']?.push(shift(5900, 0.2));
    expect(vitals().cls).toBe(0.23);
  });

  test('begin a new burst after a second without a shift, and after five seconds', () => {
    const vitals = watchVitals();
    entries['layout-shift']?.push(shift(0, 0.1), shift(1000, 0.1));
    expect(vitals().cls).toBe(0.1);
    entries['layout-shift']?.push(...[1900, 2800, 3700, 4600, 5500].map((at) => shift(at, 0.1)));
    expect(vitals().cls).toBe(0.6);
    entries['layout-shift']?.push(shift(6400, 0.1));
    expect(vitals().cls).toBe(0.6);
  });

  test('leave out what follows a hand', () => {
    const vitals = watchVitals();
    entries['layout-shift']?.push(shift(100, 0.5, true));
    expect(vitals().cls).toBe(0);
  });

  test('are null where the browser does not measure', () => {
    known = [];
    expect(watchVitals()()).toEqual({ lcp: null, cls: null });
  });
});
