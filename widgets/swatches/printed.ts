/** Owns the server's own swatches as long as the view is not there: they show the state, obey hand and keys, and say what they are. */
import { attributeWords } from '../../src/rules/attributeWords';
import { groupAttributes, radioAttributes, tabStopAmong } from '../../src/rules/radioGroup';
import { lendAttributes } from '../../src/ui/lendAttributes';
import { obeyRadioKey } from '../../src/ui/obeyRadioKey';
import { DISABLED, SELECTED, SWATCH, type SwatchState } from './contract';
import type { SwatchesStore } from './store';

/** Shows each swatch's state, and says it to screen readers. Returns what takes back what was said. */
function createShow(printed: readonly HTMLElement[]) {
  let takeBack: readonly (() => void)[] = [];
  return {
    show(swatches: readonly SwatchState[]) {
      const stop = tabStopAmong(swatches);
      for (const undo of takeBack) undo();
      takeBack = swatches.flatMap((swatch, place) => {
        const element = printed[place];
        if (!element) return [];
        element.classList.toggle(SELECTED, swatch.isSelected);
        element.classList.toggle(DISABLED, swatch.isDisabled);
        return lendAttributes(element, radioAttributes(swatch.label, swatch, place === stop));
      });
    },
    end: () => takeBack.forEach((undo) => void undo()),
  };
}

/** Makes them work. Returns a function that ends it. */
export function runPrinted(group: HTMLElement, printed: readonly HTMLElement[], { $swatches, press, labelId }: SwatchesStore): () => void {
  const life = new AbortController();
  const { signal } = life;
  const { show, end } = createShow(printed);
  const swatchOf = ({ target }: Event) => (target as Element).closest<HTMLElement>(SWATCH);
  const onClick = (event: Event) => {
    const swatch = swatchOf(event);
    if (!swatch) return;
    // This tells the loader that the click is done.
    event.preventDefault();
    press(swatch.dataset.value ?? '', swatch);
  };
  const onKey = (event: KeyboardEvent) => {
    const index = printed.indexOf(swatchOf(event) as HTMLElement);
    if (index >= 0) obeyRadioKey(event, index, printed, $swatches.get());
  };
  group.addEventListener('click', onClick, { signal });
  group.addEventListener('keydown', onKey, { signal });
  const stop = $swatches.subscribe(show);
  const giveBack = lendAttributes(group, groupAttributes(attributeWords(group.dataset.attribute_name ?? ''), labelId));
  return () => {
    life.abort();
    stop();
    end();
    giveBack();
  };
}
