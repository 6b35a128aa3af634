/** Owns the islands' style sheets. The page adopts them, so that they need no style element and no CSP exception. */

/** A style sheet that remembers its text: a text that several chunks need is in each of them. */
type OwnSheet = CSSStyleSheet & { shopIslands?: string };

/** Adds style sheets to the page, each one once, even when several chunks bring it. */
export function adoptStyles(...texts: readonly string[]): void {
  const sheets: OwnSheet[] = document.adoptedStyleSheets;
  for (const text of texts) {
    if (sheets.some(({ shopIslands }) => shopIslands === text)) continue;
    const sheet: OwnSheet = new CSSStyleSheet();
    sheet.shopIslands = text;
    sheet.replaceSync(text);
    sheets.push(sheet);
  }
}
