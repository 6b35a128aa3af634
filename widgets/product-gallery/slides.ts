/** Owns a gallery's row of slides: swiped, or moved by its thumbnails, its arrows, or by itself. */

import type { Values } from '../../src/rules/values';
import { say } from '../../src/texts/say';
import { nextImage, previousImage } from '../../src/texts/table';
import { make } from '../../src/ui/make';
import { createScrollSnap } from '../../src/ui/scrollSnap';
import { makeCarousel } from './carousel';
import { type Carousel, type Pager, TRACK } from './contract';
import { makeDots } from './dots';
import { readArrowNames, readCarousel } from './read';
import { makeThumbs } from './thumbs';

const heightOf = (element: Element) => element.getBoundingClientRect().height;

function makePager({ pager }: Carousel, slides: readonly HTMLElement[], onChoose: (index: number) => void): Pager | undefined {
  if (pager === 'none') return undefined;
  return pager === 'dots' ? makeDots(slides.length, onChoose) : makeThumbs(slides, onChoose);
}

/**
 * Keeps the gallery as high as the slides that stood there: what is below does not move.
 * @param gap the room that themes leave between picture and pager
 */
function keepHeight(host: HTMLElement, printed: number, gap: HTMLElement, list: HTMLElement | undefined): void {
  const left = printed - heightOf(host);
  // Where the theme's room would move it, there is less.
  if (left <= 0) gap.style.marginBlockEnd = `${Math.max(0, Number.parseFloat(getComputedStyle(gap).marginBlockEnd) + left)}px`;
  // Block themes print whole pictures one below the other: that room would be a hole.
  else if (list && left < heightOf(list)) list.style.paddingBlockEnd = `${left}px`;
}

/**
 * The swiped row with what leads through it; undefined where there is nothing to swipe.
 * @param params the page global, with the shop's choices
 */
export function createSlides(host: HTMLElement, slides: readonly HTMLElement[], params: Values, signal: AbortSignal) {
  const track = host.querySelector<HTMLElement>(TRACK);
  if (!track || slides.length < 2) return undefined;
  const carousel = readCarousel(params);
  const [previous, next] = readArrowNames(params);
  const pager = makePager(carousel, slides, (index) => snap.show(index));
  const place = { index: () => snap.index, count: slides.length, show: (index: number) => snap.show(index) };
  const controls = makeCarousel(host, carousel, [previous || say(previousImage), next || say(nextImage)], place, signal);
  const mark = (current: number) => {
    slides.forEach((slide, index) => {
      slide.classList.toggle('flex-active-slide', index === current);
      slide.inert = index !== current;
    });
    pager?.mark(current);
    controls?.refresh();
  };
  const snap = createScrollSnap(track, () => slides, mark, signal);
  mark(0);
  const printed = heightOf(host);
  track.classList.add('shop-islands-gallery-track');
  // Empty: its margin is the room that themes leave between picture and thumbnails.
  const gap = make('div', { className: 'flex-viewport' });
  if (controls) track.after(controls.root);
  host.append(gap, ...(pager ? [pager.list] : []));
  keepHeight(host, printed, gap, pager?.list);
  const stop = () => {
    controls?.autoplay?.stop();
    for (const element of [gap, pager?.list, controls?.root]) element?.remove();
    track.classList.remove('shop-islands-gallery-track');
    for (const slide of slides) slide.inert = false;
  };
  return { snap, pager, autoplay: controls?.autoplay, stop };
}
