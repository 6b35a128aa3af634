/** Owns our style sheets: adopted, so that they need no style element and no CSP exception. */

/** A style sheet that remembers its text: every chunk has a copy of the texts that several need. */
type OwnSheet = CSSStyleSheet & { shopIslands?: string };

/** Adds style sheets to the page, each once, whichever chunk brings it. */
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
