/** Owns comboboxes of views: a server's text field with a list or a grid below it, as the ARIA Authoring Practices have it. */
import { autoUpdate, flip, useFloating } from '@floating-ui/react-dom';
import { type Signal, signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { adoptStyles } from '../bridge/page/styles';
import { optionAfter } from '../rules/optionAfter';
import css from './combobox.css?inline';
import type { Attributes } from './lendAttributes';
import { useServerAttributes, useServerKeys } from './useServerElement';

/** Index of the highlighted option; -1 for none. */
export type Highlight = Signal<number>;

export interface ComboboxProps {
  /** The server's text field. It stays where it is, and keeps the focus; its role and its name are the caller's. */
  field: HTMLInputElement;
  /** What is below the field: a part of the view, or the server's own; null until it is there. */
  popup: HTMLElement | null;
  /** Id of the list or the grid. */
  listId: string;
  isOpen: boolean;
  /** Ids of the options, in their order. */
  optionIds: readonly string[];
  /** Options that the server made: they are told which one is highlighted. Default: none, the view's own read the signal. */
  serverOptions?: readonly HTMLElement[];
  /** Whenever this is another value, nothing is highlighted. */
  state: unknown;
  /** Rows of links: Home and End lead to the ends, Left and Right give the caret back. Default false. */
  isGrid?: boolean;
  /** What else the field has while the list is open. Default: nothing. */
  attributes?: Attributes;
  /** Enter on the highlighted option. */
  onChoose(index: number): void;
  /** Escape. */
  onClose(): void;
  /** Down while it is closed; false leaves the key to the browser. Default: left to it. */
  onOpen?(): boolean;
  /** The view, which is told what is highlighted, and may highlight. */
  children(active: Highlight): ReactNode;
}

const NONE: readonly HTMLElement[] = [];

/** Pixels of a popup that must be seen below its field: two options. */
const LEAST = 88;

/** Stands above where less than that is seen below, and all of it above. */
const stayBelow = flip(({ rects }) => ({
  crossAxis: false,
  fallbackStrategy: 'initialPlacement',
  padding: { bottom: Math.min(0, LEAST - rects.floating.height) },
}));
const MIDDLEWARE = [stayBelow];

/** "top" where the popup stands above its field. */
function useSide({ field, popup, isOpen }: ComboboxProps): string | undefined {
  const { placement } = useFloating({
    placement: 'bottom',
    middleware: MIDDLEWARE,
    elements: { reference: field, floating: isOpen ? popup : null },
    whileElementsMounted: autoUpdate,
  });
  return isOpen && placement === 'top' ? placement : undefined;
}

/** Tells screen readers, and the server's options, what is highlighted. */
function Told({ combobox, active }: { combobox: ComboboxProps; active: Highlight }) {
  useSignals();
  const { field, optionIds, serverOptions = NONE } = combobox;
  const index = active.value;
  useServerAttributes(field, { 'aria-activedescendant': optionIds[index] });
  useLayoutEffect(() => {
    for (const [place, option] of serverOptions.entries()) option.setAttribute('aria-selected', String(place === index));
  }, [serverOptions, index]);
  return null;
}

/** Highlights an option, and brings it into view. */
function moveTo(index: number, active: Highlight, { optionIds, serverOptions }: ComboboxProps): void {
  active.value = index;
  const option = serverOptions?.[index] ?? document.getElementById(optionIds[index] ?? '');
  option?.scrollIntoView({ block: 'nearest' });
}

/** What a key of the field does; false leaves it to the browser. */
function press(key: string, active: Highlight, combobox: ComboboxProps): boolean {
  const { isOpen, isGrid = false, optionIds, onChoose, onClose, onOpen } = combobox;
  const index = active.peek();
  if (!isOpen) return key === 'ArrowDown' && !!onOpen?.();
  if (key === 'Escape') onClose();
  else if (key === 'Enter' && index >= 0) onChoose(index);
  else {
    const next = optionAfter(key, index, optionIds.length, isGrid);
    if (isGrid && /^Arrow(Left|Right)$/.test(key)) active.value = -1;
    if (next === undefined) return false;
    moveTo(next, active, combobox);
  }
  return true;
}

/** A combobox on a server's text field. Its popup stands below, where its own style sheet puts it; above, where hardly any of it were seen. */
export function Combobox(props: ComboboxProps) {
  const { field, popup, listId, isOpen, state, attributes, children } = props;
  // Each state begins with nothing highlighted.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const active = useMemo(() => signal(-1), [state]);
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
