/** Owns the selects' options: it removes those that do not fit, and later puts the same nodes back. */
import { say } from '../../../src/texts/say';
import { impossibleChoice } from '../../../src/texts/table';
import { canStay, isOffered } from '../choice.rules';
import type { Chosen } from '../contract';
import { nameOf } from '../read';
import { type Remaining, standing } from '../rules';

/** Every option that the select has had, in order, with its select or group. */
type Kept = Map<HTMLOptionElement, Node>;

export interface Options {
  /**
   * Removes the options that do not fit. Returns a select whose value does not fit.
   * @param spared the select to return last
   */
  narrow(remaining: readonly Remaining[], spared?: Element): HTMLSelectElement | undefined;
  /** Marks the options whose choice the server has refused. Returns true when a mark has changed. */
  explain(chosen: Chosen, isImpossible: (chosen: Chosen) => boolean): boolean;
  /** Clears a select without an event. */
  clear(select: HTMLSelectElement): void;
  /** Puts all options back. */
  restore(): void;
}

/** Puts the wanted options back in order and removes the others. Options that stay are not touched. */
function arrange(kept: Kept, isWanted: (option: HTMLOptionElement) => boolean): void {
  let next: Node | null = null;
  for (const [option, place] of [...kept].reverse()) {
    if (!isWanted(option)) option.remove();
    else {
      if (option.parentNode !== place) place.insertBefore(option, next?.parentNode === place ? next : null);
      next = option;
    }
  }
}

/** Takes in options that other scripts have added. */
function takeIn(known: ReadonlyMap<HTMLSelectElement, Kept>): void {
  for (const [select, kept] of known)
    for (const option of select.options) if (!kept.has(option)) kept.set(option, option.parentNode as Node);
}

/** Marks an option as one that the shopper can choose, or as an inactive one. */
function markOption(option: HTMLOptionElement, isActive: boolean | undefined): void {
  option.disabled = isActive === false;
  // Scripts for swatches read these classes.
  option.classList.add('attached');
  option.classList.toggle('enabled', !!isActive);
}

/** Removes the options of one select that do not fit. Returns true when the select's own value fits. */
function narrowSelect(select: HTMLSelectElement, kept: Kept, remaining: Remaining): boolean {
  const { value } = select;
  const dropsEmpty = select.dataset.show_option_none === 'no';
  arrange(kept, (option) => isOffered(remaining, option.value, value, dropsEmpty));
  for (const option of kept.keys()) if (option.value) markOption(option, standing(remaining, option.value));
  return canStay(remaining, value);
}

/** Labels an option as refused, or removes the label. */
function labelRefused(option: HTMLOptionElement, isRefused: boolean): void {
  if (isRefused) option.setAttribute('label', say(impossibleChoice, { name: option.text }));
  else option.removeAttribute('label');
}

/** Marks one option as refused or no longer refused. Returns true when the mark has changed. */
function explainOption(
  option: HTMLOptionElement,
  isRefused: boolean,
  isChosen: boolean,
  refused: Set<HTMLOptionElement>,
): boolean {
  const wasRefused = refused.has(option);
  // The chosen option stays, because the shopper must see what the notice is about.
  if (isRefused || wasRefused) option.disabled = isRefused && !isChosen;
  if (isRefused === wasRefused) return false;
  refused[isRefused ? 'add' : 'delete'](option);
  labelRefused(option, isRefused);
  return true;
}

/** Creates the options of a form's selects. @param names the attributes, in the order of the remaining values */
export function createOptions(selects: readonly HTMLSelectElement[], names: readonly string[]): Options {
  const known = new Map(selects.map((select): [HTMLSelectElement, Kept] => [select, new Map()]));
  const refused = new Set<HTMLOptionElement>();
  takeIn(known);
  return {
    narrow(remaining, spared) {
      takeIn(known);
      const remainingOf = (select: Element) => remaining[names.indexOf(nameOf(select))] as Remaining;
      const wrong = [...known].filter(([select, kept]) => !narrowSelect(select, kept, remainingOf(select)));
      return (wrong.find(([select]) => select !== spared) ?? wrong[0])?.[0];
    },

    explain(chosen, isImpossible) {
      takeIn(known);
      const changes = [...known].flatMap(([select, kept]) =>
        [...kept.keys()]
          .filter(({ value }) => value)
          .map((option) => {
            const isRefused = isImpossible({ ...chosen, [nameOf(select)]: option.value });
            return explainOption(option, isRefused, select.value === option.value, refused);
          }),
      );
      return changes.includes(true);
    },

    clear(select) {
      arrange(known.get(select) as Kept, (option) => !option.value || !!option.parentNode);
      select.value = '';
    },

    restore() {
      for (const kept of known.values()) arrange(kept, () => true);
      for (const option of refused) {
        option.disabled = false;
        labelRefused(option, false);
      }
    },
  };
}
