/** Reads nothing: the footer's wrapper is empty. */
import type { ComparisonDialogProps } from './contract';

export const readDialog = (): ComparisonDialogProps => ({});
