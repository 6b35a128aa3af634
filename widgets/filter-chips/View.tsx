/** Shows a chip for each active filter, and a button that removes all filters. */
import { useLayoutEffect, useRef } from 'react';
import type { ActiveFilters } from '../../src/state/activeFilters';
import { say } from '../../src/texts/say';
import { activeFilters, clearAll, removeFilter } from '../../src/texts/table';
import { moveFocus } from '../../src/ui/covers/focus';
import { useStore } from '../../src/ui/views/useStore';
import { useStyles } from '../../src/ui/views/useStyles';
import { Words } from '../../src/ui/views/Words';
import type { FilterChipsStore } from './store';
import css from './styles.css?inline';

interface ChipProps {
  words: string;
  /** The button's name for screen readers. */
  name: string;
  part: 'chip' | 'clear';
  /** @param hadFocus true when the button has the focus, which not every press gives it */
  onPress(hadFocus: boolean): void;
  /** Takes the button, and null when it goes. Not named `ref`, because Preact handles that prop itself. */
  attach(button: HTMLButtonElement | null): void;
}

const Chip = ({ words, name, part, onPress, attach }: ChipProps) => (
  <button
    ref={attach}
    type="button"
    data-part={part}
    aria-label={name}
    onClick={({ currentTarget }) => onPress(currentTarget.matches(':focus'))}
  >
    <Words>{words}</Words>
  </button>
);

/** Keeps the focus among the chips when the focused one goes. */
function useNearFocus(filters: ActiveFilters['filters'], onLeave: () => void) {
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  /** Index of the chip that was pressed while it had the focus; -1 for none. */
  const left = useRef(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other filters move the focus
  useLayoutEffect(() => {
    if (left.current < 0) return;
    const there = buttons.current.filter((button) => button !== null);
    const heir = there[Math.min(left.current, there.length - 1)];
    left.current = -1;
    if (heir) moveFocus(heir);
    else onLeave();
  }, [filters]);
  return (place: number, press: () => void): Pick<ChipProps, 'onPress' | 'attach'> => ({
    onPress(hadFocus) {
      left.current = hadFocus ? place : -1;
      press();
    },
    attach(button) {
      buttons.current[place] = button;
    },
  });
}

export interface ChipsProps extends ActiveFilters {
  /** Called when the last chip has gone while it had the focus. */
  onLeave(): void;
}

/** Shows the chips; nothing while no filter is active. */
export function Chips({ filters, clear, onLeave }: ChipsProps) {
  useStyles(css);
  const at = useNearFocus(filters, onLeave);
  if (!filters.length) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form
    <div className="shop-islands-filter-chips" data-part="chips" role="group" aria-label={say(activeFilters)}>
      <ul>
        {filters.map(({ id, words, remove }, place) => (
          <li key={id}>
            <Chip part="chip" words={words} name={say(removeFilter, { name: words })} {...at(place, remove)} />
          </li>
        ))}
      </ul>
      <Chip part="clear" words={say(clearAll)} name={say(clearAll)} {...at(filters.length, clear)} />
    </div>
  );
}

/** Shows the page's active filters. */
export function View({ store }: { store: FilterChipsStore }) {
  const active = useStore(store.$active);
  return <Chips {...active} onLeave={store.leave} />;
}
