/** Owns having calls go through the page's jQuery while its bridge is not there, because the page sleeps. */
import { ownFunction } from '../../dom/ownGlobal';
import { lendSend } from './transport';
import type { JQuery, JQueryBridge } from './types';

/** What makes a sender of a jQuery. */
interface Sender {
  createSend(jQuery: JQuery): NonNullable<JQueryBridge['send']>;
}

/** Plugins hook into jQuery's calls. On a page without jQuery nothing is fetched. @param code fetches the sender */
export async function lendJQuery(code: () => Promise<Sender>): Promise<void> {
  const jQuery = ownFunction<JQuery>('jQuery');
  if (jQuery?.ajax) lendSend((await code()).createSend(jQuery));
}
