/** Owns a provider's branding, sanitised by DOMPurify. Where DOMPurify cannot be loaded, there is no branding. */
import { reportAddress } from './providers';

/** Loads DOMPurify and returns the branding's sanitised nodes; none for "". */
export async function loadBranding(html: string): Promise<readonly ChildNode[]> {
  try {
    return html ? (await import('../../../src/bridge/page/branding')).brandingNodes(html) : [];
  } catch (cause) {
    reportAddress('The provider’s branding is not shown.', cause);
    return [];
  }
}
