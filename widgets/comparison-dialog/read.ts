/** Reads nothing, because the footer's wrapper is empty. */
import type { ComparisonDialogProps } from './contract';

/** The dialog's props: none. */
export const readDialog = (): ComparisonDialogProps => ({});
