/** How a page's address names a template (README.md has the table). */

/** The parameter of the address. Its value is the template's number. */
export const PARAMETER = 'theme_template_id';
