/** Owns which notifications are shown and how they are worded. Pure. */

import { safeLink } from '../../src/rules/link';
import * as texts from '../../src/texts/table';
import type { Card, Sentence } from './contract';
import type { CaptureRule, Notification, Place, Position, SocialWidget } from './notifications.rules';

/** The notifications to show, each once: without known ids (shown before, or the visitor's own) and closed widgets. */
export function queueOf(
  notifications: readonly Notification[],
  hidden: { ids: readonly string[]; widgets: readonly string[] },
): Notification[] {
  const known = new Set(hidden.ids);
  return notifications.filter(
    ({ id, widgetId }) => !hidden.widgets.includes(widgetId) && !known.has(id) && known.add(id),
  );
}

/** The name of the smallest known place. */
const nameOf = ({ city, region, country }: Place) => city || region || country;

/** The index of the text's form, by whether a name and a place are known. The four forms are in this order. */
const formOf = (name: string, place: string) => (name ? (place ? 0 : 1) : place ? 2 : 3);

const BOUGHT = [
  texts.socialNameInPlaceBought,
  texts.socialNameBought,
  texts.socialPlaceBought,
  texts.socialSomebodyBought,
] as const;
const SIGNED_UP = [
  texts.socialNameInPlaceSignedUp,
  texts.socialNameSignedUp,
  texts.socialPlaceSignedUp,
  texts.socialSomebodySignedUp,
] as const;

/** A notification's sentence. Where it counts several people, it names nobody. */
function sentenceOf({ firstName, count, place: where, cart: [product] }: Notification): Sentence {
  const place = nameOf(where);
  const values = { name: firstName, place, count, product: product?.name ?? '' };
  if (count > 1) return { text: product ? texts.socialPeopleBought : texts.socialPeople, values };
  const form = formOf(firstName, place);
  return { text: (product ? BOUGHT : SIGNED_UP)[form] as texts.Text, values };
}

/** An http or https address; undefined for any other. */
function webLink(address: string, page: string): string | undefined {
  const link = address && safeLink(address, page);
  return link && /^https?:/.test(link) ? link : undefined;
}

/**
 * What a notification's card shows. Picture and link are those of the first product.
 * @param page the address to which relative ones belong
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

const NO_WIDGET: SocialWidget = {
  id: '',
  type: '',
  position: undefined,
  displayTime: undefined,
  delay: undefined,
  isClosedForLong: undefined,
};

/** A widget's settings by its id; those of an unknown one leave everything to the page. */
export const widgetOf = (widgets: readonly SocialWidget[], id: string): SocialWidget =>
  widgets.find((one) => one.id === id) ?? NO_WIDGET;

/** The rules for a page. The form's selector decides which of them fits a form. */
export const rulesFor = (rules: readonly CaptureRule[], address: string): CaptureRule[] =>
  rules.filter(({ page }) => address.includes(page));

/** A page's address without query and anchor, which may say something about the visitor. */
export const bareAddress = (address: string): string => address.replace(/[?#].*$/, '');
