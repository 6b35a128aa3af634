/** Reads the chat's markup. */

import { text } from '../../src/dom/attributes';
import { json } from '../../src/dom/json';
import { ownStyle } from '../../src/dom/ownStyle';
import { words } from '../../src/dom/words';
import {
  BADGE,
  BADGE_PLACE,
  type BadgeProps,
  BOX,
  BUTTON,
  CALL,
  type ChatProps,
  type ChatSettings,
  type ChatTarget,
  DATA,
  type Frame,
  HEADING,
  MODAL,
  type RawSettings,
  ROOT,
} from './contract';
import { numberOf } from './rules';

/**
 * The settings in the page's markup, for where no global has them. Without the webhook: whoever writes an attribute
 * would be told of each chat.
 */
export function readSettings(root: ParentNode): RawSettings | undefined {
  const carrier = root.querySelector(`${DATA}[data-settings],[data-island~="chat"][data-settings]`);
  const settings = carrier && json(carrier, 'data-settings');
  return settings ? { ...settings, hook_url: undefined } : undefined;
}

/** The old place of what is shown where there is no number: HTML. */
export const readNoNumber = (root: ParentNode): string =>
  root.querySelector(DATA)?.getAttribute('data-no_number') ?? '';

/**
 * Whom an element's chat is with: its own number and text, else the page's; the prefix is for an element's text only.
 */
export function readTarget(element: Element, { number, text: words, prefix }: ChatSettings): ChatTarget {
  const own = element.getAttribute('data-pre_filled');
  return {
    number: numberOf(element.getAttribute('data-number')) || number,
    text: own === null ? words : `${prefix}${own}`,
  };
}

/** For a heading without an id. */
export const HEADING_ID = 'shop-islands-chat-heading';

/** The button's words, in sight or not; "" where it has none. */
export const readCall = (root: Element): string => words(root.querySelector(`${BUTTON} ${CALL}`));

/** How far the badge stands from the button's corner, as CSS lengths by side: those that the style says. */
function readBadgePlace(root: Element): Record<string, string> {
  const place = root.querySelector(`${BUTTON} ${BADGE_PLACE}`);
  const sides = ['top', 'right'].map((side) => [side, place ? text(place, `data-nb_${side}`) : '']);
  return Object.fromEntries(sides.filter(([, length]) => length));
}

/** The badge in its outer element. */
export function readBadge(root: Element, outer: HTMLElement): BadgeProps {
  const badge = outer.querySelector<HTMLElement>(BADGE);
  return {
    className: outer.className,
    style: ownStyle(outer),
    badgeClassName: badge?.className ?? '',
    badgeStyle: badge ? { ...ownStyle(badge), ...readBadgePlace(root) } : undefined,
    text: words(badge),
  };
}

/** The greeting's heading, where it has words. */
export const readHeading = (box: Element): Element | undefined =>
  [...box.querySelectorAll(HEADING)].find((heading) => heading.textContent?.trim());

function readFrame(box: HTMLElement): Frame {
  const heading = readHeading(box);
  const data = box.getAttributeNames().filter((name) => name.startsWith('data-'));
  return {
    id: box.id || 'shop-islands-chat-greeting',
    className: box.className,
    style: ownStyle(box),
    isHidden: box.hidden,
    data: Object.fromEntries(data.map((name) => [name, text(box, name)])),
    isModal: box.classList.contains(MODAL),
    headingId: heading && (heading.id || HEADING_ID),
    nodes: [...box.childNodes],
  };
}

/** The greeting's frame; undefined for a link, and for a chat without a greeting. */
export function readHost(host: HTMLElement): ChatProps {
  const box = host.matches(ROOT) ? host.querySelector<HTMLElement>(BOX) : null;
  return { greeting: box ? readFrame(box) : undefined };
}
