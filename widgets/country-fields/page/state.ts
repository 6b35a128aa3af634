/**
 * Owns a country's state field: a list, a text field, or a hidden field. It may become a new element; its id and name
 * stay.
 */

import { trigger } from '../../../src/bridge/jquery/events';
import { moveFocus } from '../../../src/dom/focus';
import { say } from '../../../src/texts/say';
import { selectState } from '../../../src/texts/table';
import { make } from '../../../src/ui/make';
import { ENHANCED, ROW, STATE } from '../contract';
import { matchState, type StateKind, stateKind } from '../rules';
import { readStates } from './settings';

type Field = HTMLInputElement | HTMLSelectElement;

const CLASSES: Record<StateKind, string> = { select: 'state_select', text: 'input-text', hidden: 'hidden' };

/**
 * Attributes that belong to a kind of field, or that a script has added to the old element; a new element does not get
 * them.
 */
const OWN = /^(type|class|value|readonly|style|tabindex|aria-hidden|data-select2-id)$/;

/** The entered states by field and country, so that moving through the list of countries loses nothing. */
const known = new Map<string, string>();
const shown = new Map<string, string>();

const kindOf = (field: Field): StateKind =>
  field instanceof HTMLSelectElement ? 'select' : field.type === 'hidden' ? 'hidden' : 'text';

function makeField(old: Field, kind: StateKind): Field {
  const fresh = kind === 'select' ? make('select') : make('input', { type: kind });
  for (const { name, value } of old.attributes) if (!OWN.test(name)) fresh.setAttribute(name, value);
  fresh.className = `${CLASSES[kind]} ${old.dataset.inputClasses ?? ''}`.trim();
  const placeholder = old.getAttribute('placeholder') ?? old.dataset.placeholder ?? '';
  if (kind === 'text') fresh.setAttribute('placeholder', placeholder);
  else fresh.dataset.placeholder = placeholder;
  return fresh;
}

/** Replaces a field by one of another kind, and removes the nodes that a script has added to the old field. */
function exchange(old: Field, kind: StateKind): Field {
  const fresh = makeField(old, kind);
  const hadFocus = document.activeElement === old;
  old.closest(ROW)?.querySelector(ENHANCED)?.remove();
  old.replaceWith(fresh);
  if (hadFocus) moveFocus(fresh);
  return fresh;
}

function fill(select: HTMLSelectElement, names: Readonly<Record<string, string>>, value: string): void {
  const first = make('option', { value: '', textContent: say(selectState) });
  const options = Object.entries(names).map(([code, name]) => make('option', { value: code, textContent: name }));
  select.replaceChildren(first, ...options);
  select.value = value;
  // Only a script that has enhanced this select listens to this event. It shows the choice by nodes of its own.
  trigger('change.select2', [], select);
}

/** True when the list has these states already, as right after the page has loaded. */
const isFilled = (select: HTMLSelectElement, names: object) => {
  const codes = [...select.options].map(({ value }) => value).filter(Boolean);
  return codes.join() === Object.keys(names).join();
};

/**
 * Gives a section the state field of a country. The value stays if it is one of the country's states.
 * @returns true when the field has changed
 */
export function updateState(section: ParentNode, country: string): boolean {
  const states = readStates();
  const old = section.querySelector<Field>(STATE);
  if (!states || !old) return false;
  const before = shown.get(old.id);
  if (before) known.set(`${old.id} ${before}`, old.value);
  shown.set(old.id, country);
  const kind = stateKind(states, country);
  const was = kindOf(old);
  const names = { ...states[country] } as Record<string, string>;
  if (kind === was && !(old instanceof HTMLSelectElement && !isFilled(old, names))) return false;
  const typed = [old.value, known.get(`${old.id} ${country}`) ?? ''];
  const field = kind === was ? old : exchange(old, kind);
  if (field instanceof HTMLSelectElement) fill(field, names, matchState(names, typed));
  else field.value = kind === 'text' ? (typed[1] ?? '') : '';
  return true;
}
