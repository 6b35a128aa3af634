/** Owns a gallery's big pictures. */
import { textOf } from '../../../src/bridge/page/htmlParts';
import { say } from '../../../src/texts/say';
import { imageOf, productImages } from '../../../src/texts/table';
import { makePicture, openLightbox as openSlides, type Slide } from '../../../src/ui/covers/lightbox';
import { readPicture } from '../read';

function slideOf(slide: Element, index: number, count: number): Slide {
  const { src = '', alt = '', caption = '' } = readPicture(slide) ?? {};
  const heading = say(imageOf, { index: index + 1, count });
  return {
    heading,
    content: makePicture(src, alt, () => slide.querySelector('img')?.currentSrc ?? ''),
    caption: caption ? [textOf(caption)] : [],
  };
}

/**
 * Opens the pictures of the slides.
 * @param onClose gets the index of the picture that was shown last
 * @returns a function that closes it
 */
export function openLightbox(slides: readonly Element[], start: number, onClose: (index: number) => void): () => void {
  const count = slides.length;
  return openSlides({
    label: say(productImages),
    count,
    start,
    slide: (index) => slideOf(slides[index] as Element, index, count),
    onClose,
  });
}
