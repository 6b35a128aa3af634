/** The covers that fixtures name, drawn as in the demo: stories have no shop that serves them. */

import { cover } from '../demo/art/cover';
import icon from '../demo/assets/icon.svg?no-inline';
import { findBySlug } from '../demo/data/products';

/** The products' slugs, for covers that fixtures call by a shorter name. */
const SLUGS: Readonly<Record<string, string>> = { ashfall: 'ashfall-kingdoms', controller: 'wireless-controller' };
const COVER = /\/cover\/([\w-]+)(?:\.svg|(?=\?))(?=(\?[\w=]*)?)/g;

const drawn = new Map<string, string>();

/** Returns the address of a drawing. It ends with "#", so that a suffix such as "?w=600" changes nothing. */
function addressOf(svg: string): string {
  const address = drawn.get(svg) ?? `${URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))}#`;
  drawn.set(svg, address);
  return address;
}

/** A name without a product in the demo counts as the name of a game. */
function pictureOf(name: string, query = ''): string {
  const product = findBySlug(SLUGS[name] ?? name) ?? { name, category: '' };
  return addressOf(cover(product, Object.fromEntries(new URLSearchParams(query))));
}

export { icon as picture };

/** HTML with a picture in the place of each cover. */
export const withPictures = (html: string): string =>
  html.replace(COVER, (_all, name, query) => pictureOf(name, query));
