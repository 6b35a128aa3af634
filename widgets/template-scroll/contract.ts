/** What the address says of a template (README.md has the table). */

/** Of the address; its value is the template's number. */
export const PARAMETER = 'theme_template_id';
