/** Owns how a notification looks. All that a service says is text; addresses are links and pictures only if they are safe. */

import { safeLink } from '../../src/rules/link';
import { say } from '../../src/texts/say';
import { sayCount } from '../../src/texts/sayCount';
import { close as closeText, socialProofLabel } from '../../src/texts/table';
import { make } from '../../src/ui/make';
import { CARD } from './contract';
import type { Notification, Position } from './notifications.rules';
import { productOf, sentenceOf } from './rules';

export interface CardActions {
  onClick(): void;
  onClose(): void;
}

/** Pixels. */
const PICTURE = 64;

/** An address that can be shown or followed: http or https; undefined for any other. */
const webAddress = (address: string): string | undefined => {
  const link = address && safeLink(address, location.href);
  return link && /^https?:/.test(link) ? link : undefined;
};

/** A picture that cannot be had is left out. */
function makePicture(src: string): HTMLImageElement {
  const image = make('img', { alt: '', width: PICTURE, height: PICTURE, referrerPolicy: 'no-referrer' });
  image.onerror = () => image.remove();
  image.src = src;
  return image;
}

function makeWords(notification: Notification, onclick: () => void): HTMLElement {
  const { text, values } = sentenceOf(notification);
  const product = productOf(notification);
  const words = sayCount(text, values);
  const href = product && webAddress(product.url);
  const sentence = make('p', {}, href ? make('a', { href, onclick }, words) : words);
  return make('div', { className: `${CARD}-words` }, sentence, ...(product?.price ? [make('p', {}, product.price)] : []));
}

/** A notification's card, not yet on the page. */
export function makeCard(notification: Notification, position: Position, { onClick, onClose }: CardActions): HTMLElement {
  const picture = webAddress(notification.imageUrl) ?? webAddress(productOf(notification)?.imageUrl ?? '');
  const glyph = make('span', {}, '×');
  glyph.setAttribute('aria-hidden', 'true');
  const button = make('button', { type: 'button', onclick: onClose }, glyph);
  button.setAttribute('aria-label', say(closeText));
  const card = make('aside', { className: `shop-islands ${CARD}` }, ...(picture ? [makePicture(picture)] : []), makeWords(notification, onClick), button);
  card.setAttribute('aria-label', say(socialProofLabel));
  card.dataset.position = position;
  return card;
}
