/**
 * The markup of links that open a picture or a video over the page: ElementsKit's, Elementor's or a theme's own
 * (README.md has the table).
 */
import type { OriginalMark } from '../../src/island/types';
import { ORIGINAL_ELEMENTSKIT } from '../../src/rules/originals';

/** Links to a video. */
export const FILM = '.ekit-video-popup,.ekit-video-gallery a.popup';
/** Links to a picture. */
export const PICTURE = '.ekit_gallery_grid a[data-elementor-lightbox-slideshow],a[data-elementor-open-lightbox="yes"]';
/** The links that plugins print. */
export const PRINTED = `${FILM},${PICTURE}`;
/** A theme's own markup: one link, or an element around several. */
const OWN = '[data-island~="lightbox"]';
export const LINK = `${PRINTED},a${OWN},${OWN} a[href]`;

/** Elements around links that belong together. */
export const GROUP = `.ekit-video-gallery,${OWN}:not(a)`;
/** The attribute that names links that belong together, wherever in the page they are. */
export const GROUP_NAME = 'data-elementor-lightbox-slideshow';

/** The picture or video to which a link leads. */
export interface Item {
  /** A picture, a video's file, or another site's page that plays a video. */
  kind: 'picture' | 'film' | 'frame';
  /** The absolute address. */
  src: string;
  /** The address as the link has it, where a visitor can see the item without the lightbox. */
  href: string;
  caption: string;
  alt: string;
  poster: string;
  /** True by default, because the visitor has pressed the link to see the video. */
  isAutoplay: boolean;
  isMuted: boolean;
  isLoop: boolean;
  /** The categories of consent that the item needs, separated by spaces. */
  consent: string;
}

/** The scripts that open these links themselves, known by their tags. */
export const ORIGINAL: readonly OriginalMark[] = [
  { ...ORIGINAL_ELEMENTSKIT, on: '.ekit-video-popup' },
  { script: 'elementskit-elementor-pro-js', on: '.ekit-video-gallery a' },
  { script: 'elementor-frontend-js', on: PICTURE },
];
