/**
 * Owns the question whether an island answers to a link: its row names the link in `click` or in `links`.
 */
import { shopIslands } from '../bridge/page/islands';
import type { Kind } from '../loader/types';

export type Answers = (link: Element) => boolean;

/**
 * Also hands the function to the page's other code, because jQuery's bridge uses it. @param kinds the registry, which
 * may grow later
 */
export const createAnswers = (kinds: readonly Kind[]): Answers =>
  // A missing selector becomes the name of an element that no page has.
  ((shopIslands().stores as { answers?: Answers }).answers = (link) =>
    kinds.some(({ row: { click, links }, state }) => state !== 'off' && link.matches(`${click},${links}`)));
