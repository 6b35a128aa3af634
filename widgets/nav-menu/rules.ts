/** The rules of ElementsKit's menu. Pure. */

/** SPEC 9's widest tablet and phone, in pixels. */
const TABLET = 1024;
const PHONE = 767;

/** The widest screen with the small menu, in pixels. @param printed as the server says it */
export function breakPointOf(printed: number | undefined, isForPhones: boolean): number {
  if (printed && printed > 0) return printed;
  return isForPhones ? PHONE : TABLET;
}

export const smallQuery = (breakPoint: number): string => `(max-width: ${breakPoint}px)`;

/** True where a link leads to a place of the page that is shown. @param page its address */
export function isOnPage(address: string, page: string): boolean {
  if (!address.includes('#') || !URL.canParse(address, page)) return false;
  return new URL(address, page).pathname === new URL(page).pathname;
}

/** Only lengths, whatever an attribute holds; a bare number is one in pixels. */
export function widthOf(printed: string): string {
  const [length, , unit] = /^\d+(\.\d+)?(px|%|vw|em|rem)?$/.exec(printed) ?? [''];
  return length && !unit ? `${length}px` : length;
}

/** Ids of contents are numbers. */
export const contentIdOf = (printed: string): string => (/^\d+$/.test(printed) ? printed : '');
