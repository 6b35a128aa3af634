/** Links whose picture or film is shown over the page, as ElementsKit, Elementor or a theme print them (README.md has the table). */
import type { OriginalMark } from '../../src/island/types';

/** A film. */
export const FILM = '.ekit-video-popup,.ekit-video-gallery a.popup';
/** A picture. */
export const PICTURE = '.ekit_gallery_grid a[data-elementor-lightbox-slideshow],a[data-elementor-open-lightbox="yes"]';
/** What plugins print. */
export const PRINTED = `${FILM},${PICTURE}`;
/** A theme's own: one link, or what holds several. */
const OWN = '[data-island~="lightbox"]';
export const LINK = `${PRINTED},a${OWN},${OWN} a[href]`;

/** What holds links that belong together. */
export const GROUP = `.ekit-video-gallery,${OWN}:not(a)`;
/** Names those that belong together, wherever they are. */
export const GROUP_NAME = 'data-elementor-lightbox-slideshow';

/** What a link leads to. */
export interface Item {
  /** A picture, a film's file, or a page that plays a film. */
  kind: 'picture' | 'film' | 'frame';
  /** Whole address. */
  src: string;
  /** Of the film, where it can be seen by itself; of a page that plays it. */
  href: string;
  caption: string;
  alt: string;
  poster: string;
  /** Where the shop does not say, too: it was pressed to be seen. */
  isAutoplay: boolean;
  isMuted: boolean;
  isLoop: boolean;
  /** Categories of consent that it needs, between spaces. */
  consent: string;
}

/** The script tags of what opens these itself. */
export const ORIGINAL: OriginalMark = {
  within:
    '.ekit-video-popup:is(html:has(#elementskit-elementor-js) *),.ekit-video-gallery a:is(html:has(#elementskit-elementor-pro-js) *),[data-elementor-open-lightbox]:is(html:has(#elementor-frontend-js) *),[data-elementor-lightbox-slideshow]:is(html:has(#elementor-frontend-js) *)',
};
