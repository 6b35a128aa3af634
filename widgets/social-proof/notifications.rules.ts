/**
 * Owns reading a social-proof service's answers (SPEC 3.13). They are never trusted: any shape gives something
 * harmless.
 */
import { recordOf, recordsOf, type Values } from '../../src/rules/values';

export interface Place {
  city: string;
  region: string;
  country: string;
}

interface BoughtProduct {
  name: string;
  /** The price as the service writes it. */
  price: string;
  /** The two addresses are not checked yet. */
  imageUrl: string;
  url: string;
}

/** One event that visitors see. */
export interface Notification {
  id: string;
  widgetId: string;
  /** First name of the person who did it; '' where nobody is named. */
  firstName: string;
  /** How many people did it; 0 where the service does not say. */
  count: number;
  place: Place;
  /** The address of the picture, not checked yet. */
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
  /** True where the widget stays closed for 14 days; undefined for the page's own setting. */
  isClosedForLong: boolean | undefined;
}

/** Which forms' submissions are reported. */
export interface CaptureRule {
  widgetId: string;
  widgetType: string;
  /** Part of the address of the form's page; '' for every page. */
  page: string;
  /** Selector of the form; '' for every form. */
  form: string;
  /** Names of the form's fields; '' for any field that is known as such. */
  firstName: string;
  email: string;
  /** Part of the success page's address; '' for none. */
  successPage: string;
}

export interface Feed {
  notifications: Notification[];
  widgets: SocialWidget[];
  /** How many views, clicks and closes may be reported in ten minutes. */
  analyticsLimit: number;
  capturesForms: boolean;
  rules: CaptureRule[];
}

/** Id of the widget for notifications that name none. */
const ALL = 'all';
/** The default for a service that sets no limit. */
const ANALYTICS_LIMIT = 20;
const POSITIONS: readonly unknown[] = ['bottom-left', 'bottom-right', 'top-left', 'top-right'] satisfies Position[];

/** A text or a number as text on one line, of 200 characters at most; '' for anything else. */
export const wordOf = (value: unknown): string =>
  typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value))
    ? `${value}`.replace(/\s+/g, ' ').trim().slice(0, 200)
    : '';

/** An id that can stand in a cookie; '' for any other. */
const idOf = (value: unknown): string => (/^[\w-]{1,64}$/.test(wordOf(value)) ? wordOf(value) : '');
const addressOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
const countOf = (value: unknown) => Math.max(0, Math.floor(Number(wordOf(value)) || 0));

/** Reads seconds as milliseconds; undefined for less than 0 or more than an hour. */
export function timeOf(value: unknown): number | undefined {
  const seconds = Number(wordOf(value) || Number.NaN);
  return seconds >= 0 && seconds <= 3600 ? seconds * 1000 : undefined;
}

/** Reads a corner's name; undefined for anything else. */
export const positionOf = (value: unknown): Position | undefined =>
  POSITIONS.includes(value) ? (value as Position) : undefined;

/** Reads where somebody is; fields that are missing are ''. */
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

/** Reads a notification; undefined where it has no id or says nothing. */
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

/** Reads the answer to `GET notifications` (SPEC 7.7). */
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
