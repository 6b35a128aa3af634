/** A document's cookies for tests: kept as they are written, whatever domain and policy they name. */
import { vi } from 'vitest';

export interface CookieJar {
  /** What is kept, by name. */
  cookies: Map<string, string>;
  /** What was assigned to `document.cookie`, in order. */
  written: string[];
}

/** Puts an empty jar in the place of the document's; with `restoreMocks`, for one test. */
export function useCookieJar(): CookieJar {
  const cookies = new Map<string, string>();
  const written: string[] = [];
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => [...cookies].map((pair) => pair.join('=')).join('; '));
  vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => {
    written.push(cookie);
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    if (cookie.includes('max-age=0')) cookies.delete(name);
    else cookies.set(name, value);
  });
  return { cookies, written };
}
