/** The comparison's dialog: the plugin's footer wrapper marks its page; what it shows is the server's table (README.md). */

/** The footer wrapper says nothing: the table comes with the first press. */
export type ComparisonDialogProps = Record<string, never>;

/** Classes of the plugin's modal, whose rules for the table's surroundings apply in the dialog too. */
export const MODAL = 'shopengine-comparison-modal';
export const INNER = 'se-modal-inner';
