/** Owns our style sheets: adopted, so that they need no style element and no CSP exception. */
const adopted = new Set<string>();

/** Adds a style sheet to the page, once. */
export function adoptStyles(css: string): void {
  if (adopted.has(css)) return;
  adopted.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
