/** A product's pictures, in the markup of WooCommerce's gallery. */
import { html, raw } from 'hono/html';
import { coverUrl } from '../data/cover';
import type { Product, Variation } from '../data/types';
import type { Html } from './parts';
import { picture } from './picture';
import type { Mode } from './types';

/** Four pictures by their words in the address. */
const looksOf = ({ slug }: Product): [look: string, title: string][] => [
  ['', ''],
  ['view=2', 'from the side'],
  ['view=3', 'close by'],
  slug === 'wireless-controller' ? ['colour=blue', 'in blue'] : ['view=4', 'the other side'],
];

function item(product: Product, [look, words]: [string, string], index: number): Html {
  const isMissing = look === product.missingLook;
  const title = words ? `${product.name}, ${words}` : product.name;
  const { src, srcset, sizes, full_src, gallery_thumbnail_src, full_src_w, full_src_h } = picture(product, look, title);
  const address = (url: string) => (isMissing ? coverUrl('not-there') : url);
  return html`<div data-thumb="${address(gallery_thumbnail_src)}" data-thumb-alt="${title}" data-thumb-srcset="${address(gallery_thumbnail_src)} 100w" data-thumb-sizes="(max-width: 100px) 100vw, 100px" class="woocommerce-product-gallery__image"><a href="${address(full_src)}"><img width="600" height="750" src="${address(src)}" class="${index ? '' : 'wp-post-image'}" alt="${title}" data-caption="${words}" data-src="${address(full_src)}" data-large_image="${address(full_src)}" data-large_image_width="${full_src_w}" data-large_image_height="${full_src_h}" decoding="async" ${raw(index ? 'loading="lazy"' : 'fetchpriority="high"')} srcset="${isMissing ? '' : srcset}" sizes="${sizes}" /></a></div>`;
}

/** Like WooCommerce, prints the gallery invisible if inline styles are allowed. */
const galleryOf = (product: Product, looks: [look: string, title: string][], { csp }: Pick<Mode, 'csp'>): Html =>
  html`<div class="woocommerce-product-gallery woocommerce-product-gallery--with-images woocommerce-product-gallery--columns-4 images" data-columns="4" ${raw(csp === 'strict' ? '' : 'style="opacity: 0; transition: opacity .25s ease-in-out;"')}>
  <div class="woocommerce-product-gallery__wrapper">${looks.map((look, index) => item(product, look, index))}</div>
</div>`;

/** The product's own pictures. */
export const gallery = (product: Product, mode: Mode): Html => galleryOf(product, looksOf(product), mode);

/** A variation's own pictures, as its data has them: with inline styles in any case. */
export const ownGallery = (product: Product, { picture: first = '', pictures = [], attributes }: Variation): Html => {
  const words = Object.values(attributes).filter(Boolean).join(', ');
  const looks = [first, ...pictures].map((look, index): [string, string] => [look, `${words}, picture ${index + 1}`]);
  return galleryOf(product, looks, { csp: 'none' });
};
