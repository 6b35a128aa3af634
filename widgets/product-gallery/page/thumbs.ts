/** Owns the thumbnails under a gallery. They have the class names that themes and variation scripts expect. */
import { say } from '../../../src/texts/say';
import { imageOf } from '../../../src/texts/table';
import { make } from '../../../src/ui/make';
import type { Pager } from '../contract';
import { readThumb } from '../read';

/** Makes the thumbnails. */
export function makeThumbs(slides: readonly HTMLElement[], onChoose: (index: number) => void): Pager {
  const images = slides.map((slide, index) => {
    const { src, alt } = readThumb(slide);
    return make('img', { alt: alt || say(imageOf, { index: index + 1, count: slides.length }), src });
  });
  const buttons = images.map((image, index) =>
    make('button', { type: 'button', className: 'shop-islands-thumb', onclick: () => onChoose(index) }, image),
  );
  const list = make(
    'ol',
    { className: 'flex-control-nav flex-control-thumbs shop-islands-thumbs' },
    ...buttons.map((button) => make('li', {}, button)),
  );
  let first = images[0]?.getAttribute('src');
  return {
    list,
    mark(current) {
      images.forEach((image, index) => {
        image.classList.toggle('flex-active', index === current);
      });
      buttons.forEach((button, index) => {
        button.ariaCurrent = index === current ? 'true' : null;
      });
    },
    refresh() {
      const [image] = images;
      if (!image || !slides[0] || image.getAttribute('src') !== first) return;
      first = readThumb(slides[0]).src;
      image.setAttribute('src', first);
      // A copied picture may still have the attributes with a variation's original values.
      image.removeAttribute('data-o_src');
    },
  };
}
