/** Takes parsed HTML apart. */
import { words } from '../../dom/words';
import { parseHtml } from './html';

/** The text of some HTML, without tags, with entities decoded and white space folded. */
export const textOf = (html: string): string => words(parseHtml(html));

/** A fragment with copies of the given parsed elements. */
export function fragmentOf(...elements: (Element | null)[]): DocumentFragment {
  const fragment = document.createDocumentFragment();
  for (const element of elements) if (element) fragment.append(element.cloneNode(true));
  return fragment;
}
