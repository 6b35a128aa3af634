/** Shows a provider's branding below its suggestions, as DOMPurify leaves it; without DOMPurify there is none. */

import { make } from '../../src/ui/make';
import { BRANDING } from './contract';
import { reportAddress } from './providers';

async function cleanNodes(html: string): Promise<ChildNode[]> {
  try {
    return (await import('../../src/bridge/page/branding')).brandingNodes(html);
  } catch (cause) {
    reportAddress('The provider’s branding is not shown.', cause);
    return [];
  }
}

/**
 * Shows branding in the container; "" takes it away.
 * @param isWanted asked when DOMPurify has come: the list may be closed, or another provider's, by then
 */
export async function showBranding(container: HTMLElement, html: string, isWanted: () => boolean): Promise<void> {
  if (!html) return container.querySelector(`.${BRANDING}`)?.remove();
  const nodes = await cleanNodes(html);
  if (!isWanted() || !nodes.length || container.querySelector(`.${BRANDING}`)) return;
  container.append(make('div', { className: BRANDING }, ...nodes));
}
