/** Opens a link's picture or video over the page, together with those of the links that belong to it (SPEC 2.12). */

import { moveFocus } from '../../src/dom/focus';
import type { Cleanup, Intent } from '../../src/island/types';
import { say } from '../../src/texts/say';
import { lightboxLabel } from '../../src/texts/table';
import { openLightbox } from '../../src/ui/covers/lightbox';
import { type Item, LINK } from './contract';
import { slideOf } from './page/slide';
import { readGroup, readItem } from './read';

const itemOf = (link: Element): Item | undefined => readItem(link, document.baseURI);

/** The open lightbox: its links, and the function that closes it. */
let open: { links: readonly HTMLElement[]; close: Cleanup } | undefined;

function show(links: readonly HTMLElement[], start: number): void {
  const count = links.length;
  const close = openLightbox({
    label: say(lightboxLabel),
    count,
    start,
    // A link that has lost its address since shows the picture or video of the pressed link.
    slide: (index) =>
      slideOf(
        itemOf(links[index] as Element) ?? (itemOf(links[start] as Element) as Item),
        links[index] as Element,
        index,
        count,
      ),
    onClose(index) {
      open = undefined;
      moveFocus(links[index]);
    },
  });
  open = { links, close };
}

/** Opens the pressed link. Returns false for a link that is left to the browser. */
export function press({ target }: Pick<Intent, 'target'>): void | false {
  const link = target.closest<HTMLElement>('a[href]');
  if (!link || !itemOf(link)) return false;
  const links = readGroup(link, document.baseURI);
  show(links, links.indexOf(link));
}

/** The links of a host, which may be a link itself. */
const linksOf = (host: HTMLElement) =>
  [host, ...host.querySelectorAll<HTMLElement>('a[href]')].filter((one) => one.matches(LINK) && itemOf(one));

/** Tells screen readers which links open a dialog. */
export function adopt(host: HTMLElement): Cleanup {
  for (const link of linksOf(host)) link.setAttribute('aria-haspopup', 'dialog');
  return () => {
    if (open?.links.some((link) => host.contains(link))) open.close();
  };
}
