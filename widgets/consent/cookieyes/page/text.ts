/** Shortens the text above CookieYes' switches, so that the switches are visible. A button shows the rest. */

import { aliveNodes, parseHtml } from '../../../../src/bridge/page/html';
import { moveFocus } from '../../../../src/dom/focus';
import { make } from '../../../../src/ui/make';
import type { Looks } from '../../contract';

/** How many characters are shown, tags included; on narrow screens fewer, as in CookieYes' script. */
const most = () => (innerWidth < 376 ? 150 : 300);

const buttonIn = (html: string) =>
  aliveNodes(parseHtml(html)).find((node): node is HTMLButtonElement => node instanceof HTMLButtonElement);

/**
 * The last paragraph that is shown: the one that goes beyond the number of characters. Undefined if it is the last
 * paragraph of the text.
 */
function lastShown(text: Element): Element | undefined {
  const paragraphs = [...text.querySelectorAll(':scope>p')];
  let shown = 0;
  const last = paragraphs.find((paragraph) => {
    shown += paragraph.outerHTML.length;
    return shown > most();
  });
  return last === paragraphs.at(-1) || (text.textContent?.length ?? 0) < most() ? undefined : last;
}

/** The hidden elements: all but the paragraphs up to the last shown one. */
const restOf = (text: Element, last: Element) =>
  [...text.children].filter(
    (child) => child.localName !== 'p' || last.compareDocumentPosition(child) & Node.DOCUMENT_POSITION_FOLLOWING,
  ) as HTMLElement[];

/** Shortens the text, if the settings bring both buttons. */
export function shorten({ more, less, about }: Looks): void {
  const text = document.querySelector(`[data-cky-tag="${about}"]`);
  const last = text && lastShown(text);
  const [showMore, showLess] = [buttonIn(more), buttonIn(less)];
  if (!last || !showMore || !showLess) return;
  const dots = make('span', {}, '…\u00a0');
  const rest = restOf(text, last);
  const show = (isWhole: boolean) => {
    for (const part of [...rest, showLess]) part.hidden = !isWhole;
    for (const part of [dots, showMore]) part.hidden = isWhole;
  };
  const press = (isWhole: boolean) => {
    show(isWhole);
    moveFocus(isWhole ? showLess : showMore);
  };
  last.append(dots, showMore);
  text.append(showLess);
  showMore.onclick = () => press(true);
  showLess.onclick = () => press(false);
  show(false);
}
