/** Owns the call for a mega menu's content (SPEC 7.5). It takes no nonce. */
import { elementsKitUrl } from './elementsKitUrl';
import { CallError } from './error';
import { readHtml } from './htmlAnswer';
import { requestHtml } from './request';

/** A menu without content is no answer: what is not published comes as nothing. */
function contentIn(text: string): string {
  const html = readHtml(text);
  if (!html) throw new CallError('unknown_error', 'The answer was empty.');
  return html;
}

/**
 * GET `megamenu/megamenu_content`: HTML, which comes as a JSON string. Rejects with a `CallError`, also where there is none.
 * @param id of the content, not of the menu's item
 */
export const fetchMegaMenu = (id: string): Promise<string> =>
  requestHtml(elementsKitUrl(`megamenu/megamenu_content?id=${encodeURIComponent(id)}`), undefined, contentIn);
