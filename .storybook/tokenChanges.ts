/** Owns what a designer changes on the theming page: the values that a page has, and the CSS of the changes. */
import { hexOf } from '../src/debug/tokens';

/** Values by the full name of their custom property; "" is no change. */
export type Changes = Readonly<Record<string, string>>;

/** CSS for a theme's style sheet; "" without changes. */
export function cssOf(changes: Changes): string {
  const lines = Object.entries(changes).flatMap(([name, value]) => (value ? `  ${name}: ${value};` : []));
  return lines.length ? `:root {\n${lines.join('\n')}\n}` : '';
}

/**
 * What a property is on a page: a colour as `#rrggbb`, one with a part of transparency as the page resolves it,
 * anything else as it is written.
 */
export function valueIn(page: Document, name: string): string {
  const style = page.defaultView?.getComputedStyle(page.documentElement);
  const written = style?.getPropertyValue(name).trim() ?? '';
  if (!CSS.supports('color', written)) return written;
  // As the page resolves it: its scheme counts.
  const probe = page.documentElement.appendChild(page.createElement('i'));
  probe.style.color = `var(${name})`;
  const colour = page.defaultView?.getComputedStyle(probe).color ?? '';
  probe.remove();
  return /\/|rgba/.test(colour) ? colour : (hexOf(colour) ?? written);
}
