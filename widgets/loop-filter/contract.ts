/** The markup of Elementor Pro's taxonomy filters (README.md has the table). */

import type { LoopBase } from '../../src/rules/loopAddress';
import type { Logic } from '../../src/rules/loopFilter';

/** A filter. */
export const PRINTED = '.elementor-widget-taxonomy-filter';
export const HOST = `${PRINTED},[data-island~="loop-filter"]`;
/** A term's button. Its `aria-pressed` is the state. */
export const ITEM = '.e-filter-item';
/** The element around the buttons, with the address of the list's first page. */
export const GROUP = '.e-filter';

/** The printed data of a filter. */
export interface LoopFilter {
  id: string;
  /** Id of the loop that the filter belongs to. */
  loopId: string;
  taxonomy: string;
  /** How the filter's terms combine (SPEC 5). */
  logic: Logic;
  /** Terms that have a button. */
  slugs: readonly string[];
  base: LoopBase;
}
