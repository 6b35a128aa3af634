/** Owns what a social-proof service answers (SPEC 3.13). It is never trusted: whatever shape it has, something harmless comes out. */
import { recordOf, recordsOf, type Values } from '../../src/rules/values';

export interface Place {
  city: string;
  region: string;
  country: string;
}

interface BoughtProduct {
  name: string;
  /** As the service words it. */
  price: string;
  /** Not yet checked. */
  imageUrl: string;
  url: string;
}

/** One event that visitors are told of. */
export interface Notification {
  id: string;
  widgetId: string;
  /** Who it was; '' where nobody is named. */
  firstName: string;
  /** How many they were; 0 where it is not said. */
  count: number;
  place: Place;
  /** Not yet checked. */
  imageUrl: string;
  cart: BoughtProduct[];
}

export type Position = 'bottom-left' | 'bottom-right' | 'top-left' | 'top-right';

/** How a widget shows its notifications. */
export interface SocialWidget {
  id: string;
  type: string;
  position: Position | undefined;
  /** Milliseconds; undefined for the page's own setting. */
  displayTime: number | undefined;
  delay: number | undefined;
  /** Closed by a visitor, it stays closed for 14 days. */
  isClosedForLong: boolean | undefined;
}

/** Which form's submissions make a notification. */
export interface CaptureRule {
  widgetId: string;
  widgetType: string;
  /** Part of the address of the form's page; '' for every page. */
  page: string;
  /** Selector of the form; '' for every form. */
  form: string;
  /** Names of the form's fields; '' to go by what they are called. */
  firstName: string;
  email: string;
  /** Part of the address of the page that says that it worked; '' for none. */
  successPage: string;
}

export interface Feed {
  notifications: Notification[];
  widgets: SocialWidget[];
  /** How many views, clicks and closes may be told in ten minutes. */
  analyticsLimit: number;
  capturesForms: boolean;
  rules: CaptureRule[];
}

/** The widget of notifications that name none. */
const ALL = 'all';
/** Where the service names none. */
const ANALYTICS_LIMIT = 20;
const POSITIONS: readonly unknown[] = ['bottom-left', 'bottom-right', 'top-left', 'top-right'] satisfies Position[];

/** A word or a number as text on one line, not longer than anybody would read. */
export const wordOf = (value: unknown): string =>
  typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value)) ? `${value}`.replace(/\s+/g, ' ').trim().slice(0, 200) : '';

/** Ids stand in cookies: any other is none. */
const idOf = (value: unknown): string => (/^[\w-]{1,64}$/.test(wordOf(value)) ? wordOf(value) : '');
const addressOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
const countOf = (value: unknown) => Math.max(0, Math.floor(Number(wordOf(value)) || 0));

/** Seconds as milliseconds, between nothing and an hour; else undefined. */
export function timeOf(value: unknown): number | undefined {
  const seconds = Number(wordOf(value) || Number.NaN);
  return seconds >= 0 && seconds <= 3600 ? seconds * 1000 : undefined;
}

export const positionOf = (value: unknown): Position | undefined => (POSITIONS.includes(value) ? (value as Position) : undefined);

export function readPlace(value: unknown): Place {
  const { city, region, country } = recordOf(value);
  return { city: wordOf(city), region: wordOf(region), country: wordOf(country) };
}

const readProduct = ({ name, price, productImageUrl, productUrl }: Values): BoughtProduct => ({
  name: wordOf(name),
  price: wordOf(price),
  imageUrl: addressOf(productImageUrl),
  url: addressOf(productUrl),
});

/** A notification; undefined where it has no id or says nothing. */
export function readNotification(value: unknown): Notification | undefined {
  const { id, widgetId, firstName, count, location, image, cart } = recordOf(value);
  const notification = {
    id: idOf(id),
    widgetId: idOf(widgetId) || ALL,
    firstName: wordOf(firstName),
    count: countOf(count),
    place: readPlace(location),
    imageUrl: addressOf(image),
    cart: recordsOf(cart)
      .map(readProduct)
      .filter(({ name }) => name),
  };
  const saysSomething = notification.firstName || notification.count > 0 || notification.cart.length > 0;
  return notification.id && saysSomething ? notification : undefined;
}

const readWidget = ({ id, type, position, displayTime, delay, permanentClose }: Values): SocialWidget => ({
  id: idOf(id),
  type: wordOf(type),
  position: positionOf(position),
  displayTime: timeOf(displayTime),
  delay: timeOf(delay),
  isClosedForLong: typeof permanentClose === 'boolean' ? permanentClose : undefined,
});

function readRule({ widgetId, widgetType, page, form, fields, successPage }: Values): CaptureRule {
  const { firstName, email } = recordOf(fields);
  return {
    widgetId: idOf(widgetId),
    widgetType: wordOf(widgetType),
    page: wordOf(page),
    form: wordOf(form),
    firstName: wordOf(firstName),
    email: wordOf(email),
    successPage: wordOf(successPage),
  };
}

/** What `GET notifications` answers (SPEC 7.7). */
export function readFeed(answer: unknown): Feed {
  const { notifications, widgets, analytics, accountFeatures, formCaptureRules } = recordOf(answer);
  const { limit } = recordOf(analytics);
  return {
    notifications: recordsOf(notifications).flatMap((one) => readNotification(one) ?? []),
    widgets: recordsOf(widgets)
      .map(readWidget)
      .filter(({ id }) => id),
    analyticsLimit: limit === undefined ? ANALYTICS_LIMIT : countOf(limit),
    capturesForms: recordOf(accountFeatures).formCapture === true,
    rules: recordsOf(formCaptureRules).map(readRule),
  };
}
