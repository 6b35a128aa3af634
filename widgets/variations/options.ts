/** Owns the selects' options: those that do not fit leave the page and come back, the very same nodes. */
import { say } from '../../src/texts/say';
import { impossibleChoice } from '../../src/texts/table';
import type { Chosen } from './contract';
import { nameOf } from './read';
import { type Remaining, standing } from './rules';

/** Every option there ever was, in order, with the select or the group that it belongs to. */
type Kept = Map<HTMLOptionElement, Node>;

export interface Options {
  /** Takes out what does not fit, and gives a select whose choice is among that. @param spared given only if no other is */
  narrow(remaining: readonly Remaining[], spared?: Element): HTMLSelectElement | undefined;
  /** Says on the options which choices the server has refused. True when one says something new. */
  explain(chosen: Chosen, isImpossible: (chosen: Chosen) => boolean): boolean;
  /** Chooses nothing. No event. */
  clear(select: HTMLSelectElement): void;
  /** Puts everything back. */
  restore(): void;
}

/** Puts the wanted options back in their order and takes the others out; those that stay are not touched. */
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

/** @param names the attributes, in the order of what remains for them */
export function createOptions(selects: readonly HTMLSelectElement[], names: readonly string[]): Options {
  const known = new Map(selects.map((select): [HTMLSelectElement, Kept] => [select, new Map()]));
  const refused = new Set<HTMLOptionElement>();

  /** Other scripts may have added some. */
  const look = () => {
    for (const [select, kept] of known) for (const option of select.options) if (!kept.has(option)) kept.set(option, option.parentNode as Node);
  };
  look();

  const narrowOne = (select: HTMLSelectElement, kept: Kept, remaining: Remaining): boolean => {
    const { value } = select;
    // A disabled option would not be sent.
    const isFit = value === '' || standing(remaining, value) === true;
    // Themes can ask for a list without "nothing" once there is a choice.
    const hidesEmpty = select.dataset.show_option_none === 'no' && value !== '' && isFit;
    const isWanted = (one: string) => (one ? one === value || standing(remaining, one) !== undefined : !hidesEmpty);
    arrange(kept, (option) => isWanted(option.value));
    for (const option of kept.keys()) {
      if (!option.value) continue;
      const state = standing(remaining, option.value);
      option.disabled = state === false;
      // Scripts for swatches look at these.
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
          // What is chosen stays: a shopper must see what the notice speaks of.
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
