/** ElementsKit's header search: markup and class names (README.md has the table). */

/** A link to its panel. */
export const BUTTON = '.ekit_navsearch-button';
export const PANEL = '.ekit_modal-searchPanel';
/** On the panel, while it is out of sight. */
export const HIDDEN = 'mfp-hide';
export const FIELD = 'input[type=search],input[name=s]';
