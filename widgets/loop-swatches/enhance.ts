/** Gives swatches on cards life: a press chooses, and the card shows what was chosen. */
import { shopIslands } from '../../src/bridge/page/islands';
import { adoptStyles } from '../../src/bridge/page/styles';
import { attributeWords } from '../../src/rules/attributeWords';
import swatches from '../../src/ui/swatches.css?inline';
import { GROUP, MAP_GROUP, ORIGINAL, SELECTED, SWATCH } from './contract';
import { adoptRadios, showRadios } from './radioGroup';
import { readCard, readPicture, readPictures } from './read';
import css from './styles.css?inline';

type ShowPicture = typeof import('./pictures').showPicture;

/** Most shoppers choose on no card: what shows pictures comes with the first press. Without it the choice stands. */
const showLater: ShowPicture = (group, value) => void import('./pictures').then(({ showPicture }) => showPicture(group, value));

/** Chooses a swatch; pressed again it stays chosen. */
export function press(swatch: HTMLElement, showPicture: ShowPicture = showLater): void {
  const group = swatch.closest<HTMLElement>(GROUP);
  if (!group) return;
  // ShopEngine's own script has done it by now; what is left is to say it.
  if (!group.matches(MAP_GROUP) && shopIslands().isOriginalActive(ORIGINAL)) return showRadios(group, SWATCH);
  for (const one of group.querySelectorAll(SWATCH)) one.classList.toggle(SELECTED, one === swatch);
  showRadios(group, SWATCH);
  showPicture(group, swatch.dataset.value ?? '');
}

export function adopt(group: HTMLElement): undefined {
  adoptRadios(group, SWATCH, attributeWords(group.dataset.attribute_name ?? ''));
  // Before a click gets round: another script may change the picture first.
  const keepPictures = () => {
    const shown = readPictures(readCard(group)).map((image) => [image, readPicture(image)] as const);
    void import('./pictures').then(({ keep }) => keep(shown));
  };
  if (group.matches(MAP_GROUP)) for (const type of ['pointerdown', 'keydown']) group.addEventListener(type, keepPictures, { capture: true, once: true });
}

export const start = (): void => adoptStyles(swatches, css);
