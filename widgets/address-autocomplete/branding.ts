/** Owns a provider's branding, as DOMPurify leaves it; without DOMPurify there is none. */
import { reportAddress } from './providers';

/** Nodes of a provider's branding; none for "". */
export async function loadBranding(html: string): Promise<readonly ChildNode[]> {
  try {
    return html ? (await import('../../src/bridge/page/branding')).brandingNodes(html) : [];
  } catch (cause) {
    reportAddress('The provider’s branding is not shown.', cause);
    return [];
  }
}
