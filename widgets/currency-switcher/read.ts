/** Reads the switcher's select. */
import { FUNCTION } from './contract';

/**
 * True when the select's inline handler calls ShopEngine's function. Under a policy that forbids inline handlers there
 * is none.
 */
export const hasInlineHandler = (select: HTMLSelectElement): boolean =>
  !!select.onchange && !!select.getAttribute('onchange')?.includes(FUNCTION);
