/** Owns the state of a group of swatches. The select holds the choice: the store reads it and sets it. */
import { atom, type ReadableAtom } from 'nanostores';
import type { Swatch, SwatchState } from './contract';

/** The group's select, as the store sees it. */
export interface Choice {
  /** The chosen value; "" for no choice, undefined while there is no select. */
  value(): string | undefined;
  offers(value: string): boolean;
  /** Tells other scripts that the shopper turns to the select, because some fill it only then. */
  turnTo(): void;
  /** Sets the select, and tells other scripts. */
  set(value: string): void;
}

export interface SwatchesDependencies {
  swatches: readonly Swatch[];
  choice: Choice;
  /** The id of the element that names the group; undefined for a group without one. */
  labelId: string | undefined;
  /**
   * True while ShopEngine's own script is at work. It begins half a second after the page, and then takes presses on
   * the view's swatches too.
   */
  isTheirs(): boolean;
  /** Tells the shopper that the select does not offer a swatch's value. */
  onNoMatch(swatch: Element): void;
  /** Hides the server's swatches, because the view is there. Returns a function that shows them again. */
  cover(): () => void;
}

export interface SwatchesStore extends Pick<SwatchesDependencies, 'labelId' | 'cover'> {
  $swatches: ReadableAtom<readonly SwatchState[]>;
  /**
   * Chooses a swatch's value, or clears the choice if it is chosen already. A value that the select does not offer
   * clears the choice, too (SPEC 4.3).
   */
  press(value: string, swatch: Element): void;
  /** Shows the select's value. @param isWhole true to show also which values it offers */
  update(isWhole?: boolean): void;
  /** Shows all swatches as enabled, until the next update. */
  enable(): void;
  /** Shows other swatches. */
  replace(swatches: readonly Swatch[]): void;
}

const untouched = (swatch: Swatch): SwatchState => ({ isSelected: false, isDisabled: false, ...swatch });

/** Creates the store of a group. */
export function createSwatches({
  swatches,
  choice,
  labelId,
  isTheirs,
  onNoMatch,
  cover,
}: SwatchesDependencies): SwatchesStore {
  const $swatches = atom(swatches.map(untouched));

  const update = (isWhole?: boolean) => {
    const chosen = choice.value();
    if (chosen === undefined) return;
    const show = (swatch: SwatchState): SwatchState => {
      const isDisabled = isWhole ? !choice.offers(swatch.value) : swatch.isDisabled;
      return { ...swatch, isDisabled, isSelected: !isDisabled && swatch.value !== '' && swatch.value === chosen };
    };
    $swatches.set($swatches.get().map(show));
  };
  update(true);

  return {
    $swatches,
    labelId,
    cover,
    update,
    press(value, swatch) {
      if (isTheirs() || choice.value() === undefined || $swatches.get().find((one) => one.value === value)?.isDisabled)
        return;
      choice.turnTo();
      const isThere = choice.offers(value);
      choice.set(isThere && choice.value() !== value ? value : '');
      update();
      if (!isThere) onNoMatch(swatch);
    },
    enable() {
      $swatches.set($swatches.get().map((swatch) => ({ ...swatch, isDisabled: false })));
      update();
    },
    replace(next) {
      $swatches.set(next.map(untouched));
      update(true);
    },
  };
}
