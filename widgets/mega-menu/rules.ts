/** The rules of Elementor's menu. Pure. */
import { recordOf, scalarOf, type Values } from '../../src/rules/values';
import type { MenuSettings } from './contract';

/** SPEC 9: the widest phone and tablet, in pixels. */
const WIDTHS: Record<string, number> = { mobile: 767, tablet: 1024 };

/** @param breakpoints as Elementor prints the site's own: `{ tablet: { value } }` */
function breakPointOf(selector: string, breakpoints: Values): number {
  const own = Number(scalarOf(recordOf(breakpoints[selector]).value));
  return own > 0 ? own : (WIDTHS[selector] ?? 0);
}

/** Settings of any shape. SPEC 2.3 opens on click, unless the menu's owner wants it by a mouse that comes. */
export const settingsOf = (settings: Values, breakpoints: Values): MenuSettings => ({
  opensOnHover: settings.open_on === 'hover',
  layout: scalarOf(settings.item_layout) || 'horizontal',
  breakPoint: breakPointOf(scalarOf(settings.breakpoint_selector) || 'tablet', breakpoints),
});

export const narrowQuery = (breakPoint: number): string => `(max-width: ${breakPoint}px)`;
