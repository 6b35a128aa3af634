/** Reads links that open something over the page. It never throws: what is missing or broken has a default. */
import { text } from '../../src/dom/attributes';
import { json } from '../../src/dom/json';
import { words } from '../../src/dom/words';
import { webAddress } from '../../src/rules/link';
import { recordOf, type Values } from '../../src/rules/values';
import { FILM, GROUP, GROUP_NAME, type Item, LINK, PICTURE } from './contract';
import { kindOf, playerOf } from './rules';

const captionOf = (link: Element): string => {
  const printed = [text(link, 'data-elementor-lightbox-title'), text(link, 'data-elementor-lightbox-description'), text(link, 'data-caption')];
  return printed.filter(Boolean).join(' – ') || words(link.closest('figure')?.querySelector('figcaption'));
};

/** ElementsKit's settings of a film. */
const settingsOf = (link: Element): Values => {
  const holder = link.closest('[data-video-setting]');
  return recordOf(holder && json(holder, 'data-video-setting'));
};

/** A film of the page's own, which a link names by its id. */
const ownFilm = (link: Element, href: string): HTMLVideoElement | null => {
  const place = href.length > 1 && href.startsWith('#') ? link.ownerDocument.getElementById(href.slice(1)) : null;
  return place?.querySelector('video') ?? null;
};

const sourceOf = (film: Element): string => text(film, 'src') || text(film.querySelector('source') ?? film, 'src');

/** A link to nothing that could be told is a picture or a film by what it is printed for. */
const kindByLink = (link: Element): Item['kind'] | undefined => (link.matches(FILM) ? 'frame' : link.matches(PICTURE) ? 'picture' : undefined);

/** What a link leads to; undefined where it is the browser's. @param base address of the page */
export function readItem(link: Element, base: string): Item | undefined {
  const printed = text(link, 'href');
  const film = ownFilm(link, printed);
  // A place on this page is no picture.
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

/** The links that are shown together with one, in the page's order; those that are filtered away are left out. */
export function readGroup(link: HTMLElement, base: string): HTMLElement[] {
  const name = text(link, GROUP_NAME);
  const root: ParentNode = name ? link.ownerDocument : (link.closest(GROUP) ?? link);
  const selector = name ? `a[${GROUP_NAME}="${CSS.escape(name)}"]` : LINK;
  const links = [...root.querySelectorAll<HTMLElement>(selector)].filter((one) => !one.closest('[hidden]') && readItem(one, base));
  return links.includes(link) ? links : [link];
}
