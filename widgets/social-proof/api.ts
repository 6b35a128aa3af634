/** Owns the calls to a social-proof service (SPEC 7.7), whose address the shop sets. They are sent without cookies. */

import { fetchText } from '../../src/bridge/page/fetchText';
import { toJson } from '../../src/bridge/page/storedJson';
import { CallError } from '../../src/rules/callError';
import { recordOf } from '../../src/rules/values';
import type { Captured } from './formCapture.rules';
import {
  type Feed,
  type Notification,
  type Place,
  readFeed,
  readNotification,
  readPlace,
  wordOf,
} from './notifications.rules';

/** Milliseconds that a call may take (SPEC 9). */
export const TIMEOUT = 30_000;

export type Action = 'view' | 'click' | 'close';

/** A form's submission, as the service gets it. */
interface Submission extends Captured {
  location: Place;
  successPage?: string;
}

export interface NotificationService {
  /** Fetches the feed: notifications, widgets and rules. */
  fetchFeed(signal?: AbortSignal): Promise<Feed>;
  /** Fetches an example of a widget's notification; undefined where the service has none. */
  fetchDemo(widgetId: string, signal?: AbortSignal): Promise<Notification | undefined>;
  /** Reports a new visit. */
  postSession(visitor: string, url: string): Promise<void>;
  postAnalytics(widgetId: string, action: Action, url: string): Promise<void>;
  /** Reports a submission. Resolves with the id of the notification that was made of it; '' where none is named. */
  postSubmission(widgetId: string, submission: Submission): Promise<string>;
}

async function call(url: string, body?: unknown, signal?: AbortSignal): Promise<unknown> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (body) headers['Content-Type'] = 'application/json';
  // `keepalive`, because a click or a submitted form leaves the page.
  const init: RequestInit = {
    headers,
    credentials: 'omit',
    ...(body ? { method: 'POST', body: toJson(body), keepalive: true } : {}),
  };
  const { status, text } = await fetchText(url, init, TIMEOUT, signal);
  if (status < 200 || status > 299) throw new CallError('http', `HTTP ${status}`, status, true, text);
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    throw new CallError('invalid_json', text.slice(0, 80), status);
  }
}

/**
 * Creates the service of an account. All calls reject with a `CallError`: `timeout`, `aborted`, `fetch_error`, `http`,
 * `invalid_json`.
 * @param base absolute address of the service's folder
 */
export function createNotificationService(base: string, account: string): NotificationService {
  const address = (path: string, fields: Record<string, string> = {}) => {
    const url = new URL(path, base);
    for (const [name, value] of Object.entries({ account, ...fields })) if (value) url.searchParams.set(name, value);
    return url.href;
  };
  return {
    fetchFeed: async (signal) => readFeed(await call(address('notifications'), undefined, signal)),
    fetchDemo: async (widgetId, signal) =>
      readNotification(await call(address('demo', { widget: widgetId }), undefined, signal)),
    postSession: async (visitor, url) => void (await call(address('sessions'), { visitor, url })),
    postAnalytics: async (widgetId, action, url) =>
      void (await call(address('analytics', { widget: widgetId }), { action, url })),
    async postSubmission(widgetId, submission) {
      const answer = recordOf(await call(address('submissions', { widget: widgetId }), submission));
      return wordOf(recordOf(recordOf(answer.data).notification).id);
    },
  };
}

/** Asks a geolocation service where the visitor is. Fields that it does not answer are ''. */
export const fetchPlace = async (url: string): Promise<Place> => readPlace(await call(url));
