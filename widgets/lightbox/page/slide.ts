/** Makes the slide of a link: a picture, a video, or a page that plays a video. */
import { takeTo } from '../../../src/dom/focus';
import { say } from '../../../src/texts/say';
import { imageOf, lightboxFilm, lightboxFilmOf, lightboxOpen } from '../../../src/texts/table';
import { makePicture, type Slide } from '../../../src/ui/covers/lightbox';
import { make } from '../../../src/ui/make';
import type { Item } from '../contract';

const nameOf = ({ caption }: Item): string => caption || say(lightboxFilm);

/**
 * Makes a video that begins by itself, unless the shop does not want that.
 * @param link gets the focus of a video that does not load: its controls go away then, and their focus with them
 */
function makeFilm(item: Item, link: HTMLAnchorElement): HTMLVideoElement {
  const { src, poster, isAutoplay, isMuted, isLoop } = item;
  const film = make('video', {
    src,
    poster,
    controls: true,
    autoplay: isAutoplay,
    playsInline: true,
    muted: isMuted,
    loop: isLoop,
    ariaLabel: nameOf(item),
    onerror: () => [film, document.body].includes(document.activeElement as HTMLElement) && takeTo(link),
  });
  return film;
}

/** Makes the frame of a player. If it needs consent, it gets no address yet; the consent island starts it. */
function makeFrame(item: Item): HTMLIFrameElement {
  const frame = make('iframe', { title: nameOf(item), allow: 'autoplay; fullscreen; picture-in-picture' });
  if (!item.consent) frame.src = item.src;
  else Object.assign(frame.dataset, { consent: item.consent, src: item.src });
  return frame;
}

const makers = { film: makeFilm, frame: makeFrame };

/** Makes a link to the video, because a browser or a site may refuse to play it here. */
const openLink = ({ href }: Item) => make('a', { href, target: '_blank', rel: 'noopener' }, say(lightboxOpen));

/** Makes the slide of an item. @param link its picture is shown if the item's own picture does not load */
export function slideOf(item: Item, link: Element, index: number, count: number): Slide {
  const { kind, src, alt, caption } = item;
  const place = { index: index + 1, count };
  if (kind === 'picture') {
    const content = makePicture(src, alt, () => link.querySelector('img')?.currentSrc ?? '');
    return { heading: say(imageOf, place), content, caption: caption ? [caption] : [] };
  }
  const heading = count > 1 ? say(lightboxFilmOf, place) : nameOf(item);
  const open = openLink(item);
  return {
    heading,
    content: makers[kind](item, open),
    caption: caption && count > 1 ? [caption, make('br'), open] : [open],
  };
}
