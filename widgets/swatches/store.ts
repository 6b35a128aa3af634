/** Owns what a group of swatches shows. The select is the form's truth: the store asks it, and sets it. */
import { atom, type ReadableAtom } from 'nanostores';
import type { Swatch, SwatchState } from './contract';

/** The select that the group stands for, as far as the store knows it. */
export interface Choice {
  /** What is chosen; "" for nothing, undefined while there is no select. */
  value(): string | undefined;
  offers(value: string): boolean;
  /** Lets scripts that fill the select only when a shopper turns to it do so. */
  turnTo(): void;
  /** Sets the select, and says so. */
  set(value: string): void;
}

export interface SwatchesDependencies {
  swatches: readonly Swatch[];
  choice: Choice;
  /** Id of the element that names the group; undefined where there is none. */
  labelId: string | undefined;
  /** True while ShopEngine's own script is at work. It begins half a second after the page, and then takes presses on the view's swatches too. */
  isTheirs(): boolean;
  /** Tells the shopper that the select does not offer a swatch's value. */
  onNoMatch(swatch: Element): void;
  /** Lets the view, which is there now, take the place of what the server printed. Returns how to give that back. */
  cover(): () => void;
}

export interface SwatchesStore extends Pick<SwatchesDependencies, 'labelId' | 'cover'> {
  $swatches: ReadableAtom<readonly SwatchState[]>;
  /** Chooses a swatch's value; the chosen one is taken back. A value that the select does not offer clears it (SPEC 4.3). */
  press(value: string, swatch: Element): void;
  /** Shows what the select says. @param isWhole what it offers, too */
  update(isWhole?: boolean): void;
  /** Shows every swatch as one that can be chosen, until the select tells otherwise. */
  enable(): void;
  /** Shows others than before. */
  replace(swatches: readonly Swatch[]): void;
}

const untouched = (swatch: Swatch): SwatchState => ({ isSelected: false, isDisabled: false, ...swatch });

export function createSwatches({ swatches, choice, labelId, isTheirs, onNoMatch, cover }: SwatchesDependencies): SwatchesStore {
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
      if (isTheirs() || choice.value() === undefined || $swatches.get().find((one) => one.value === value)?.isDisabled) return;
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
