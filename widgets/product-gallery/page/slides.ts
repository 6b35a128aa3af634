/** Owns a gallery's row of slides. The shopper swipes it or uses thumbnails and arrows, or it moves by itself. */

import { textOf } from '../../../src/bridge/page/htmlParts';
import { moveFocus } from '../../../src/dom/focus';
import type { Values } from '../../../src/rules/values';
import { say } from '../../../src/texts/say';
import { nextImage, previousImage } from '../../../src/texts/table';
import { make } from '../../../src/ui/make';
import { createScrollSnap } from '../../../src/ui/scrolling/scrollSnap';
import { type Carousel, type Pager, TRACK } from '../contract';
import { readArrowNames, readCarousel } from '../read';
import { makeCarousel } from './carousel';
import { makeDots } from './dots';
import { makeThumbs } from './thumbs';

const heightOf = (element: Element) => element.getBoundingClientRect().height;

function makePager(
  { pager }: Carousel,
  slides: readonly HTMLElement[],
  onChoose: (index: number) => void,
): Pager | undefined {
  if (pager === 'none') return undefined;
  return pager === 'dots' ? makeDots(slides.length, onChoose) : makeThumbs(slides, onChoose);
}

/**
 * Keeps the gallery as high as the printed slides, so that the content below does not move.
 * @param gap the element whose margin is the theme's space between picture and pager
 */
function keepHeight(host: HTMLElement, printed: number, gap: HTMLElement, list: HTMLElement | undefined): void {
  const left = printed - heightOf(host);
  // If the theme's space would move the content, the space shrinks.
  if (left <= 0)
    gap.style.marginBlockEnd = `${Math.max(0, Number.parseFloat(getComputedStyle(gap).marginBlockEnd) + left)}px`;
  // Block themes print whole pictures below each other. Their height would leave a gap, so it is not kept.
  else if (list && left < heightOf(list)) list.style.paddingBlockEnd = `${left}px`;
}

/**
 * Makes the row with its thumbnails and buttons; undefined when there is nothing to swipe.
 * @param params the page global with the shop's settings
 */
export function createSlides(host: HTMLElement, slides: readonly HTMLElement[], params: Values, signal: AbortSignal) {
  const track = host.querySelector<HTMLElement>(TRACK);
  if (!track || slides.length < 2) return undefined;
  const carousel = readCarousel(params);
  const [previous, next] = readArrowNames(params);
  const pager = makePager(carousel, slides, (index) => snap.show(index));
  const place = { index: () => snap.index, count: slides.length, show: (index: number) => snap.show(index) };
  const controls = makeCarousel(
    host,
    carousel,
    // Some themes print a picture there, which has no words.
    [textOf(previous) || say(previousImage), textOf(next) || say(nextImage)],
    place,
    signal,
  );
  const mark = (current: number) => {
    const left = slides.findIndex((slide) => slide.contains(document.activeElement));
    slides.forEach((slide, index) => {
      slide.classList.toggle('flex-active-slide', index === current);
      slide.inert = index !== current;
    });
    // Arrow keys scroll the row while the focus is on a picture. Without it they would stop.
    if (left >= 0 && left !== current) moveFocus(slides[current]?.querySelector('a'));
    pager?.mark(current);
    controls?.refresh();
  };
  const snap = createScrollSnap(track, () => slides, mark, signal);
  // The focus may be on a small picture already, and would get lost when its slide becomes inert.
  const first = Math.max(
    0,
    slides.findIndex((slide) => slide.contains(document.activeElement)),
  );
  mark(first);
  const printed = heightOf(host);
  track.classList.add('shop-islands-gallery-track');
  // An empty element. Its margin is the theme's space between picture and thumbnails.
  const gap = make('div', { className: 'flex-viewport' });
  if (controls) track.after(controls.root);
  host.append(gap, ...(pager ? [pager.list] : []));
  keepHeight(host, printed, gap, pager?.list);
  if (first) snap.show(first, true);
  const stop = () => {
    controls?.autoplay?.stop();
    for (const element of [gap, pager?.list, controls?.root]) element?.remove();
    track.classList.remove('shop-islands-gallery-track');
    for (const slide of slides) slide.inert = false;
  };
  return { snap, pager, autoplay: controls?.autoplay, stop };
}
