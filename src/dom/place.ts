/** Owns finding the place that a link names on its own page. */
import { decoded } from '../rules/decoded';

/**
 * The element that a link's hash names on the link's own page; undefined for any other link. `#` and `#top` mean the
 * page itself.
 */
export function readPlace(link: HTMLAnchorElement): Element | undefined {
  const { href, hash, ownerDocument } = link;
  const isHere = href.split('#')[0] === location.href.split('#')[0] && href.includes('#');
  if (!isHere || /^(_(?!self)|[^_])/.test(link.target)) return undefined;
  return (
    (hash.length < 2 || /^#top$/i.test(hash)
      ? ownerDocument.documentElement
      : ownerDocument.getElementById(decoded(hash.slice(1)))) ?? undefined
  );
}
