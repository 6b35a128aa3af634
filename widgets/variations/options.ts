/** Owns the selects' options: it removes those that do not fit, and later puts the same nodes back. */
import { say } from '../../src/texts/say';
import { impossibleChoice } from '../../src/texts/table';
import type { Chosen } from './contract';
import { nameOf } from './read';
import { type Remaining, standing } from './rules';

/** Every option that the select has had, in order, with its select or group. */
type Kept = Map<HTMLOptionElement, Node>;

export interface Options {
  /** Removes the options that do not fit. Returns a select whose value does not fit. @param spared the select to return last */
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

/** Creates the options of a form's selects. @param names the attributes, in the order of the remaining values */
export function createOptions(selects: readonly HTMLSelectElement[], names: readonly string[]): Options {
  const known = new Map(selects.map((select): [HTMLSelectElement, Kept] => [select, new Map()]));
  const refused = new Set<HTMLOptionElement>();

  /** Takes in options that other scripts have added. */
  const look = () => {
    for (const [select, kept] of known) for (const option of select.options) if (!kept.has(option)) kept.set(option, option.parentNode as Node);
  };
  look();

  const narrowOne = (select: HTMLSelectElement, kept: Kept, remaining: Remaining): boolean => {
    const { value } = select;
    // A chosen option must not be disabled, because the browser would not submit it.
    const isFit = value === '' || standing(remaining, value) === true;
    // A theme can ask to drop the empty option once the shopper has chosen.
    const hidesEmpty = select.dataset.show_option_none === 'no' && value !== '' && isFit;
    const isWanted = (one: string) => (one ? one === value || standing(remaining, one) !== undefined : !hidesEmpty);
    arrange(kept, (option) => isWanted(option.value));
    for (const option of kept.keys()) {
      if (!option.value) continue;
      const state = standing(remaining, option.value);
      option.disabled = state === false;
      // Scripts for swatches read these classes.
      option.classList.add('attached');
      option.classList.toggle('enabled', !!state);
    }
    return isFit;
  };

  return {
    narrow(remaining, spared) {
      look();
      const wrong = [...known].filter(([select, kept]) => !narrowOne(select, kept, remaining[names.indexOf(nameOf(select))] as Remaining));
      return (wrong.find(([select]) => select !== spared) ?? wrong[0])?.[0];
    },

    explain(chosen, isImpossible) {
      look();
      let isNew = false;
      for (const [select, kept] of known) {
        for (const option of kept.keys()) {
          if (!option.value) continue;
          const isRefused = isImpossible({ ...chosen, [nameOf(select)]: option.value });
          const wasRefused = refused.has(option);
          if (isRefused !== wasRefused) {
            isNew = true;
            refused[isRefused ? 'add' : 'delete'](option);
            if (isRefused) option.setAttribute('label', say(impossibleChoice, { name: option.text }));
            else option.removeAttribute('label');
          }
          // The chosen option stays, because the shopper must see what the notice is about.
          if (isRefused || wasRefused) option.disabled = isRefused && select.value !== option.value;
        }
      }
      return isNew;
    },

    clear(select) {
      arrange(known.get(select) as Kept, (option) => !option.value || !!option.parentNode);
      select.value = '';
    },

    restore() {
      for (const kept of known.values()) arrange(kept, () => true);
      for (const option of refused) option.removeAttribute('label');
    },
  };
}
