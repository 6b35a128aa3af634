/** Reads swatches on a card: its pictures, and what is chosen. */
import { ARCHIVE_CARD, GROUP, PICTURE, type Picture, SELECTED, SERVER_GROUP, SWATCH, WRAP } from './contract';

/** The card that a group is on. */
export const readCard = (group: Element): Element => group.closest(ARCHIVE_CARD) ?? group.closest('.product') ?? group.closest(WRAP)?.parentElement ?? group;

/** Every picture of a card; those on swatches are none. */
export const readPictures = (card: Element): HTMLImageElement[] => [...card.querySelectorAll('img')].filter((image) => !image.closest(GROUP));

/** The pictures that the server's one is for; a theme with names of its own has it first. */
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

/** What an image shows. */
export const readPicture = (image: Element): Picture => [image.getAttribute('src'), image.getAttribute('srcset')];
