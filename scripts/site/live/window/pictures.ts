/**
 * Owns the pictures and files that the shop's texts name: covers are drawn here, and other files lie beside this page.
 */
import icon from '../../../../demo/assets/icon.svg?raw';
import { pictureOf } from '../../../../demo/routes/art';

/** The folder of this page. */
export const HERE = document.location.href.replace(/[?#].*$/, '').replace(/[^/]*$/, '');

/** The shop's origin before an address, with plain slashes or with slashes that PHP has escaped in JSON. */
const START = String.raw`(?:https:(?:\\?\/){2}shop\.localhost)?\\?\/`;
const COVER = new RegExp(
  String.raw`${START}cover\\?\/([\w-]+)(?:\.svg)?(?:\?((?:[\w=.%+-]|&amp;(?!quot;)|&(?!\w+;))*))?`,
  'g',
);
const ASSET = new RegExp(String.raw`(?<![\w.*])${START}assets\\?\/`, 'g');

/** The drawn pictures, by name and look. */
const drawn = new Map<string, string>();

function cover(slug: string, query: string): string {
  const key = `${slug}?${query}`;
  const known = drawn.get(key);
  if (known) return known;
  const picture = pictureOf(slug, Object.fromEntries(new URLSearchParams(query.replaceAll('&amp;', '&')))) ?? icon;
  const address = URL.createObjectURL(new Blob([picture], { type: 'image/svg+xml' }));
  drawn.set(key, address);
  return address;
}

/**
 * A text of the shop with addresses that a frame of this window can fetch. The addresses of a page's own frames are set
 * aside, and page/frames.ts fills these frames.
 */
export const draw = (text: string): string =>
  text
    .replace(COVER, (_, slug: string, query = '') => cover(slug, query))
    .replace(ASSET, `${HERE}assets/`)
    .replace(/(<iframe\b[^>]*?) src=/g, '$1 data-shop-src=');
