/** Reads swatches on a card: the card's pictures and the choice. */
import { ARCHIVE_CARD, GROUP, PICTURE, type Picture, SELECTED, SERVER_GROUP, SWATCH, WRAP } from './contract';

/** The card that a group is on. */
export const readCard = (group: Element): Element =>
  group.closest(ARCHIVE_CARD) ?? group.closest('.product') ?? group.closest(WRAP)?.parentElement ?? group;

/** Every picture of a card, without those on swatches. */
export const readPictures = (card: Element): HTMLImageElement[] =>
  [...card.querySelectorAll('img')].filter((image) => !image.closest(GROUP));

/** The images that show the server's picture. A theme with class names of its own has them first. */
export function readThumbnails(card: Element): HTMLImageElement[] {
  const pictures = readPictures(card);
  const named = pictures.filter((image) => image.matches(PICTURE));
  return named.length ? named : pictures.slice(0, 1);
}

/** Attribute and value of every group beside this one; undefined while one has no selection (SPEC 5). */
export function readChoice(group: Element): [attribute: string, value: string][] | undefined {
  const groups = [...(group.closest(WRAP) ?? group.parentElement ?? group).querySelectorAll<HTMLElement>(SERVER_GROUP)];
  const choice = groups.map((one): [string, string] => [
    one.dataset.attribute_name ?? '',
    one.querySelector<HTMLElement>(`${SWATCH}.${SELECTED}`)?.dataset.value ?? '',
  ]);
  return choice.length && choice.every(([attribute, value]) => attribute && value) ? choice : undefined;
}

/** The picture that an image shows. */
export const readPicture = (image: Element): Picture => [image.getAttribute('src'), image.getAttribute('srcset')];
