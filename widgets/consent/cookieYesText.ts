/** Shortens the text above CookieYes' switches, so that the switches are visible. A button shows the rest. */

import { aliveNodes, parseHtml } from '../../src/bridge/page/html';
import { moveFocus } from '../../src/dom/focus';
import type { Looks } from './contract';

/** How many characters are shown; on narrow screens fewer, as in CookieYes' script. */
const most = () => (innerWidth < 376 ? 150 : 300);

const buttonIn = (html: string) => aliveNodes(parseHtml(html)).find((node): node is HTMLButtonElement => node instanceof HTMLButtonElement);

/** The paragraphs that are hidden: those after the shown number of characters. */
function restOf(text: Element): HTMLElement[] {
  let shown = 0;
  return [...text.querySelectorAll<HTMLElement>(':scope>p')].filter((paragraph) => {
    const isRest = shown >= most();
    shown += paragraph.textContent?.length ?? 0;
    return isRest;
  });
}

/** Shortens the text, if the settings bring both buttons. */
export function shorten({ more, less }: Looks): void {
  const text = document.querySelector('[data-cky-tag="detail-description"],[data-cky-tag="optout-description"]');
  const rest = text ? restOf(text) : [];
  const [showMore, showLess] = [buttonIn(more), buttonIn(less)];
  if (!showMore || !showLess || !rest.length) return;
  const show = (isWhole: boolean) => {
    for (const paragraph of [...rest, showLess]) paragraph.hidden = !isWhole;
    showMore.hidden = isWhole;
  };
  const press = (isWhole: boolean) => {
    show(isWhole);
    moveFocus(isWhole ? showLess : showMore);
  };
  rest[0]?.previousElementSibling?.append(' ', showMore);
  rest.at(-1)?.append(' ', showLess);
  showMore.onclick = () => press(true);
  showLess.onclick = () => press(false);
  show(false);
}
