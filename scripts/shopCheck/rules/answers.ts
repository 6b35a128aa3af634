/** Says which answers of a page a shopper notices. Pure. */
import type { Answer } from '../types';

/** Answers by which a page reacts without leading to another page. */
const IN_PLACE: readonly Answer[] = ['changed', 'request', 'focus', 'scroll', 'dialog'];

/** Whether the page does anything in place. */
export const isInPlace = (answers: readonly Answer[]): boolean => answers.some((answer) => IN_PLACE.includes(answer));

/** Whether the page does anything that a shopper notices: in place, or by leading to another page. */
export const isAnswered = (answers: readonly Answer[]): boolean => isInPlace(answers) || answers.includes('follow');
