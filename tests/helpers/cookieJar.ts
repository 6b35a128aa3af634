/** A document's cookies for tests: it keeps every cookie that is written, whatever its domain and policy. */
import { vi } from 'vitest';

export interface CookieJar {
  /** The kept values, by name. */
  cookies: Map<string, string>;
  /** Each text that was assigned to `document.cookie`, in order. */
  written: string[];
}

/** Replaces the document's cookies by an empty jar, until `restoreMocks` restores them after the test. */
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
  /**
   * Values by name and domain, such as `visits shop.example`, the oldest first; a cookie of the host alone is `visits
   * host`.
   */
  kept: Map<string, string>;
  written: string[];
  /** Domains that the browser refuses. */
  refused: string[];
}

/** A jar with one cookie for each name and domain, like a browser's, on `www.shop.example`. */
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
