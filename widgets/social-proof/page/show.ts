/** Owns showing notifications one after the other, and storing and reporting that they were shown. */

import type { WritableAtom } from 'nanostores';
import type { Clock } from '../../../src/bridge/page/clock';
import { emit } from '../../../src/bridge/page/islands';
import type { Cleanup } from '../../../src/island/types';
import type { Action, NotificationService } from '../api';
import {
  CLOSED,
  CLOSED_COOKIE,
  LIST_SECONDS,
  SHOWN,
  SHOWN_COOKIE,
  type SocialProofSettings,
  SUBMITTED_COOKIE,
  VIEW_COOKIE,
  VIEW_SECONDS,
} from '../contract';
import type { Feed, Notification } from '../notifications.rules';
import { bareAddress, cardOf, queueOf, widgetOf } from '../rules';
import type { Shown } from '../store';
import { addId, count, readIds } from './memory';
import { type Queued, runQueue } from './queue';

/** Calls back when the page is visible, at once if it is. Returns how to stop waiting. */
function whenSeen(run: () => void): Cleanup {
  const gone = new AbortController();
  const look = () => {
    if (document.hidden) return;
    gone.abort();
    run();
  };
  document.addEventListener('visibilitychange', look, { signal: gone.signal });
  look();
  return () => gone.abort();
}

/**
 * Creates the reports of views, clicks and closes to the service: within its limit, and for views only one per widget
 * and day.
 */
function createTeller(
  { postAnalytics }: NotificationService,
  limit: number,
  { now }: Clock,
  fail: (cause: unknown) => void,
) {
  return (widgetId: string, action: Action) => {
    const isView = action === 'view';
    if ((isView && readIds(VIEW_COOKIE).includes(widgetId)) || !count(limit, now())) return;
    if (isView) addId(VIEW_COOKIE, widgetId, VIEW_SECONDS);
    postAnalytics(widgetId, action, bareAddress(location.href)).catch(fail);
  };
}

export interface ShowOptions {
  settings: SocialProofSettings;
  /** True for a preview, of which nothing is remembered or reported. */
  isPreview: boolean;
  fail(cause: unknown): void;
  /** Receives the card that is shown now. */
  $shown: WritableAtom<Shown | null>;
}

/** Shows a feed's notifications; returns how to stop. */
export function showNotifications(
  feed: Feed,
  service: NotificationService,
  clock: Clock,
  { settings, isPreview, fail, $shown }: ShowOptions,
): Cleanup {
  const tell = isPreview ? () => {} : createTeller(service, feed.analyticsLimit, clock, fail);
  const hidden = isPreview ? [] : [...readIds(SHOWN_COOKIE), ...readIds(SUBMITTED_COOKIE)];

  const queuedOf = (notification: Notification): Queued => {
    const { id, widgetId } = notification;
    const widget = widgetOf(feed.widgets, widgetId);
    const detail = { id, widgetId };
    let element: HTMLElement | null = null;

    const close = () => {
      if (!isPreview && (widget.isClosedForLong ?? settings.isClosedForLong))
        addId(CLOSED_COOKIE, widgetId, LIST_SECONDS);
      tell(widgetId, 'close');
      queue.drop(widgetId);
      emit(CLOSED, detail, element ?? undefined);
      queue.closeCurrent();
    };

    return {
      widgetId,
      delay: widget.delay ?? settings.delay,
      displayTime: widget.displayTime ?? settings.displayTime,
      isHeld: () => !!element && (element.matches(':hover') || element.contains(document.activeElement)),
      show(onSeen) {
        let isSeen = false;
        const attach = (made: HTMLElement | null) => {
          element = made;
          if (!made || isSeen) return;
          isSeen = true;
          if (!isPreview) addId(SHOWN_COOKIE, id, LIST_SECONDS);
          tell(widgetId, 'view');
          onSeen();
          emit(SHOWN, detail, made);
        };
        const card = cardOf(notification, widget.position ?? settings.position, location.href);
        $shown.set({ card, attach, click: () => tell(widgetId, 'click'), close });
        return () => $shown.set(null);
      },
    };
  };

  const items = queueOf(feed.notifications, { ids: hidden, widgets: isPreview ? [] : readIds(CLOSED_COOKIE) }).map(
    queuedOf,
  );
  const queue = runQueue(items, clock, whenSeen);
  return queue.stop;
}
