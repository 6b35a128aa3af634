/** Owns the texts of an archive that loads more: the number of shown products, and the link back to the first page. */

import { countWords, productList } from '../../../src/actions/archiveResults';
import { totalIn } from '../../../src/rules/resultCount';
import { say } from '../../../src/texts/say';
import { sayCount } from '../../../src/texts/sayCount';
import { allShown, firstProducts, shownOfTotal } from '../../../src/texts/table';
import { make } from '../../../src/ui/make';
import { FIRST, PAGES, PROGRESS } from '../contract';

/** The text about the shown products; "" when the shop prints no count. */
function progressWords(block: Element): string {
  const count = productList(block)?.childElementCount ?? 0;
  const total = totalIn(countWords(block));
  if (!total) return '';
  return sayCount(count < total ? shownOfTotal : allShown, { count, total });
}

/** Shows how many products are shown now, and returns the text. */
export function showProgress(block: Element): string {
  const words = progressWords(block);
  const line = block.querySelector(`.${PROGRESS}`) ?? make('p', { className: PROGRESS });
  line.textContent = words;
  if (words) productList(block)?.after(line);
  return words;
}

/**
 * Shows a link to the first page, for a page whose earlier products are missing.
 * @param href address of the first page
 */
export function showWayBack(block: Element, href: string): void {
  if (block.querySelector(`.${FIRST}`)) return;
  const link = make('a', { className: 'page-numbers', href }, say(firstProducts));
  const line = make('p', { className: FIRST }, link);
  const pages = block.querySelector(PAGES);
  if (pages) pages.after(line);
  else block.append(line);
}

/** Removes the link; call it once the first page is shown. */
export const removeWayBack = (block: Element): void => block.querySelector(`.${FIRST}`)?.remove();
