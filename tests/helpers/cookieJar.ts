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

export interface DomainJar {
  /** Values by name and domain, such as `visits shop.example`, the oldest first; the host's own are `visits host`. */
  kept: Map<string, string>;
  written: string[];
  /** Domains that the browser refuses. */
  refused: string[];
}

/** The same with a cookie for each name and domain, as browsers have it, on `www.shop.example`. */
export function useDomainJar(): DomainJar {
  const jar: DomainJar = { kept: new Map(), written: [], refused: [] };
  vi.spyOn(location, 'hostname', 'get').mockReturnValue('www.shop.example');
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() =>
    [...jar.kept].map(([key, value]) => `${key.split(' ')[0]}=${value}`).join('; '),
  );
  vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => {
    jar.written.push(cookie);
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    const [, domain = 'host'] = /;domain=\.?([^;]+)/.exec(cookie) ?? [];
    if (jar.refused.includes(domain)) return;
    if (cookie.includes(';max-age=0')) jar.kept.delete(`${name} ${domain}`);
    else jar.kept.set(`${name} ${domain}`, value);
  });
  return jar;
}
