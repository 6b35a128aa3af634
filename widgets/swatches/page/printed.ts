/**
 * Owns the server's own swatches as long as the view is not there: they show their state, react to hand and keys, and
 * have roles and names.
 */
import { attributeWords } from '../../../src/rules/attributeWords';
import { groupAttributes, radioAttributes, tabStopAmong } from '../../../src/rules/radioGroup';
import { obeyRadioKey } from '../../../src/ui/presses/obeyRadioKey';
import { createLoan, type Loan, lendAttributes } from '../../../src/ui/views/lendAttributes';
import { DISABLED, SELECTED, SWATCH, type SwatchState } from '../contract';
import type { SwatchesStore } from '../store';

/** Shows each swatch's state, also to screen readers. */
function show(printed: readonly HTMLElement[], loans: readonly Loan[], swatches: readonly SwatchState[]): void {
  const stop = tabStopAmong(swatches);
  swatches.forEach((swatch, place) => {
    printed[place]?.classList.toggle(SELECTED, swatch.isSelected);
    printed[place]?.classList.toggle(DISABLED, swatch.isDisabled);
    loans[place]?.lend(radioAttributes(swatch.label, swatch, place === stop));
  });
}

/** Makes the swatches work. Returns a function that ends it. */
export function runPrinted(
  group: HTMLElement,
  printed: readonly HTMLElement[],
  { $swatches, press, labelId }: SwatchesStore,
): () => void {
  const life = new AbortController();
  const { signal } = life;
  const loans = printed.map(createLoan);
  const swatchOf = ({ target }: Event) => (target as Element).closest<HTMLElement>(SWATCH);
  const onClick = (event: Event) => {
    const swatch = swatchOf(event);
    if (!swatch) return;
    // Tells the loader that the click is done.
    event.preventDefault();
    press(swatch.dataset.value ?? '', swatch);
  };
  const onKey = (event: KeyboardEvent) => {
    const index = printed.indexOf(swatchOf(event) as HTMLElement);
    if (index >= 0) obeyRadioKey(event, index, printed, $swatches.get());
  };
  group.addEventListener('click', onClick, { signal });
  group.addEventListener('keydown', onKey, { signal });
  const stop = $swatches.subscribe((swatches) => show(printed, loans, swatches));
  const giveBack = lendAttributes(group, groupAttributes(attributeWords(group.dataset.attribute_name ?? ''), labelId));
  return () => {
    life.abort();
    stop();
    for (const loan of loans) loan.giveBack();
    giveBack();
  };
}
