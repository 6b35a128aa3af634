/** A picture of a product, in the sizes that WordPress makes. */
import { coverUrl } from '../data/cover';
import type { Product } from '../data/types';

const srcset = (slug: string, look: string) =>
  [300, 600, 1000].map((width) => `${coverUrl(slug, look, width)} ${width}w`).join(', ');

/** The picture in the sizes that WordPress makes. */
export function picture({ slug, name }: Product, look: string, title = name) {
  return {
    title,
    caption: '',
    url: coverUrl(slug, look, 1000),
    alt: title,
    src: coverUrl(slug, look, 600),
    srcset: srcset(slug, look),
    sizes: '(max-width: 600px) 100vw, 600px',
    full_src: coverUrl(slug, look, 1000),
    full_src_w: 1000,
    full_src_h: 1250,
    gallery_thumbnail_src: coverUrl(slug, look, 100),
    gallery_thumbnail_src_w: 100,
    gallery_thumbnail_src_h: 125,
    thumb_src: coverUrl(slug, look, 300),
    thumb_src_w: 300,
    thumb_src_h: 375,
    src_w: 600,
    src_h: 750,
  };
}
