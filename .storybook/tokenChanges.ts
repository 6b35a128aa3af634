/** Owns a designer's changes on the theming page: the page's present values, and the CSS of the changes. */
import { hexOf } from '../src/debug/tokens';

/** Values by the full name of their custom property; "" is no change. */
export type Changes = Readonly<Record<string, string>>;

/** The CSS of the changes, for a theme's style sheet; "" if there are none. */
export function cssOf(changes: Changes): string {
  const lines = Object.entries(changes).flatMap(([name, value]) => (value ? `  ${name}: ${value};` : []));
  return lines.length ? `:root {\n${lines.join('\n')}\n}` : '';
}

/**
 * The value of a property on a page: an opaque colour as `#rrggbb`, a transparent one as the browser computes it,
 * anything else as it is written.
 */
export function valueIn(page: Document, name: string): string {
  const style = page.defaultView?.getComputedStyle(page.documentElement);
  const written = style?.getPropertyValue(name).trim() ?? '';
  if (!CSS.supports('color', written)) return written;
  // Reads the computed colour, because it depends on the page's colour scheme.
  const probe = page.documentElement.appendChild(page.createElement('i'));
  probe.style.color = `var(${name})`;
  const colour = page.defaultView?.getComputedStyle(probe).color ?? '';
  probe.remove();
  return /\/|rgba/.test(colour) ? colour : (hexOf(colour) ?? written);
}
