/**
 * Owns comboboxes of views: a server's text field with a list or a grid below it, as the ARIA Authoring Practices
 * describe them.
 */
import { autoUpdate, flip, useFloating } from '@floating-ui/react-dom';
import { type Signal, signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useLayoutEffect } from 'react';
import { adoptStyles } from '../../bridge/page/styles';
import { optionAfter } from '../../rules/optionAfter';
import css from './combobox.css?inline';
import type { Attributes } from './lendAttributes';
import { useServerAttributes, useServerKeys } from './useServerElement';
import { useStableMemo } from './useStableMemo';

/** Index of the highlighted option; -1 for none. */
export type Highlight = Signal<number>;

export interface ComboboxProps {
  /** The server's text field. It stays where it is and keeps the focus; the caller sets its role and its name. */
  field: HTMLInputElement;
  /** The popup below the field: a part of the view, or the server's own; null until it exists. */
  popup: HTMLElement | null;
  /** Id of the list or the grid. */
  listId: string;
  isOpen: boolean;
  /** Ids of the options, in their order. */
  optionIds: readonly string[];
  /**
   * Options that the server made, which get `aria-selected`. Default: none, because the view's own options read the
   * signal.
   */
  serverOptions?: readonly HTMLElement[];
  /** A value whose change removes the highlight. */
  state: unknown;
  /** True for rows of links: Home and End lead to the ends, and Left and Right return to the text. Default: false. */
  isGrid?: boolean;
  /** Further attributes of the field while the list is open. Default: none. */
  attributes?: Attributes;
  /** Runs for Enter on the highlighted option. */
  onChoose(index: number): void;
  /** Runs for Escape. */
  onClose(): void;
  /** Runs for Down while the list is closed; false leaves the key to the browser. Default: the browser has the key. */
  onOpen?(): boolean;
  /** Renders the view, which reads the highlight and may change it. */
  children(active: Highlight): ReactNode;
}

const NONE: readonly HTMLElement[] = [];

/**
 * The highlight that a new state has taken away. Enter was meant for that option, so it must not send the form around
 * the field.
 */
const LOST = -2;

/** Keys that change the field's text; the last two stand for keyboards that do not tell theirs. */
const TYPING = /^(.|Backspace|Delete|Process|Unidentified)$/;

/** How many pixels of a popup must be visible below its field: two options. */
const LEAST = 88;

/** Places the popup above the field when less than that is visible below, and all of it fits above. */
const stayBelow = flip(({ rects }) => ({
  crossAxis: false,
  fallbackStrategy: 'initialPlacement',
  padding: { bottom: Math.min(0, LEAST - rects.floating.height) },
}));
const MIDDLEWARE = [stayBelow];

/** "top" when the popup stands above its field, otherwise undefined. */
function useSide({ field, popup, isOpen }: ComboboxProps): string | undefined {
  const { placement } = useFloating({
    placement: 'bottom',
    middleware: MIDDLEWARE,
    elements: { reference: field, floating: isOpen ? popup : null },
    whileElementsMounted: autoUpdate,
  });
  return isOpen && placement === 'top' ? placement : undefined;
}

/** Tells screen readers and the server's options which option is highlighted. */
function Told({ combobox, active }: { combobox: ComboboxProps; active: Highlight }) {
  useSignals();
  const { field, optionIds, serverOptions = NONE } = combobox;
  const index = active.value;
  useServerAttributes(field, { 'aria-activedescendant': optionIds[index] });
  useLayoutEffect(() => {
    for (const [place, option] of serverOptions.entries())
      option.setAttribute('aria-selected', String(place === index));
  }, [serverOptions, index]);
  return null;
}

/** Highlights an option and scrolls it into view. */
function moveTo(index: number, active: Highlight, { optionIds, serverOptions }: ComboboxProps): void {
  active.value = index;
  const option = serverOptions?.[index] ?? document.getElementById(optionIds[index] ?? '');
  option?.scrollIntoView({ block: 'nearest' });
}

/** Handles a key of the field; false leaves it to the browser. */
function press(key: string, active: Highlight, combobox: ComboboxProps): boolean {
  const { isOpen, isGrid = false, optionIds, onChoose, onClose, onOpen } = combobox;
  const index = Math.max(active.peek(), -1);
  if (!isOpen) return key === 'ArrowDown' && !!onOpen?.();
  if (key === 'Escape') onClose();
  else if (key === 'Enter' && active.peek() === LOST) return true;
  else if (key === 'Enter' && index >= 0) onChoose(index);
  else {
    const next = optionAfter(key, index, optionIds.length, isGrid);
    if (TYPING.test(key) || (isGrid && /^Arrow(Left|Right)$/.test(key))) active.value = -1;
    if (next === undefined) return false;
    moveTo(next, active, combobox);
  }
  return true;
}

/**
 * A combobox on a server's text field. Its style sheet places the popup below the field, or above it when hardly any of
 * it would be visible below.
 */
export function Combobox(props: ComboboxProps) {
  const { field, popup, listId, isOpen, state, attributes, children } = props;
  // Nothing is highlighted at the start of each state.
  const active = useStableMemo<Highlight>(
    (before) => signal(isOpen && before && before.peek() !== -1 ? LOST : -1),
    [state],
  );
  useLayoutEffect(() => adoptStyles(css), []);
  useServerKeys(field, (key) => press(key, active, props));
  useServerAttributes(field, isOpen ? { 'aria-expanded': 'true', 'aria-controls': listId, ...attributes } : {});
  useServerAttributes(popup, { 'data-shop-islands-side': useSide(props) });
  return (
    <>
      <Told combobox={props} active={active} />
      {children(active)}
    </>
  );
}
