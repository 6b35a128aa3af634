/** Reads nothing, because the filters come from the page's address. */
import type { FilterChipsProps } from './contract';

/** The chips' props: none. */
export const readChips = (): FilterChipsProps => ({});
