/** A field's text as browsers submit it: with CRLF, which plugins take the lines of a text area apart by. */
export const submittedText = (text: string): string => text.replace(/\r\n?|\n/g, '\r\n');
