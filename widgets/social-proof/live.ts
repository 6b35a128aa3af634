/** Makes the store of social-proof notifications of the real parts. They run while the visitor consents. */

import type { WritableAtom } from 'nanostores';
import { type Clock, clock } from '../../src/bridge/page/clock';
import { report } from '../../src/bridge/page/islands';
import { onConsent, whenGranted, whileRefused } from '../../src/consent/changes';
import type { Cleanup } from '../../src/island/types';
import { createNotificationService, type NotificationService } from './api';
import { CLEAR_PARAMETER, PREVIEW_PARAMETER, type SocialProofSettings } from './contract';
import type { Feed } from './notifications.rules';
import { captureForms } from './page/capture';
import { forget, visit, visitorId } from './page/memory';
import { showNotifications } from './page/show';
import { bareAddress } from './rules';
import { createSocialProofStore, type Shown, type SocialProofStore } from './store';

/** Reports a failure to developers only, because the shop works without notifications. */
const fail = (cause: unknown) =>
  report({
    island: 'social-proof',
    what: 'The notification service did not answer.',
    why: 'Visitors see no recent activity.',
    fix: 'See the cause.',
    cause,
  });

const NOTHING: Feed = { notifications: [], widgets: [], analyticsLimit: 0, capturesForms: false, rules: [] };

/** Fetches the example of the widget that the page's address asks for, as the only notification. */
async function fetchPreview(service: NotificationService, widgetId: string, signal: AbortSignal): Promise<Feed> {
  const demo = await service.fetchDemo(widgetId, signal);
  return { ...NOTHING, notifications: demo ? [{ ...demo, widgetId }] : [] };
}

/**
 * Runs a page view: reports a new visit, shows notifications, and reads forms if the account and the page's settings
 * allow it. Returns how to stop.
 */
function run(settings: SocialProofSettings, time: Clock, $shown: WritableAtom<Shown | null>): Cleanup {
  const service = createNotificationService(settings.base, settings.account);
  const preview = new URLSearchParams(location.search).get(PREVIEW_PARAMETER);
  const gone = new AbortController();
  const stops: Cleanup[] = [() => gone.abort()];
  const tellNow = (cause: unknown) => gone.signal.aborted || fail(cause);

  const begin = (feed: Feed) => {
    if (gone.signal.aborted) return;
    stops.push(showNotifications(feed, service, time, { settings, isPreview: !!preview, fail: tellNow, $shown }));
    if (feed.capturesForms && settings.capturesForms)
      stops.push(captureForms(service, time, { rules: feed.rules, geolocation: settings.geolocation, fail: tellNow }));
  };

  if (preview) fetchPreview(service, preview, gone.signal).then(begin).catch(tellNow);
  else {
    const page = bareAddress(location.href);
    const visitor = visitorId();
    if (visit(page, time.now())) service.postSession(visitor, page).catch(tellNow);
    service.fetchFeed(gone.signal).then(begin).catch(tellNow);
  }
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * Begins as soon as the visitor consents to a category, ends when consent is withdrawn, and begins again with new
 * consent. Returns how to stop for good.
 */
function whileGranted(category: string, begin: () => Cleanup): Cleanup {
  let end: Cleanup | undefined;
  const wait = () =>
    whenGranted(category, () => {
      end = begin();
    });
  let stopWaiting = wait();
  const finish = () => {
    stopWaiting();
    end?.();
    end = undefined;
  };
  const stopListening = onConsent(category, (isAllowed) => {
    if (isAllowed) return;
    finish();
    stopWaiting = wait();
  });
  // Deletes everything except the list of widgets that the visitor has closed, because these stay closed.
  const stopForgetting = whileRefused(category, () => forget(false));
  return () => {
    stopForgetting();
    stopListening();
    finish();
  };
}

/** Creates the island's store, and starts it. @param settings undefined where no service is set, and nothing runs */
export function createLiveSocialProof(
  settings: SocialProofSettings | undefined,
  time: Clock = clock,
): SocialProofStore {
  if (new URLSearchParams(location.search).has(CLEAR_PARAMETER)) forget(true);
  return createSocialProofStore(($shown) =>
    settings ? whileGranted(settings.category, () => run(settings, time, $shown)) : () => {},
  );
}
