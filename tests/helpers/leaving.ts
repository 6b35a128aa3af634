/** A page that WebKit is leaving: it loads nothing any more, except for requests that may outlive it. */
import { vi } from 'vitest';

/** Breaks off every fetch from now on. Returns a function that makes the page stay after all. */
export function leavePage(): () => void {
  const load = globalThis.fetch;
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string, init?: RequestInit) => {
      if (!init?.keepalive) throw new TypeError('Load failed');
      return load(url, init);
    }),
  );
  return () => vi.stubGlobal('fetch', load);
}
