/** The covers that fixtures name, drawn as in the demo: stories have no shop that serves them. */

import { cover } from '../demo/art/cover';
import icon from '../demo/assets/icon.svg?no-inline';
import { findBySlug } from '../demo/data/products';

/** What fixtures call by a shorter name. */
const SLUGS: Readonly<Record<string, string>> = { ashfall: 'ashfall-kingdoms', controller: 'wireless-controller' };
const COVER = /\/cover\/([\w-]+)(?:\.svg|(?=\?))(?=(\?[\w=]*)?)/g;

const drawn = new Map<string, string>();

/** The address of a drawing. What follows it, such as "?w=600", asks nobody. */
function addressOf(svg: string): string {
  const address = drawn.get(svg) ?? `${URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))}#`;
  drawn.set(svg, address);
  return address;
}

/** A name that the demo has no product for is a game's. */
function pictureOf(name: string, query = ''): string {
  const product = findBySlug(SLUGS[name] ?? name) ?? { name, category: '' };
  return addressOf(cover(product, Object.fromEntries(new URLSearchParams(query))));
}

export { icon as picture };

/** HTML with a picture in the place of each cover. */
export const withPictures = (html: string): string =>
  html.replace(COVER, (_all, name, query) => pictureOf(name, query));
