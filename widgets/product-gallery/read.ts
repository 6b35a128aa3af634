/** Reads a gallery's pictures. It never throws: a missing or broken value gets a default. */
import { number, text } from '../../src/dom/attributes';
import { isOn, recordOf, scalarOf, type Values } from '../../src/rules/values';
import { type Carousel, type Picture, SLIDE } from './contract';

/** How long flexslider shows a slide by default, in milliseconds. */
const DELAY = 7000;

/** The slides of a gallery. */
export const readSlides = (gallery: Element): HTMLElement[] => [...gallery.querySelectorAll<HTMLElement>(SLIDE)];

/**
 * The full-size picture of a slide; undefined for a placeholder, a video and the like. Read it when needed, because
 * variations change it.
 */
export function readPicture(slide: Element): Picture | undefined {
  const link = slide.querySelector('a[href]');
  const image = link?.querySelector('img');
  if (!link || !image) return undefined;
  return {
    src: text(image, 'data-large_image') || text(link, 'href'),
    width: number(image, 'data-large_image_width') ?? 0,
    alt: text(image, 'alt'),
    caption: text(image, 'data-caption'),
  };
}

/** The picture of a slide's thumbnail. */
export const readThumb = (slide: Element): { src: string; alt: string } => {
  const read = (own: string, name: string) =>
    text(slide, own) || (slide.querySelector('img')?.getAttribute(name) ?? '');
  return { src: read('data-thumb', 'src'), alt: read('data-thumb-alt', 'alt') };
};

/** True for a switch that is on. A missing switch is off, as in WooCommerce. */
const isWanted = (value: unknown): boolean => value !== undefined && value !== 'false' && isOn(value);

/** The shop's settings for the row. @param params the page global */
export function readCarousel(params: Values): Carousel {
  const {
    directionNav,
    controlNav = 'thumbnails',
    animationLoop,
    slideshow,
    slideshowSpeed,
  } = recordOf(params.flexslider);
  return {
    hasArrows: isWanted(directionNav),
    pager: controlNav === 'thumbnails' ? 'thumbnails' : isWanted(controlNav) ? 'dots' : 'none',
    isLoop: isWanted(animationLoop),
    isAutoplay: isWanted(slideshow),
    delay: Number(slideshowSpeed) > 0 ? Number(slideshowSpeed) : DELAY,
  };
}

/** What the shop prints in the arrows, as HTML; "" for nothing. */
export function readArrowNames(params: Values): [previous: string, next: string] {
  const { prevText, nextText } = recordOf(params.flexslider);
  return [scalarOf(prevText), scalarOf(nextText)];
}
