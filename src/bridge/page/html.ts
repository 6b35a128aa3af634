/**
 * Owns parsing HTML; no other file does that. Parsing runs no scripts. A strict Content Security Policy drops `style`
 * attributes while the browser parses; this file restores them through CSSOM.
 */
import { trustedPolicy } from './trusted';

/** The elements that WordPress turns into players and playlists. */
const MEDIA = '.wp-audio-shortcode,.wp-video-shortcode,.wp-playlist';

/** Parses the shop's own HTML (a fragment or a whole page) into inert nodes. */
export function parseHtml(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = trustedPolicy()?.createHTML(html) ?? html;
  return template.content;
}

/**
 * Copies parsed nodes for the page and makes their inline styles work. WordPress' players in them start once they are
 * on the page. The caller may use the given nodes again.
 */
export function aliveNodes(content: DocumentFragment): ChildNode[] {
  const copy = document.importNode(content, true);
  for (const element of copy.querySelectorAll<HTMLElement>('[style],svg script')) {
    // A script inside an SVG would run, unlike an HTML script.
    if (element.localName === 'script') element.remove();
    else if (!element.style.length) element.style.cssText = element.getAttribute('style') ?? '';
  }
  const media = [...copy.querySelectorAll(MEDIA)];
  // If that code does not load, the players stay as the server printed them.
  if (media.length) import('./starters').then(({ startMedia }) => startMedia(media), console.warn);
  return [...copy.childNodes];
}
