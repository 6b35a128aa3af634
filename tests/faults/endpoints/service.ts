/** A social-proof service: visitors never hear of it (docs/decisions/spec.md), whatever it answers. */

import { visitAddress } from '../../helpers/browser';
import { find } from '../../helpers/fixture';
import type { Endpoint } from '../endpoint';

const NOTIFICATION = { id: 'n1', widgetId: 'w1', firstName: 'Mara', location: { city: 'Leeds' } };
const RULE = { widgetId: 'w1', widgetType: 'form' };
const FEED = JSON.stringify({
  notifications: [NOTIFICATION],
  widgets: [{ id: 'w1' }],
  accountFeatures: { formCapture: true },
  formCaptureRules: [RULE],
});
const CARD = '.shop-islands-social-proof';

let settings: HTMLElement;

/** The visitor has agreed. The island calls the service as soon as the page has the settings. */
function prepare(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as the consent manager does
  document.cookie = 'cookieyes-consent=consentid:a,consent:yes,action:yes,necessary:yes,advertisement:yes; path=/';
  for (const name of ['_tpapp', 'tp-shown-notifications', 'tp-analytics-count', 'tp-analytics-view']) {
    // biome-ignore lint/suspicious/noDocumentCookie: a new visitor
    document.cookie = `${name}=; max-age=0; path=/`;
  }
  localStorage.clear();
  settings = find('script[data-island]');
  settings.textContent = JSON.stringify({
    account: '1',
    base: 'https://service.example/',
    delay: 1,
    displayTime: 1,
    geolocation: 'https://place.example/',
  });
  settings.remove();
}

function begin({ adopt }: { adopt(host: HTMLElement): void }): void {
  const host = settings.cloneNode(true) as HTMLElement;
  document.body.append(host);
  adopt(host);
}

function submitForm(): void {
  find<HTMLInputElement>('#letter-name').value = 'Mara';
  find<HTMLInputElement>('#letter-mail').value = 'mara@example.com';
  find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
}

const service = {
  island: 'social-proof',
  prepare,
  others: (call: string) => (/notifications\?/.test(call) ? FEED : /submissions|place/.test(call) ? '{}' : '{}'),
  told: 'silent',
  isNewest: true,
  // An answer without the expected fields is no failure; it shows nothing.
  fine: ['nothing', 'null', 'a list', 'an object', 'a number', 'words'],
} satisfies Partial<Endpoint>;

/** Calls that nobody waits for: each is made once, even if it fails. */
const told = { ...service, isOnce: true, isDone: (_visit, { mine }) => mine.length === 1 } satisfies Partial<Endpoint>;

export const services: readonly Endpoint[] = [
  {
    ...service,
    calls: 'createNotificationService.fetchFeed',
    on: /service\.example\/notifications/,
    good: FEED,
    act: begin,
    isDone: ({ seen }) => seen(CARD),
    isOnce: true,
  },
  {
    ...service,
    calls: 'createNotificationService.fetchDemo',
    prepare: () => {
      prepare();
      visitAddress('/?tp-preview-widget=w1');
    },
    on: /service\.example\/demo/,
    good: JSON.stringify(NOTIFICATION),
    act: begin,
    isDone: ({ seen }) => seen(CARD),
    isOnce: true,
  },
  { ...told, calls: 'createNotificationService.postSession', on: /service\.example\/sessions/, good: '{}', act: begin },
  {
    ...told,
    calls: 'createNotificationService.postAnalytics',
    on: /service\.example\/analytics/,
    good: '{}',
    act: begin,
  },
  {
    ...told,
    calls: 'createNotificationService.postSubmission',
    ready: begin,
    on: /service\.example\/submissions/,
    good: '{"data":{"notification":{"id":"n9"}}}',
    act: submitForm,
  },
  // If the place is unknown, the submission is sent without it.
  {
    ...told,
    calls: 'fetchPlace',
    ready: begin,
    on: /place\.example/,
    good: '{"city":"Leeds"}',
    act: submitForm,
    told: 'nothing',
  },
];
