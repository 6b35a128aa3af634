/** The markup of Elementor Pro's taxonomy filters (README.md has the table). */

import type { LoopBase } from '../../src/rules/loopAddress';
import type { Logic } from '../../src/rules/loopFilter';

/** A filter. */
export const PRINTED = '.elementor-widget-taxonomy-filter';
export const HOST = `${PRINTED},[data-island~="loop-filter"]`;
/** A term's button. Its `aria-pressed` is the state. */
export const ITEM = '.e-filter-item';
/** Holds the buttons, and says where the list begins. */
export const GROUP = '.e-filter';

/** What the server printed of a filter. */
export interface LoopFilter {
  id: string;
  /** Id of the loop that it filters. */
  loopId: string;
  taxonomy: string;
  /** How its terms combine (SPEC 5). */
  logic: Logic;
  /** Terms that have a button. */
  slugs: readonly string[];
  base: LoopBase;
}
