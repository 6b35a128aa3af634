/** Reads nothing: the page's address has the filters. */
import type { FilterChipsProps } from './contract';

export const readChips = (): FilterChipsProps => ({});
