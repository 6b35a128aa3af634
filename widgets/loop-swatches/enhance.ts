/** Runs swatches on cards: a press chooses a value, and the card shows its picture. */
import { shopIslands } from '../../src/bridge/page/islands';
import { adoptStyles } from '../../src/bridge/page/styles';
import { attributeWords } from '../../src/rules/attributeWords';
import swatches from '../../src/ui/swatches.css?inline';
import { GROUP, MAP_GROUP, ORIGINAL, SELECTED, SWATCH } from './contract';
import { adoptRadios, showRadios } from './page/radioGroup';
import { readCard, readPicture, readPictures } from './read';
import css from './styles.css?inline';

type ShowPicture = typeof import('./page/choicePicture').showPicture;

const loadPictures = () => import('./page/choicePicture');

/**
 * Loads the code for pictures at the first press, because most shoppers choose on no card. If it does not load, the
 * choice still counts.
 */
const showLater: ShowPicture = (group, value) =>
  void loadPictures().then(({ showPicture }) => showPicture(group, value), console.warn);

/** Chooses a swatch. A second press keeps the choice. */
export function press(swatch: HTMLElement, showPicture: ShowPicture = showLater): void {
  const group = swatch.closest<HTMLElement>(GROUP);
  if (!group) return;
  // ShopEngine's own script has chosen already; only the state for screen readers is missing.
  if (!group.matches(MAP_GROUP) && shopIslands().isOriginalActive(ORIGINAL)) return showRadios(group, SWATCH);
  for (const one of group.querySelectorAll(SWATCH)) one.classList.toggle(SELECTED, one === swatch);
  showRadios(group, SWATCH);
  showPicture(group, swatch.dataset.value ?? '');
}

/** Adopts a group of swatches. */
export function adopt(group: HTMLElement): undefined {
  adoptRadios(group, SWATCH, attributeWords(group.dataset.attribute_name ?? ''));
  // In the capture phase, because another script may change the picture during the click.
  const keepPictures = () => {
    const shown = readPictures(readCard(group)).map((image) => [image, readPicture(image)] as const);
    void loadPictures().then(({ keep }) => keep(shown), console.warn);
  };
  if (group.matches(MAP_GROUP))
    for (const type of ['pointerdown', 'keydown'])
      group.addEventListener(type, keepPictures, { capture: true, once: true });
}

/** Adds the style sheets. */
export const start = (): void => adoptStyles(swatches, css);
