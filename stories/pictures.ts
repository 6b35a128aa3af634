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

/** A picture of a product's gallery: its product, which view it is, and perhaps its width. */
const VIEW = /^(.+)-(\d)(?:-(\d+))?$/;

/** A name without a product in the demo counts as the name of a game. */
function pictureOf(name: string, query = ''): string {
  const [, product = name, view = '1', w = '1200'] = VIEW.exec(name) ?? [];
  const found = findBySlug(SLUGS[product] ?? product);
  const look = found && product !== name ? { view, w } : Object.fromEntries(new URLSearchParams(query));
  return addressOf(cover(found ?? { name, category: '' }, look));
}

/** The address of a landscape, 2 to 1: the middle of a game's cover. @param style further CSS, such as a filter */
export const scene = (name: string, style = ''): string =>
  addressOf(
    cover({ name, category: '' }).replace(
      'viewBox="0 0 400 500" width="400" height="500"',
      `viewBox="0 120 400 200" width="1200" height="600" style="${style}"`,
    ),
  );

export { icon as picture };

/** HTML with a picture in the place of each cover. */
export const withPictures = (html: string): string =>
  html.replace(COVER, (_all, name, query) => pictureOf(name, query));
