/** Owns the text for an empty cart in the page's cart widgets. */
import { CONTENT } from './contract';

/** Copies the text for an empty cart that the server printed elsewhere into blank cart widgets. Returns false when one stays blank. */
export function fillBlankWidgets(): boolean {
  const contents = [...document.querySelectorAll(CONTENT)];
  const filled = contents.find(({ childElementCount }) => childElementCount);
  if (!filled) return !contents.length;
  for (const content of contents) if (!content.childElementCount) content.append(...filled.cloneNode(true).childNodes);
  return true;
}
