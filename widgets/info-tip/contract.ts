/** ElementsKit's small print behind a sign, as its pricing lists print it (README.md has the table). */

export const HOST = '[data-info-tip]';
export const CONTENT = '[data-info-tip-content]';
