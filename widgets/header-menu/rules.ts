/** The header's rules. Pure. */
import type { MenuType } from './contract';

/** SPEC 9: the widest screen, in pixels, that has the mobile header; the theme's own `break_point` wins. */
const BREAK_POINT = 921;

/** The widest screen with the mobile header, in pixels; SPEC 9's where the theme does not say. */
export function breakPointOf(setting: string): number {
  const width = Number.parseInt(setting, 10);
  return width > 0 ? width : BREAK_POINT;
}

/** The screens up to that width, parts of a pixel included, as the theme's style sheet has them. */
export const mobileQuery = (breakPoint: number): string => `(max-width: ${breakPoint}.9px)`;

export const menuTypeOf = (printed: string): MenuType => (printed === 'off-canvas' || printed === 'full-width' ? printed : 'dropdown');

/** True where a link leads to a place of a page: the menu is in its way. */
export const isAnchor = (address: string): boolean => address.includes('#');
