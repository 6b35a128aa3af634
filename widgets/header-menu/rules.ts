/** Owns the header's rules. Pure. */
import type { MenuType } from './contract';

/** The default width up to which a screen has the mobile header, in pixels (SPEC 9). The theme's `break_point` wins. */
const BREAK_POINT = 921;

/** The greatest width with the mobile header, in pixels: the theme's, else that of SPEC 9. With 0 no screen has it. */
export function breakPointOf(setting: string): number {
  const width = Number.parseInt(setting, 10);
  return width >= 0 ? width : BREAK_POINT;
}

/** The media query for screens up to that width. As in the theme's style sheet, it includes fractions of a pixel. */
export const mobileQuery = (breakPoint: number): string => `(max-width: ${breakPoint}.9px)`;

/** The type of a menu; `dropdown` for an unknown one. */
export const menuTypeOf = (printed: string): MenuType =>
  printed === 'off-canvas' || printed === 'full-width' ? printed : 'dropdown';

/** True for a link to a place on a page, which an open menu would cover. */
export const isAnchor = (address: string): boolean => address.includes('#');
