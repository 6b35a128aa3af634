/** Starts an embedded service once, as soon as the visitor agrees to its categories. */

import { clock } from '../../src/bridge/page/clock';
import { readCookie, writeCookie } from '../../src/bridge/page/cookies';
import { expireCookies } from '../../src/bridge/page/expireCookies';
import { report } from '../../src/bridge/page/islands';
import { addScript, handOver } from '../../src/bridge/page/service';
import { onConsent, whenGranted, whileRefused } from '../../src/consent/changes';
import type { Cleanup } from '../../src/island/types';
import { CLICK_ID_COOKIES, CLICK_ID_SECONDS, clickIds } from './clickId.rules';
import type { Service } from './contract';
import { readService } from './read';

/** Keeps click ids for 90 days from the click (SPEC 9). An id that is kept already keeps its time. */
function keepClickIds(): void {
  for (const { cookie, id, value } of clickIds(location.search, clock.now())) {
    if (!readCookie(cookie).endsWith(id)) writeCookie(cookie, value, { seconds: CLICK_ID_SECONDS });
  }
}

function followClickIds({ category }: Service): Cleanup {
  const stopKeeping = onConsent(category, (isAllowed) => isAllowed && keepClickIds());
  const stopDeleting = whileRefused(category, () => expireCookies(CLICK_ID_COOKIES));
  return () => {
    stopKeeping();
    stopDeleting();
  };
}

async function load({ src, attributes, data, hasClickIds }: Service): Promise<void> {
  handOver(data);
  if (hasClickIds) keepClickIds();
  if (!src) return;
  try {
    await addScript(src, attributes);
  } catch (cause) {
    report({
      island: 'service',
      what: `A service could not be loaded: ${src}`,
      why: 'It is missing on this page.',
      fix: 'See the cause.',
      cause,
    });
  }
}

/** Declarations whose service has started. A declaration that is moved in the page does not start again. */
const started = new WeakSet<Element>();

/** Adopts a declaration. */
export function adopt(host: HTMLElement): Cleanup | undefined {
  const service = readService(host, document.baseURI);
  if (!service || started.has(host)) return undefined;
  const stopWaiting = whenGranted(service.category, () => {
    started.add(host);
    void load(service);
  });
  const stopFollowing = service.hasClickIds ? followClickIds(service) : undefined;
  return () => {
    stopWaiting();
    stopFollowing?.();
  };
}
