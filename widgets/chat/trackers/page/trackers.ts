/**
 * Owns telling the page's analytics and pixels that a chat has begun. It tells them only what the visitor has agreed
 * to.
 */
import { report } from '../../../../src/bridge/page/islands';
import { tabStorage } from '../../../../src/bridge/page/storage';
import { isAllowed } from '../../../../src/consent/answer';
import { ownGlobal } from '../../../../src/dom/ownGlobal';
import { COUNTED_STORAGE, EVENT_ID, type RawSettings } from '../../contract';
import { rawVariables, tell } from '../../page/settings';
import { entryOf, type Occasion, paramsOf, saysEntry, tagsOf, wordsOf } from '../rules';

/** The globals that analytics and pixels leave on a page. */
interface Trackers {
  dataLayer?: unknown[];
  gtag?: (...args: unknown[]) => void;
  google_tag_data?: { tidr?: { destination?: Record<string, unknown> } };
  gtag_report_conversion?: () => void;
  ga?: { getAll?: () => { send?: (...args: unknown[]) => void }[] };
  __gaTracker?: (...args: unknown[]) => void;
  fbq?: (...args: unknown[]) => void;
  apply_variables_value?: unknown;
}

const tracker = <Name extends keyof Trackers>(name: Name) => ownGlobal<NonNullable<Trackers[Name]>>(name);

const isOn = (value: unknown): boolean => value === true || ['yes', '1', 'true'].includes(String(value));

/** Lets add-ons replace a name or a value. */
function applyVariables(text: string): string {
  Object.assign(window, { apply_variables_value: undefined });
  tell('apply_variables', { v: text });
  const applied = tracker('apply_variables_value');
  return typeof applied === 'string' ? applied : text;
}

/** Does the same as gtag's own function: puts its arguments, as they are, into the data layer. */
function pushArguments(): void {
  // biome-ignore lint/complexity/noArguments: an array is not the same thing to gtag
  tracker('dataLayer')?.push(arguments);
}

/** Fills the placeholders of a name or a value. */
const fillingWith = (occasion: Occasion) => (text: string) => wordsOf(applyVariables(text), occasion);

function tellTags(raw: RawSettings, occasion: Occasion): void {
  const gtag = tracker('gtag');
  const fill = fillingWith(occasion);
  const name = fill(String(raw.g_an_event_name || 'click to chat'));
  const params = paramsOf(rawVariables(), 'g_an_params', fill);
  const dataLayer = tracker('dataLayer');
  const tags = dataLayer ? tagsOf(tracker('google_tag_data')?.tidr?.destination, dataLayer) : [];
  const send: (...args: unknown[]) => void = gtag ?? pushArguments;
  for (const tag of tags) send('event', name, { ...params, send_to: tag });
  if (!tags.length) gtag?.('event', name, params);
  if (!gtag && !dataLayer) tellOldAnalytics(occasion);
}

/** Tells Google's older analytics, whose interface other services still imitate. */
function tellOldAnalytics(occasion: Occasion): void {
  const { event_category, event_action, event_label } = entryOf(occasion);
  const event = ['event', event_category, event_action, event_label];
  const ga = tracker('ga');
  if (ga?.getAll) ga.getAll()[0]?.send?.(...event);
  else tracker('__gaTracker')?.('send', ...event);
}

function tellLayer(raw: RawSettings, occasion: Occasion): void {
  const dataLayer = tracker('dataLayer');
  const known = rawVariables();
  if (!saysEntry(known)) dataLayer?.push(entryOf(occasion));
  else if (isOn(raw.gtm)) {
    const fill = fillingWith(occasion);
    dataLayer?.push({
      event: fill(String(raw.gtm_event_name || 'Click to chat')),
      ...paramsOf(known, 'gtm_params', fill),
    });
  }
}

function tellAnalytics(raw: RawSettings, occasion: Occasion): void {
  if (isOn(raw.ga)) tellTags(raw, occasion);
  tellLayer(raw, occasion);
}

function tellPixels(raw: RawSettings, occasion: Occasion): void {
  const fbq = tracker('fbq');
  if (isOn(raw.ads)) tracker('gtag_report_conversion')?.();
  if (!isOn(raw.fb) || !fbq) return;
  const known = rawVariables();
  const params = paramsOf(known, 'pixel_params', fillingWith(occasion));
  const eventID = raw[EVENT_ID];
  raw[EVENT_ID] = '';
  fbq(
    String(known.pixel_event_type || 'trackCustom'),
    String(raw.pixel_event_name || 'Click to Chat by HoliThemes'),
    params,
    { eventID },
  );
}

/** Creates an event's id. If a shop's server also tells Meta of the chat, Meta counts events with the same id once. */
const newEventId = () => `event_${Math.floor(10_000 + Math.random() * 90_000)}`;

/** Reports a chat: each chat, or only the first of a visit if the settings say so. */
export function countChat(raw: RawSettings, number: string): void {
  const tasks = [isAllowed('analytics') && tellAnalytics, isAllowed('advertisement') && tellPixels].filter(
    (task) => task !== false,
  );
  if (!tasks.length || (raw.analytics === 'session' && tabStorage.get(COUNTED_STORAGE))) return;
  if (raw.analytics === 'session') tabStorage.set(COUNTED_STORAGE, 'done');
  raw[EVENT_ID] = newEventId();
  tell('analytics');
  for (const task of tasks) {
    try {
      task(raw, { number, title: document.title, url: location.href });
    } catch (cause) {
      report({
        island: 'chat',
        what: 'A tracker threw.',
        why: 'This chat is not counted.',
        fix: 'See the cause.',
        cause,
      });
    }
  }
}
