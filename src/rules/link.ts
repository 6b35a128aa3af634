/** Owns which link addresses may be used (SPEC 5). Pure. */

const SCHEMES = ['http:', 'https:', 'mailto:', 'tel:', 'ftp:'];

/**
 * The address when it is a `#` anchor or resolves to http, https, mailto, tel or ftp; else undefined.
 * @param base address of the page, for relative links
 */
export function safeLink(url: string, base: string): string | undefined {
  if (url.startsWith('#')) return url;
  try {
    const resolved = new URL(url, base);
    return SCHEMES.includes(resolved.protocol) ? resolved.href : undefined;
  } catch {
    return undefined;
  }
}

/**
 * An address that is called or fetched from: http or https, whole; '' for any other.
 * @param base address of the page, for relative ones
 */
export function webAddress(value: unknown, base: string): string {
  if (typeof value !== 'string' || !value.trim() || !URL.canParse(value, base)) return '';
  const { protocol, href } = new URL(value, base);
  return /^https?:$/.test(protocol) ? href : '';
}

/**
 * The address, whole, when it leads to the page's own site; else undefined.
 * @param page address of the page
 */
export function ownLink(url: string, page: string): string | undefined {
  if (!url) return undefined;
  try {
    const { origin, href } = new URL(url, page);
    return origin === new URL(page).origin ? href : undefined;
  } catch {
    return undefined;
  }
}
