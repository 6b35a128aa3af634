/** ElementsKit's header search: markup and class names (README.md has the table). */

/** A link to the search's panel. */
export const BUTTON = '.ekit_navsearch-button';
export const PANEL = '.ekit_modal-searchPanel';
/** Class of the panel, while it is out of sight. */
export const HIDDEN = 'mfp-hide';
export const FIELD = 'input[type=search],input[name=s]';
