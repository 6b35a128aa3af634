/** Owns the words for an empty cart in the page's cart widgets. */
import { CONTENT } from './contract';

/** Gives blank cart widgets the words for an empty cart that the server printed elsewhere. False when one stays blank. */
export function fillBlankWidgets(): boolean {
  const contents = [...document.querySelectorAll(CONTENT)];
  const filled = contents.find(({ childElementCount }) => childElementCount);
  if (!filled) return !contents.length;
  for (const content of contents) if (!content.childElementCount) content.append(...filled.cloneNode(true).childNodes);
  return true;
}
