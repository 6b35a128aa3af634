/**
 * Owns making nodes of the HTML that editors typed for a map. It passes through SPEC 5's allow list, and its links
 * through the link rule.
 */
import { safeLink } from '../../../src/rules/link';
import { make } from '../../../src/ui/make';
import { OVERLAY } from '../contract';

/** Cleans HTML. DOMPurify loads with the first text that contains more than plain text. */
async function cleanNodes(html: string): Promise<ChildNode[]> {
  if (!/[<&]/.test(html)) return html ? [document.createTextNode(html)] : [];
  // The allow list has no paragraphs, headings and lists. Without a `div` in their place, their words would run
  // together.
  const apart = html.replace(/<(\/?)(p|h[1-6]|[ou]l|li)\b/gi, '<$1div');
  return (await import('../../../src/bridge/page/branding')).brandingNodes(apart);
}

async function boxOf(className: string, html: string): Promise<HTMLElement> {
  const box = make('div', { className }, ...(await cleanNodes(html)));
  for (const link of box.querySelectorAll('a')) {
    const href = safeLink(link.getAttribute('href') ?? '', document.baseURI);
    if (href === undefined) link.removeAttribute('href');
    if (link.target) link.rel = 'noopener';
  }
  return box;
}

/** The content of a marker's window; undefined when it would be empty. */
export async function infoOf({ title, content }: { title: string; content: string }): Promise<HTMLElement | undefined> {
  if (!title && !content) return undefined;
  const box = await boxOf('shop-islands-map-info', content);
  if (title) box.prepend(make('strong', {}, title));
  return box;
}

/** The content of an overlay; undefined when it would be empty. */
export const overlayOf = async (html: string): Promise<HTMLElement | undefined> =>
  html ? boxOf(OVERLAY, html) : undefined;
