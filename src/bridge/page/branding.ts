/**
 * Owns HTML from other sites, which DOMPurify cleans by the list of SPEC 5. A chunk of its own, loaded only when there
 * is such HTML.
 */
import DOMPurify from 'dompurify';
import { aliveNodes, parseHtml } from './html';

const TAGS = ['img', 'span', 'div', 'a', 'b', 'i', 'em', 'strong', 'br'];
const ATTRIBUTES = ['href', 'target', 'rel', 'src', 'alt', 'style', 'class', 'id', 'width', 'height'];

/** Makes nodes for the page from the HTML of a provider's branding. */
export function brandingNodes(html: string): ChildNode[] {
  const content = parseHtml('<div></div>');
  const place = content.firstChild as HTMLElement;
  place.append(parseHtml(html));
  // DOMPurify gets parsed nodes, so it needs no Trusted Types policy of its own.
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
