/**
 * The comparison's dialog. The plugin's footer wrapper marks a page that has one; the dialog shows the server's table
 * (README.md).
 */

/** No props, because the footer wrapper is empty. */
export type ComparisonDialogProps = Record<string, never>;

/** Classes of the plugin's modal, whose rules for the table's surroundings apply in the dialog too. */
export const MODAL = 'shopengine-comparison-modal';
export const INNER = 'se-modal-inner';
