/** Owns our style sheets: adopted, so that they need no style element and no CSP exception. */
import { sharedStore } from './shared';

/** Adds a style sheet to the page, once, whichever chunk brings it. */
export function adoptStyles(css: string): void {
  const adopted = sharedStore('styles', () => new Set<string>());
  if (adopted.has(css)) return;
  adopted.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
