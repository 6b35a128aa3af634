/** A field's text as browsers submit it: with CRLF, at which plugins split the lines of a text area. */
export const submittedText = (text: string): string => text.replace(/\r\n?|\n/g, '\r\n');
