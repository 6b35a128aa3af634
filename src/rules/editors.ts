/** Owns how the pages are known that somebody edits in a page builder. */

/**
 * What an address then has: Divi, Beaver Builder, Bricks, Oxygen and its frame, WPBakery, Brizy and its frame. Elementor's editor
 * is not among them: some islands serve it. The WordPress plugin has the same list, and Elementor's.
 */
export const EDITORS = ['et_fb', 'fl_builder', 'bricks=run', 'ct_builder', 'oxygen_iframe', 'vc_editable', 'brizy-edit', 'brizy-edit-iframe'];

/** True for the query of a page that is being edited. */
export const isEdited = (query: string): boolean => new RegExp(`[?&](${EDITORS.join('|')})(?![^=&])`).test(query);
