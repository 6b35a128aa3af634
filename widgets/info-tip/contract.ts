/** The markup of a sign with small print, as ElementsKit's pricing lists print it (README.md has the table). */

export const HOST = '[data-info-tip]';
export const CONTENT = '[data-info-tip-content]';
