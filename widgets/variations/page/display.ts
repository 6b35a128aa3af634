/** Owns showing the result of a choice, and telling other scripts in the order that they expect. */
import type { Clock } from '../../../src/bridge/page/clock';
import { foundVariations } from '../../../src/bridge/woocommerce/variationEvents';
import { setShown } from '../../../src/dom/shown';
import type { Variation } from '../../../src/rules/variation';
import { BUSY, RESET, SINGLE } from '../contract';
import { createPicture, type Picture } from '../picture/page/images';
import { isPurchasable } from '../rules';
import type { VariationState } from '../store';
import { setButton, setDescription, setMeasures, setPending, setQuantity, setVariationId, wordsOf } from './details';
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

/** The places where a form shows its result, and the ways to announce it. */
interface Page extends Pick<Teller, 'tell' | 'announce' | 'fire'> {
  form: HTMLElement;
  /** The element that contains the form and its gallery. */
  product: ParentNode;
  /** The target of the events about price and availability. */
  single: Element;
  picture: Picture;
  /** Shows the variation's HTML; undefined hides it. */
  setWords(html?: string): void;
}

/**
 * Makes the function that shows the variation's HTML. It does not write equal HTML again, so that scripts and media in
 * it continue.
 */
function createDescription(form: Element): (html?: string) => void {
  let html: string | undefined;
  return (next) => {
    if (next !== html || next === undefined) setDescription(form, next);
    html = next;
  };
}

function setBusy(form: Element, isBusy: boolean): void {
  form.classList.toggle(BUSY, isBusy);
  form.ariaBusy = isBusy ? 'true' : null;
}

function showOriginal(
  { form, product, single, picture, setWords, tell, announce }: Page,
  isOver?: () => boolean,
): void {
  setMeasures(product);
  setQuantity(form);
  setPending(form, false);
  setWords();
  setButton(form, 'choose');
  picture.show();
  tell('reset_image');
  tell('hide_variation', [], single);
  announce('reset', [], {}, form, isOver);
}

function describeVariation({ form, setWords }: Page, variation: Variation): void {
  setWords(wordsOf(variation));
  setButton(form, isPurchasable(variation) ? 'yes' : 'no');
}

/** Shows the price at once. The announcement follows when the choice has lasted for a while. */
function showFound(page: Page, variation: Variation, isOver: () => boolean): void {
  const { form, product, picture, announce, fire } = page;
  foundVariations().set(form, variation);
  setMeasures(product, variation);
  picture.show(variation);
  fire([...setVariationId(form, `${variation.variation_id}`), ...setQuantity(form, variation)]);
  if (isOver()) return;
  announce('found', [variation], { variation }, form, isOver);
  if (isOver()) return;
  setPending(form, true);
  // Read only now, because other scripts may have changed the price.
  describeVariation(page, variation);
}

function showShown(page: Page, variation: Variation, isOver: () => boolean): void {
  const purchasable = isPurchasable(variation);
  describeVariation(page, variation);
  setPending(page.form, false);
  page.announce('shown', [variation, purchasable], { variation, purchasable }, page.single, isOver);
}

function showResetLink(form: Element, isShown: boolean): void {
  for (const link of form.querySelectorAll<HTMLElement>(RESET)) {
    link.style.visibility = isShown ? 'visible' : 'hidden';
    if (isShown) setShown(link, true);
  }
}

/** Creates the display of one form. */
export function createDisplay(form: HTMLElement, { tell, announce, fire }: Teller, clock: Clock): Display {
  const product = form.closest('.product') ?? document;
  const single = form.querySelector(SINGLE) ?? form;
  const picture = createPicture(form, product, clock);
  const page: Page = { form, product, single, picture, setWords: createDescription(form), tell, announce, fire };
  return {
    show({ kind, variation }, isOver) {
      setBusy(form, kind === 'loading');
      if (kind === 'found') showFound(page, variation, isOver);
      else if (kind === 'shown') showShown(page, variation, isOver);
      else if (kind === 'loading') setButton(form, 'choose');
      else showOriginal(page, isOver);
    },
    clear: () => showOriginal(page),
    clearImage: () => picture.show(),
    showResetLink: (isShown) => showResetLink(form, isShown),
    stop() {
      picture.stop();
      setBusy(form, false);
      setPending(form, false);
    },
  };
}
