/** Owns the call for a mega menu's content (SPEC 7.5). It takes no nonce. */
import { pageSetting } from '../bridge/globals';
import { config } from '../bridge/islands';
import { CallError } from './error';
import { readHtml } from './htmlAnswer';
import { requestHtml } from './request';
import { restUrl } from './restUrl';

/** ElementsKit's REST root (SPEC 2.1): config, else its global, else WordPress's default. */
const contentRoot = (): string => config().elementsKitRestUrl || pageSetting('elementskit', 'resturl') || '/wp-json/elementskit/v1/';

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
  requestHtml(restUrl(contentRoot(), `megamenu/megamenu_content?id=${encodeURIComponent(id)}`), undefined, contentIn);
