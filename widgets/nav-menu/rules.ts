/** Owns the rules of ElementsKit's menu. Pure. */

/** The greatest widths of a tablet and a phone, in pixels (SPEC 9). */
const TABLET = 1024;
const PHONE = 767;

/** The greatest width with the small menu, in pixels. @param printed the server's value */
export function breakPointOf(printed: number | undefined, isForPhones: boolean): number {
  if (printed && printed > 0) return printed;
  return isForPhones ? PHONE : TABLET;
}

/** The media query for screens with the small menu. */
export const smallQuery = (breakPoint: number): string => `(max-width: ${breakPoint}px)`;

/** True for a link to a place on the current page. @param page the page's address */
export function isOnPage(address: string, page: string): boolean {
  if (!address.includes('#') || !URL.canParse(address, page)) return false;
  return new URL(address, page).pathname === new URL(page).pathname;
}

/** The CSS length in an attribute; "" for any other text. A bare number means pixels. */
export function widthOf(printed: string): string {
  const [length, , unit] = /^(\d*\.)?\d+([a-z]+|%)?$/i.exec(printed) ?? [''];
  return length && !unit ? `${length}px` : length;
}

/** The id of a content, which is a number; "" for any other text. */
export const contentIdOf = (printed: string): string => (/^\d+$/.test(printed) ? printed : '');
