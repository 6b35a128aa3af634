/** Shows the picture of a choice on a card, from the group's own map or from the server. Loaded at the first press. */

import { createLatest } from '../../../src/api/latest';
import { parseHtml } from '../../../src/bridge/page/html';
import { report } from '../../../src/bridge/page/islands';
import { parseStored } from '../../../src/bridge/page/storedJson';
import type { CallError } from '../../../src/rules/callError';
import { type Choice, fetchSwatchImage } from '../api';
import { MAP_GROUP, type Picture, WRAP } from '../contract';
import { readCard, readChoice, readPictures, readThumbnails } from '../read';
import { safePicture } from '../rules';
import { cover, remember, show } from './cardPicture';

type Addresses = Record<string, { src?: unknown } | null>;

const maps = new WeakMap<Element, Addresses>();

/** The picture addresses on a group, read once; none when they are broken. */
function mapOf(group: HTMLElement): Addresses {
  const known = maps.get(group);
  if (known) return known;
  const json = group.getAttribute('data-attribute');
  const stored = parseStored(json);
  const isMap = stored && typeof stored === 'object';
  if (json && !isMap) {
    report({
      island: 'loop-swatches',
      what: 'A swatch group’s data-attribute is no JSON object.',
      why: 'The card keeps its own picture.',
      fix: 'Print it with esc_attr().',
    });
  }
  const map = isMap ? (stored as Addresses) : {};
  maps.set(group, map);
  return map;
}

function showFromMap(group: HTMLElement, value: string): void {
  const picture = safePicture(mapOf(group)[value]?.src, null, document.baseURI);
  for (const image of readPictures(readCard(group))) show(image, picture);
}

interface Card {
  /** The last choice that the server was asked about, unless the call failed. */
  asked?: string;
  uncover?: (() => void) | undefined;
  fetch: (productId: string, choice: Choice) => Promise<string | undefined>;
}

const cards = new WeakMap<Element, Card>();

function cardOf(element: Element): Card {
  const card = cards.get(element) ?? { fetch: createLatest(fetchSwatchImage) };
  cards.set(element, card);
  return card;
}

function pictureIn(html: string): Picture | undefined {
  const image = parseHtml(html).querySelector('img');
  return image ? safePicture(image.getAttribute('src'), image.getAttribute('srcset'), document.baseURI) : undefined;
}

function tellFailure(cause: unknown): void {
  const { code, message } = cause as CallError;
  if (code === 'aborted') return;
  const what = `A swatch’s picture could not be had: ${message}.`;
  report({
    island: 'loop-swatches',
    what,
    why: 'The card keeps its own picture.',
    fix: 'If it was denied, cache pages for less than 12 hours.',
    cause,
  });
}

/** Asks the server for the picture when every group has a selection. Drops answers to older calls. */
async function showFromServer(group: HTMLElement): Promise<void> {
  const choice = readChoice(group);
  const productId = group.closest<HTMLElement>(WRAP)?.dataset.productId;
  if (!choice || !productId) return;
  const element = readCard(group);
  const card = cardOf(element);
  const asked = JSON.stringify(choice);
  if (card.asked === asked) return;
  card.asked = asked;
  card.uncover?.();
  const images = readThumbnails(element);
  // One of the images belongs to a view that the archive does not show.
  const image = images.find(({ offsetWidth }) => offsetWidth) ?? images[0];
  card.uncover = image && cover(image);
  let picture: Picture | undefined;
  try {
    const html = await card.fetch(productId, choice);
    picture = html === undefined ? undefined : pictureIn(html);
  } catch (error) {
    delete card.asked;
    tellFailure(error);
  }
  card.uncover?.();
  // The theme may have replaced the images during the call.
  for (const image of readThumbnails(element)) show(image, picture);
}

/** Shows the picture of a value, from the group's map or from the server. */
export function showPicture(group: HTMLElement, value: string): void {
  if (group.matches(MAP_GROUP)) showFromMap(group, value);
  else void showFromServer(group);
}

/** Remembers the pictures of a card's images as their own. */
export function keep(shown: readonly (readonly [HTMLImageElement, Picture])[]): void {
  for (const [image, picture] of shown) remember(image, picture);
}
