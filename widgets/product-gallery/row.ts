/** Owns a gallery's row of slides: swiped, or moved by its thumbnails. */
import { make } from '../../src/ui/make';
import { createScrollSnap } from '../../src/ui/scrollSnap';
import { TRACK } from './contract';
import { makeThumbs } from './thumbs';

const heightOf = (element: Element) => element.getBoundingClientRect().height;

/** The swiped row with its thumbnails; undefined where there is nothing to swipe. */
export function createRow(host: HTMLElement, slides: readonly HTMLElement[], signal: AbortSignal) {
  const track = host.querySelector<HTMLElement>(TRACK);
  if (!track || slides.length < 2) return undefined;
  const thumbs = makeThumbs(slides, (index) => snap.show(index));
  const mark = (current: number) => {
    slides.forEach((slide, index) => {
      slide.classList.toggle('flex-active-slide', index === current);
      slide.inert = index !== current;
    });
    thumbs.mark(current);
  };
  const snap = createScrollSnap(track, () => slides, mark, signal);
  mark(0);
  const printed = heightOf(host);
  track.classList.add('shop-islands-gallery-track');
  // Empty: its margin is the room that themes leave between picture and thumbnails.
  const gap = make('div', { className: 'flex-viewport' });
  host.append(gap, thumbs.list);
  // As high as the slides that stood there: what is below does not move. Where the theme's room would move it, there is less.
  const left = printed - heightOf(host);
  if (left <= 0) gap.style.marginBlockEnd = `${Math.max(0, Number.parseFloat(getComputedStyle(gap).marginBlockEnd) + left)}px`;
  // Block themes print whole pictures one below the other: that room would be a hole.
  else if (left < heightOf(thumbs.list)) thumbs.list.style.paddingBlockEnd = `${left}px`;
  const stop = () => {
    gap.remove();
    thumbs.list.remove();
    track.classList.remove('shop-islands-gallery-track');
    for (const slide of slides) slide.inert = false;
  };
  return { snap, thumbs, stop };
}
