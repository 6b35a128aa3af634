/** Reads a gallery's pictures. It never throws: what is missing or broken has a default. */
import { number, text } from '../../src/dom/attributes';
import { type Picture, SLIDE } from './contract';

export const readSlides = (gallery: Element): HTMLElement[] => [...gallery.querySelectorAll<HTMLElement>(SLIDE)];

/** The picture of a slide in full size; undefined for a placeholder, a video and the like. Read when it is needed: variations change it. */
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

/** What a slide's thumbnail shows. */
export const readThumb = (slide: Element): { src: string; alt: string } => {
  const read = (own: string, name: string) => text(slide, own) || (slide.querySelector('img')?.getAttribute(name) ?? '');
  return { src: read('data-thumb', 'src'), alt: read('data-thumb-alt', 'alt') };
};
