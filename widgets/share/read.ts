/** Reads a share or copy-link control. */
import { text } from '../../src/dom/attributes';
import { safeLink } from '../../src/rules/link';

/**
 * The absolute address to share: `data-link`, else `href` unless that is an anchor. Undefined when there is none or its
 * scheme is not allowed (SPEC 5).
 */
export function readLink(element: Element, base: string): string | undefined {
  const link = text(element, 'data-link') || text(element, 'href').replace(/^#.*/, '');
  const safe = link && safeLink(link, base);
  return safe ? new URL(safe, base).href : undefined;
}
