/** Decides whether the code that examines a page is loaded, which shoppers never fetch. Asked when the page is idle. */
import { config } from '../bridge/page/islands';
import { isToBeExamined } from '../dom/examined';
import { unknownName } from '../dom/hosts';
import type { Kind } from '../loader/types';

/**
 * True when the page is to be examined, and when it names an island that does not exist.
 * @param kinds the registry as it is now
 */
export const isWorthALook = (kinds: readonly Kind[]): unknown =>
  isToBeExamined(config()) || document.querySelector(unknownName(kinds));
