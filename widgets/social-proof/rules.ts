/** Owns which notifications are shown and how they are worded. Pure. */

import { safeLink } from '../../src/rules/link';
import * as texts from '../../src/texts/table';
import type { Card, Sentence } from './contract';
import type { CaptureRule, Notification, Place, Position, SocialWidget } from './notifications.rules';

/** Those that are neither shown before, nor the visitor's own, nor of a widget that was closed; each once. */
export function queueOf(notifications: readonly Notification[], hidden: { ids: readonly string[]; widgets: readonly string[] }): Notification[] {
  const known = new Set(hidden.ids);
  return notifications.filter(({ id, widgetId }) => !hidden.widgets.includes(widgetId) && !known.has(id) && known.add(id));
}

/** The nearest place that has a name. */
const nameOf = ({ city, region, country }: Place) => city || region || country;

/** Whether it is said who and where; the text's four forms are in this order. */
const formOf = (name: string, place: string) => (name ? (place ? 0 : 1) : place ? 2 : 3);

const BOUGHT = [texts.socialNameInPlaceBought, texts.socialNameBought, texts.socialPlaceBought, texts.socialSomebodyBought] as const;
const SIGNED_UP = [texts.socialNameInPlaceSignedUp, texts.socialNameSignedUp, texts.socialPlaceSignedUp, texts.socialSomebodySignedUp] as const;

/** What a notification says. Several people are not named. */
function sentenceOf({ firstName, count, place: where, cart: [product] }: Notification): Sentence {
  const place = nameOf(where);
  const values = { name: firstName, place, count, product: product?.name ?? '' };
  if (count > 1) return { text: product ? texts.socialPeopleBought : texts.socialPeople, values };
  const form = formOf(firstName, place);
  return { text: (product ? BOUGHT : SIGNED_UP)[form] as texts.Text, values };
}

/** An address that can be shown or followed: http or https; undefined for any other. */
function webLink(address: string, page: string): string | undefined {
  const link = address && safeLink(address, page);
  return link && /^https?:/.test(link) ? link : undefined;
}

/**
 * What a notification's card shows; its picture and its link are of the first product.
 * @param page address that relative ones stand to
 */
export function cardOf(notification: Notification, position: Position, page: string): Card {
  const [product] = notification.cart;
  return {
    id: notification.id,
    sentence: sentenceOf(notification),
    href: webLink(product?.url ?? '', page),
    picture: webLink(notification.imageUrl, page) ?? webLink(product?.imageUrl ?? '', page),
    price: product?.price ?? '',
    position,
  };
}

const NO_WIDGET: SocialWidget = { id: '', type: '', position: undefined, displayTime: undefined, delay: undefined, isClosedForLong: undefined };

export const widgetOf = (widgets: readonly SocialWidget[], id: string): SocialWidget => widgets.find((one) => one.id === id) ?? NO_WIDGET;

/** The first rule for a page; what its form is, the page tells. */
export const rulesFor = (rules: readonly CaptureRule[], address: string): CaptureRule[] => rules.filter(({ page }) => address.includes(page));

/** The page's address without what may be about the visitor. */
export const bareAddress = (address: string): string => address.replace(/[?#].*$/, '');
