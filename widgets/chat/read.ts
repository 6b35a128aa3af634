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
 * The settings in the page's markup, for pages without the global. The webhook is left out, because anybody who can
 * write an attribute could have each chat reported to an address.
 */
export function readSettings(root: ParentNode): RawSettings | undefined {
  const carrier = root.querySelector(`${DATA}[data-settings],[data-island~="chat"][data-settings]`);
  const settings = carrier && json(carrier, 'data-settings');
  return settings ? { ...settings, hook_url: undefined } : undefined;
}

/**
 * The HTML that is shown where there is no number, from the attribute in which older versions of the plugin print it.
 */
export const readNoNumber = (root: ParentNode): string =>
  root.querySelector(DATA)?.getAttribute('data-no_number') ?? '';

/**
 * The recipient of an element's chat: the element's own number and text, else the page's. The prefix stands only before
 * an element's own text.
 */
export function readTarget(element: Element, { number, text: words, prefix }: ChatSettings): ChatTarget {
  const own = element.getAttribute('data-pre_filled');
  return {
    number: numberOf(element.getAttribute('data-number')) || number,
    text: own === null ? words : `${prefix}${own}`,
  };
}

/** The id for a heading that has none. */
export const HEADING_ID = 'shop-islands-chat-heading';

/** The button's words, visible or not; "" where it has none. */
export const readCall = (root: Element): string => words(root.querySelector(`${BUTTON} ${CALL}`));

/** The badge's distance from the button's corner, as CSS lengths by side, for the sides that the style names. */
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
