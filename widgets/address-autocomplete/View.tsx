/**
 * Shows the suggestions below an address's first line, in WooCommerce's markup, and the provider's branding below them.
 */
import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { say } from '../../src/texts/say';
import { addressSuggestions } from '../../src/texts/table';
import { Combobox, type Highlight } from '../../src/ui/views/Combobox';
import { useServerNodes } from '../../src/ui/views/ServerSlot';
import { useStore } from '../../src/ui/views/useStore';
import { ACTIVE, type AddressProps, BRANDING, boxId, LIST, listId, OURS, optionId, SUGGESTIONS } from './contract';
import type { AddressStore } from './store';
import { markedPieces, type Suggestion } from './suggestions.rules';

/**
 * Switches off the lists of browsers and password managers while ours is shown. Other scripts find the former value in
 * `data-original-autocomplete`.
 */
const withoutAutofill = (autocomplete: string) => ({
  'data-original-autocomplete': autocomplete,
  autocomplete: 'none',
  'data-lpignore': 'true',
  'data-op-ignore': 'true',
  'data-1p-ignore': 'true',
});

const REGION = { role: 'region', 'aria-live': 'polite', [OURS]: '' } as const;
/** A press on the list, however long, leaves the focus in the field. */
const LISTBOX = { role: 'listbox', onMouseDown: (event: Pick<Event, 'preventDefault'>) => event.preventDefault() };

interface OptionProps {
  /** The field names it in `aria-activedescendant` while it is highlighted. */
  id: string;
  index: number;
  suggestion: Suggestion;
  active: Highlight;
  onChoose(index: number): void;
}

/** The attributes and handlers of an option. It hears no keys, because the focus stays in the field. */
const optionProps = ({ id, index, active, onChoose }: OptionProps) => ({
  id,
  role: 'option',
  'aria-selected': active.value === index,
  className: active.value === index ? ACTIVE : undefined,
  onPointerMove: () => {
    active.value = index;
  },
  onClick: () => onChoose(index),
});

const Match = ({ text }: { text: string }) => <strong data-part="match">{text}</strong>;

function Option(props: OptionProps) {
  useSignals();
  const { id, label, matches } = props.suggestion;
  const pieces = markedPieces(label, matches);
  return (
    <li {...optionProps(props)} data-part="option" aria-label={label} data-id={id}>
      {/* An address has its own direction of writing. With other marks it is another element (Words.tsx says why). */}
      <bdi key={pieces.map(({ text, isMarked }) => `${isMarked} ${text}`).join()}>
        {pieces.map(({ text, isMarked }, place) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a label stay as they are
          isMarked ? <Match key={place} text={text} /> : text,
        )}
      </bdi>
    </li>
  );
}

function Branding({ nodes }: { nodes: readonly Node[] }) {
  const place = useServerNodes<HTMLDivElement>(nodes);
  return <div className={BRANDING} data-part="branding" ref={place} />;
}

function Suggestions({
  type,
  input,
  autocomplete,
  store,
}: Pick<AddressProps, 'type' | 'input' | 'autocomplete'> & { store: AddressStore }) {
  const state = useStore(store.$state);
  const branding = useStore(store.$branding);
  const [box, setBox] = useState<HTMLElement | null>(null);
  const { suggestions } = state;
  const isOpen = suggestions.length > 0;
  return (
    <Combobox
      field={input}
      popup={box}
      listId={listId(type)}
      isOpen={isOpen}
      optionIds={suggestions.map((_none, index) => optionId(type, index))}
      state={state}
      attributes={withoutAutofill(autocomplete)}
      onChoose={store.choose}
      onClose={store.close}
    >
      {(active) => (
        <div
          ref={setBox}
          id={boxId(type)}
          className={SUGGESTIONS}
          data-part="suggestions"
          style={{ display: isOpen ? 'block' : 'none' }}
          {...REGION}
        >
          <ul {...LISTBOX} id={listId(type)} aria-label={say(addressSuggestions)} className={LIST} data-part="list">
            {suggestions.map((suggestion, index) => {
              const id = optionId(type, index);
              return (
                <Option
                  key={id + suggestion.label}
                  id={id}
                  index={index}
                  suggestion={suggestion}
                  active={active}
                  onChoose={store.choose}
                />
              );
            })}
          </ul>
          {branding.length > 0 && <Branding nodes={branding} />}
        </div>
      )}
    </Combobox>
  );
}

/** Shows the suggestions; nothing where the host is no first line of an address. */
export const View = ({ props, store }: { props: AddressProps | undefined; store: AddressStore }) =>
  props && <Suggestions {...props} store={store} />;
