/** Makes the store of social-proof notifications of the real parts: they run while the visitor agrees to them. */

import type { WritableAtom } from 'nanostores';
import { onConsent, whenGranted } from '../../src/bridge/consent/consent';
import { type Clock, clock } from '../../src/bridge/page/clock';
import { report } from '../../src/bridge/page/islands';
import type { Cleanup } from '../../src/island/types';
import { createNotificationService, type NotificationService } from './api';
import { captureForms } from './capture';
import { CLEAR_PARAMETER, PREVIEW_PARAMETER, type SocialProofSettings } from './contract';
import { forget, visit, visitorId } from './memory';
import type { Feed } from './notifications.rules';
import { bareAddress } from './rules';
import { showNotifications } from './show';
import { createSocialProofStore, type Shown, type SocialProofStore } from './store';

/** Shoppers hear nothing of it: a shop works without. */
const fail = (cause: unknown) =>
  report({ island: 'social-proof', what: 'The notification service did not answer.', why: 'Visitors see no recent activity.', fix: 'See the cause.', cause });

const NOTHING: Feed = { notifications: [], widgets: [], analyticsLimit: 0, capturesForms: false, rules: [] };

/** The one widget that the address asks to see: its example, or the example that the service has. */
async function fetchPreview(service: NotificationService, widgetId: string, signal: AbortSignal): Promise<Feed> {
  const demo = await service.fetchDemo(widgetId, signal);
  return { ...NOTHING, notifications: demo ? [{ ...demo, widgetId }] : [] };
}

/** A visit: what there is is fetched and shown, and forms are looked at, if account and page want that. */
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

/** Begins as soon as a category is agreed to, ends when that is taken back, and begins again. Returns how to stop for good. */
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
    // What a visitor has closed stays closed.
    forget(false);
    stopWaiting = wait();
  });
  return () => {
    stopListening();
    finish();
  };
}

/** @param settings undefined where no service is named: then nothing runs */
export function createLiveSocialProof(settings: SocialProofSettings | undefined, time: Clock = clock): SocialProofStore {
  if (new URLSearchParams(location.search).has(CLEAR_PARAMETER)) forget(true);
  return createSocialProofStore(($shown) => (settings ? whileGranted(settings.category, () => run(settings, time, $shown)) : () => {}));
}
