/** Owns zooming: the full-size picture follows the mouse inside the frame. */
import { make } from '../../../src/ui/make';
import { reducedMotion } from '../../../src/ui/scrolling/scrollSnap';
import { SLIDE } from '../contract';
import { readPicture } from '../read';
import { zoomShift } from '../rules';

/** Starts zooming in a gallery. Returns a function that removes an enlarged picture. */
export function createZoom(gallery: HTMLElement, signal: AbortSignal): () => void {
  let frame: HTMLElement | null = null;
  let large: HTMLImageElement | undefined;

  const stop = () => {
    large?.remove();
    frame = null;
    large = undefined;
  };

  const start = (slide: HTMLElement) => {
    stop();
    frame = slide;
    const picture = readPicture(slide);
    if (!picture || picture.width <= slide.clientWidth) return;
    large = make('img', { className: 'shop-islands-zoom', alt: '', src: picture.src, onerror: stop });
    // Themes set the width of every image in a gallery to that of its frame.
    large.style.width = `${picture.width}px`;
    slide.append(large);
  };

  const move = ({ pointerType, target, clientX, clientY }: PointerEvent) => {
    const slide = (target as Element).closest<HTMLElement>(SLIDE);
    if (pointerType !== 'mouse' || !slide || reducedMotion().matches) return stop();
    if (slide !== frame) start(slide);
    if (!large) return;
    const { left, top, width, height } = slide.getBoundingClientRect();
    large.style.translate = `${zoomShift(clientX - left, width, large.offsetWidth)}px ${zoomShift(clientY - top, height, large.offsetHeight)}px`;
  };

  gallery.addEventListener('pointermove', move, { signal });
  gallery.addEventListener('pointerleave', stop, { signal });
  return stop;
}
