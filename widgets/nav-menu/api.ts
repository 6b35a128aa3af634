/** Owns the call for a mega menu's content (SPEC 7.5). It takes no nonce. */
import { elementsKitUrl } from '../../src/api/elementsKitUrl';
import { readFilledHtml } from '../../src/api/htmlAnswer';
import { requestHtml } from '../../src/api/request';

/**
 * GET `megamenu/megamenu_content`: HTML, which comes as a JSON string. Rejects with a `CallError`, also for an empty
 * answer, which means that the content is not published.
 * @param id the id of the content, not of the menu item
 */
export const fetchMegaMenu = (id: string): Promise<string> =>
  requestHtml(elementsKitUrl(`megamenu/megamenu_content?id=${encodeURIComponent(id)}`), undefined, readFilledHtml);
