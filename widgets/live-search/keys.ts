/** Owns the keys of the search field: up and down through the results, Enter goes to one, Escape closes. */
import { moveFocus } from '../../src/dom/focus';
import type { Parts } from './contract';
import { activate } from './panel';
import { readRows } from './read';
import { rowAfter } from './rules';

export interface KeyActions {
  isOpen(): boolean;
  /** False where there is nothing to open. */
  open(): boolean;
  close(): void;
}

const indexOf = (parts: Parts) => readRows(parts).findIndex(({ element }) => element.getAttribute('aria-selected') === 'true');

/** Makes a row the active one; -1 for none. */
export function setActive(parts: Parts, index: number): void {
  const { input } = parts;
  const id = activate(parts, index);
  if (id) input.setAttribute('aria-activedescendant', id);
  else input.removeAttribute('aria-activedescendant');
}

/** What a key of the text field does; false leaves it to the browser. */
function press(parts: Parts, key: string, { isOpen, open }: KeyActions): boolean {
  if (key === 'ArrowDown' && !isOpen()) return open();
  if (!isOpen()) return false;
  const rows = readRows(parts);
  const active = indexOf(parts);
  if (key === 'Enter' && active >= 0) {
    rows[active]?.link.click();
    return true;
  }
  const next = rowAfter(key, active, rows.length);
  // The caret moves in the text again.
  if (/^Arrow(Left|Right)$/.test(key)) setActive(parts, -1);
  if (next === undefined) return false;
  setActive(parts, next);
  return true;
}

export function onKey(event: KeyboardEvent, parts: Parts, actions: KeyActions): void {
  const { key, target, isComposing } = event;
  if (isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  if (key === 'Escape' && actions.isOpen()) {
    actions.close();
    moveFocus(parts.input);
  } else if (target !== parts.input || !press(parts, key, actions)) return;
  event.preventDefault();
}
