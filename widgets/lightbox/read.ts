/** Reads links that open something over the page. It never throws: a missing or broken value gets a default. */
import { text } from '../../src/dom/attributes';
import { json } from '../../src/dom/json';
import { words } from '../../src/dom/words';
import { webAddress } from '../../src/rules/link';
import { recordOf, type Values } from '../../src/rules/values';
import { FILM, GROUP, GROUP_NAME, type Item, LINK, PICTURE } from './contract';
import { kindOf, playerOf } from './rules';

const captionOf = (link: Element): string => {
  const printed = [
    text(link, 'data-elementor-lightbox-title'),
    text(link, 'data-elementor-lightbox-description'),
    text(link, 'data-caption'),
  ];
  return printed.filter(Boolean).join(' – ') || words(link.closest('figure')?.querySelector('figcaption'));
};

/** ElementsKit's settings of a video. */
const settingsOf = (link: Element): Values => {
  const holder = link.closest('[data-video-setting]');
  return recordOf(holder && json(holder, 'data-video-setting'));
};

/** A video in the page itself, in the element whose id the link names. */
const ownFilm = (link: Element, href: string): HTMLVideoElement | null => {
  const place = href.length > 1 && href.startsWith('#') ? link.ownerDocument.getElementById(href.slice(1)) : null;
  return place?.querySelector('video') ?? null;
};

const sourceOf = (film: Element): string => text(film, 'src') || text(film.querySelector('source') ?? film, 'src');

/** The kind that a link's markup names, for an address that does not show it. */
const kindByLink = (link: Element): Item['kind'] | undefined =>
  link.matches(FILM) ? 'frame' : link.matches(PICTURE) ? 'picture' : undefined;

/**
 * The picture or video to which a link leads; undefined for a link that is left to the browser.
 * @param base the page's address
 */
export function readItem(link: Element, base: string): Item | undefined {
  const printed = text(link, 'href');
  const film = ownFilm(link, printed);
  // A link to a place on this page has no address to show.
  const href = film ? sourceOf(film) : printed.startsWith('#') ? '' : printed;
  const address = webAddress(href, base);
  const kind = address && (film ? 'film' : (kindOf(address) ?? kindByLink(link)));
  if (!kind) return undefined;
  const { autoplay, muted, loop } = settingsOf(link);
  const caption = captionOf(link);
  const image = link.querySelector('img');
  return {
    kind,
    src: kind === 'frame' ? playerOf(address) : address,
    href: address,
    caption,
    alt: (image && text(image, 'alt')) || caption || text(link, 'aria-label'),
    poster: webAddress(film && text(film, 'poster'), base),
    isAutoplay: autoplay !== false,
    isMuted: muted === true,
    isLoop: loop === true,
    consent: text(link, 'data-consent'),
  };
}

/** The links that are shown together with a link, in the page's order and without hidden ones. */
export function readGroup(link: HTMLElement, base: string): HTMLElement[] {
  const name = text(link, GROUP_NAME);
  const root: ParentNode = name ? link.ownerDocument : (link.closest(GROUP) ?? link);
  const selector = name ? `a[${GROUP_NAME}="${CSS.escape(name)}"]` : LINK;
  const links = [...root.querySelectorAll<HTMLElement>(selector)].filter(
    (one) => !one.closest('[hidden]') && readItem(one, base),
  );
  return links.includes(link) ? links : [link];
}
