/** Reads the switcher's select. */
import { FUNCTION } from './contract';

/** True when the select's own inline handler calls ShopEngine's function. A policy that forbids such leaves none. */
export const hasInlineHandler = (select: HTMLSelectElement): boolean => !!select.onchange && !!select.getAttribute('onchange')?.includes(FUNCTION);
