/** Owns which link addresses the islands may use (SPEC 5). Pure. */

const SCHEMES = ['http:', 'https:', 'mailto:', 'tel:', 'ftp:'];

/**
 * The address, if it is a `#` anchor or resolves to http, https, mailto, tel or ftp; else undefined.
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
 * The absolute form of an http or https address, for calls; '' for any other address.
 * @param base address of the page, for relative addresses
 */
export function webAddress(value: unknown, base: string): string {
  if (typeof value !== 'string' || !value.trim() || !URL.canParse(value, base)) return '';
  const { protocol, href } = new URL(value, base);
  return /^https?:$/.test(protocol) ? href : '';
}

/**
 * True when an address is http or https and belongs to an origin. The scheme matters: `blob:https://…` names an origin
 * too.
 * @param base what a relative address is relative to
 */
export function isOfOrigin(url: string, base: string, origin: string): boolean {
  if (!URL.canParse(url, base)) return false;
  const { protocol, origin: its } = new URL(url, base);
  return its === origin && /^https?:$/.test(protocol);
}

/**
 * The absolute address, if it leads to the page's own site; else undefined.
 * @param page address of the page
 */
export const ownLink = (url: string, page: string): string | undefined =>
  url && isOfOrigin(url, page, new URL(page).origin) ? new URL(url, page).href : undefined;
