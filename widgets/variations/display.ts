/** Owns showing the result of a choice, and telling other scripts in the order that they expect. */
import type { Clock } from '../../src/bridge/page/clock';
import type { Variation } from '../../src/rules/variation';
import { BUSY, RESET, SINGLE } from './contract';
import { setButton, setDescription, setMeasures, setPending, setQuantity, setVariationId, wordsOf } from './details';
import { createPicture } from './images';
import { isPurchasable } from './rules';
import type { VariationState } from './store';
import type { Teller } from './teller';

export interface Display {
  /** Shows a state. @param isOver returns true when another script has changed the state in response to an event */
  show(state: VariationState, isOver: () => boolean): void;
  /** Shows the server's own page again, because nothing is chosen. */
  clear(): void;
  clearImage(): void;
  showResetLink(isShown: boolean): void;
  stop(): void;
}

/** Creates the display of one form. */
export function createDisplay(form: HTMLElement, { tell, announce, fire }: Teller, clock: Clock): Display {
  const product = form.closest('.product') ?? document;
  const single = form.querySelector(SINGLE) ?? form;
  const picture = createPicture(form, product, clock);
  let html: string | undefined;

  const setWords = (next?: string) => {
    if (next !== html || next === undefined) setDescription(form, next);
    html = next;
  };

  const clear = () => {
    setMeasures(product);
    setQuantity(form);
    setPending(form, false);
    setWords();
    setButton(form, 'choose');
    picture.show();
    tell('reset_image');
    tell('hide_variation', [], single);
    announce('reset');
  };

  const showVariation = (variation: Variation) => {
    setWords(wordsOf(variation));
    setButton(form, isPurchasable(variation) ? 'yes' : 'no');
  };

  /** Shows the price at once. The announcement follows when the choice has lasted for a while. */
  const showFound = (variation: Variation, isOver: () => boolean) => {
    setMeasures(product, variation);
    picture.show(variation);
    fire([...setVariationId(form, `${variation.variation_id}`), ...setQuantity(form, variation)]);
    if (isOver()) return;
    announce('found', [variation], { variation });
    if (isOver()) return;
    setPending(form, true);
    // Only now, because other scripts may have changed the price.
    showVariation(variation);
  };

  const showShown = (variation: Variation) => {
    const purchasable = isPurchasable(variation);
    showVariation(variation);
    setPending(form, false);
    announce('shown', [variation, purchasable], { variation, purchasable }, single);
  };

  return {
    show({ kind, variation }, isOver) {
      const isLoading = kind === 'loading';
      form.classList.toggle(BUSY, isLoading);
      form.ariaBusy = isLoading ? 'true' : null;
      if (kind === 'found') showFound(variation, isOver);
      else if (kind === 'shown') showShown(variation);
      else if (isLoading) setButton(form, 'choose');
      else clear();
    },
    clear,
    clearImage: () => picture.show(),
    showResetLink(isShown) {
      for (const { style } of form.querySelectorAll<HTMLElement>(RESET)) {
        style.visibility = isShown ? 'visible' : 'hidden';
        if (isShown && style.display === 'none') style.display = '';
      }
    },
    stop: picture.stop,
  };
}
