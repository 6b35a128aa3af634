/** Owns reading percent-encoded text of any origin. Pure. */

const BYTES = /(?:%[\da-f]{2})+/gi;

/** Decodes bytes as UTF-8, or else as Latin-1, which old tools and mail programs write. */
function textOf(bytes: string): string {
  try {
    return decodeURIComponent(bytes);
  } catch {
    return bytes.replace(/%(..)/g, (_byte, code) => String.fromCharCode(Number.parseInt(code, 16)));
  }
}

/** Decodes percent-encoded text. It never throws: a percent sign that encodes nothing stays. */
export const decoded = (text: string): string => text.replace(BYTES, textOf);
