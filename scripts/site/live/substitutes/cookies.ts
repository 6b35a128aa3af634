/**
 * Stands in for `hono/cookie` in the demo shop that runs in a page: browsers keep `Cookie` and `Set-Cookie` from
 * scripts, and have no cookies for a page that is opened as a file.
 */
import type { CookieOptions } from 'hono/utils/cookie';

interface Kept {
  value: string;
  isHidden: boolean;
}

/** By name. Encoded, as they would travel. */
const jar = new Map<string, Kept>();

const isOver = (maxAge: number | undefined, expires: Date | undefined): boolean =>
  (maxAge ?? 1) <= 0 || (!!expires && Number(expires) < Date.now());

function keep(name: string, kept: Kept, isGone: boolean): void {
  if (isGone) jar.delete(name);
  else jar.set(name, kept);
}

export function getCookie(_context: unknown, name: string): string | undefined {
  const kept = jar.get(name);
  return kept && decodeURIComponent(kept.value);
}

export function setCookie(
  _context: unknown,
  name: string,
  value: string,
  { maxAge, expires, httpOnly = false }: CookieOptions = {},
): void {
  keep(name, { value: encodeURIComponent(value), isHidden: httpOnly }, isOver(maxAge, expires));
}

export function deleteCookie(_context: unknown, name: string): void {
  jar.delete(name);
}

/** As `document.cookie` gives them. */
export const readCookies = (): string =>
  [...jar].flatMap(([name, { value, isHidden }]) => (isHidden ? [] : [`${name}=${value}`])).join('; ');

/** As `document.cookie` takes one. */
export function writeCookie(line: string): void {
  const [, name = '', value = ''] = /^\s*([^=;]+)=([^;]*)/.exec(line) ?? [];
  const [, maxAge] = /;\s*max-age=(-?\d+)/i.exec(line) ?? [];
  const [, expires] = /;\s*expires=([^;]+)/i.exec(line) ?? [];
  if (name)
    keep(
      name,
      { value, isHidden: false },
      isOver(maxAge ? Number(maxAge) : undefined, expires ? new Date(expires) : undefined),
    );
}
