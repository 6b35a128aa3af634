/**
 * Owns telling which links an island answers to: those of its row, whether the row's click or links that the island
 * hears itself.
 */
import { shopIslands } from '../bridge/page/islands';
import type { Kind } from '../loader/types';

export type Answers = (link: Element) => boolean;

/** Tells the page's other code, too: jQuery's bridge asks. @param kinds the registry, which may grow later */
export const createAnswers = (kinds: readonly Kind[]): Answers =>
  // A missing selector becomes the name of an element that no page has.
  ((shopIslands().stores as { answers?: Answers }).answers = (link) =>
    kinds.some(({ row: { click, links }, state }) => state !== 'off' && link.matches(`${click},${links}`)));
