/** Tells PHP's code from its comments, and from the HTML around it. */

/** The pattern of a text. */
export const STRING = /'(?:\\[\s\S]|[^'\\])*'|"(?:\\[\s\S]|[^"\\])*"/.source;
const COMMENT = /\/\*[\s\S]*?\*\/|(?:\/\/|#(?!\[))[^\n]*?(?=\?>|\n|$)/.source;
const SECTION = /<\?(?:php|=)[\s\S]*?(?:\?>|$)/g;

/** Code without comments. Text outside of PHP's marks stays as it is. */
export const withoutComments = (code: string): string =>
  code.replace(SECTION, (section) =>
    section.replace(new RegExp(`(${STRING})|${COMMENT}`, 'g'), (_piece, text?: string) => text ?? ''),
  );

/** A text that has a tag, or begins with an attribute. */
const HTML = /<\w|^\s*[\w-]+=\\?"/;

/**
 * The HTML of a template's text. An ellipsis replaces each part of PHP. If the PHP itself has texts with HTML, that
 * HTML stays around the ellipsis.
 */
export const replaceSections = (code: string): string =>
  code.replace(SECTION, (section) => {
    const texts = [...section.matchAll(new RegExp(STRING, 'g'))].map(([text]) =>
      text.slice(1, -1).replaceAll('\\', ''),
    );
    return texts.some((text) => HTML.test(text)) ? `… ${texts.join('…')} …` : '…';
  });
