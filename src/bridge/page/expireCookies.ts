/** Owns deleting cookies that a visitor does not want. */
import { writeCookie } from './cookies';

/**
 * Every domain for which a page of this host may have set a cookie. The browser ignores those that the page may not
 * use.
 */
function domains(): string[] {
  const labels = location.hostname.split('.');
  return ['', ...labels.map((_, at) => labels.slice(at).join('.'))];
}

/**
 * Every path whose cookies this page sees, the usual one first. A script that names no path sets a cookie for its
 * page's folder.
 */
function paths(): string[] {
  const parts = location.pathname.split('/').filter(Boolean);
  const folders = parts.map((_, at) => `/${parts.slice(0, at + 1).join('/')}`);
  return ['/', ...folders.flatMap((folder) => [folder, `${folder}/`])];
}

const names = () => document.cookie.split('; ').map((cookie) => cookie.split('=')[0] as string);

const fits = (name: string, pattern: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

/** Deletes cookies by name, whatever their domain and path. `_ga*` means every name that begins with `_ga`. */
export function expireCookies(patterns: readonly string[]): void {
  const wanted = patterns.filter((pattern) => pattern && pattern !== '*');
  for (const name of names()) {
    if (!wanted.some((pattern) => fits(name, pattern))) continue;
    for (const path of paths())
      if (names().includes(name)) for (const domain of domains()) writeCookie(name, '', { seconds: 0, domain, path });
  }
}
