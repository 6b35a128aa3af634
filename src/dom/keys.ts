/** Owns whose key a press is. */

/** What browsers call the key code of a key that an input method has taken. */
const INPUT_METHOD = 229;

/**
 * True for a key that belongs to an input method. Safari says of the Enter that ends a word that nothing is composed
 * any more; its key code still tells.
 */
export const isOfInputMethod = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === INPUT_METHOD;

/** True for a key that the browser needs for itself: with a modifier, or of an input method. */
export const isBrowsers = (event: KeyboardEvent): boolean =>
  isOfInputMethod(event) || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
