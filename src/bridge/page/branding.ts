/** Owns HTML from elsewhere: what DOMPurify leaves of it, by SPEC 5's list. A chunk of its own, fetched where there is some. */
import DOMPurify from 'dompurify';
import { aliveNodes, parseHtml } from './html';

const TAGS = ['img', 'span', 'div', 'a', 'b', 'i', 'em', 'strong', 'br'];
const ATTRIBUTES = ['href', 'target', 'rel', 'src', 'alt', 'style', 'class', 'id', 'width', 'height'];

/** Nodes for the page from a provider's branding. */
export function brandingNodes(html: string): ChildNode[] {
  const content = parseHtml('<div></div>');
  const place = content.firstChild as HTMLElement;
  place.append(parseHtml(html));
  // What is parsed already needs no Trusted Types policy of DOMPurify's own.
  DOMPurify.sanitize(place, {
    IN_PLACE: true,
    TRUSTED_TYPES_POLICY: null,
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
  return aliveNodes(content).flatMap((node) => [...node.childNodes]);
}
