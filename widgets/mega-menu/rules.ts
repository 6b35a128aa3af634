/** Owns the rules of Elementor's menu. Pure. */
import { recordOf, scalarOf, type Values } from '../../src/rules/values';
import type { MenuSettings } from './contract';

/** The greatest widths of a phone and a tablet, in pixels (SPEC 9). */
const WIDTHS: ReadonlyMap<string, number> = new Map([
  ['mobile', 767],
  ['tablet', 1024],
]);

/**
 * The greatest width with the small menu.
 * @param breakpoints the site's own, as Elementor prints them: `{ tablet: { value } }`
 */
function breakPointOf(selector: string, breakpoints: Values): number {
  const own = Number(scalarOf(recordOf(Object.hasOwn(breakpoints, selector) && breakpoints[selector]).value));
  return own > 0 ? own : (WIDTHS.get(selector) ?? 0);
}

/** Reads settings of any shape. By default items open on click (SPEC 2.3); the shop's owner may choose hover. */
export const settingsOf = (settings: Values, breakpoints: Values): MenuSettings => ({
  opensOnHover: settings.open_on === 'hover',
  layout: scalarOf(settings.item_layout) || 'horizontal',
  breakPoint: breakPointOf(scalarOf(settings.breakpoint_selector) || 'tablet', breakpoints),
});

/** The media query for screens with the small menu. */
export const narrowQuery = (breakPoint: number): string => `(max-width: ${breakPoint}px)`;
