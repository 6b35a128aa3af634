/** Owns the browser's and the password managers' own lists: off while ours is shown, then as they were. */

const OFF = { autocomplete: 'none', 'data-lpignore': 'true', 'data-op-ignore': 'true', 'data-1p-ignore': 'true' };
/** What the browser was told before; others look it up here. */
const ORIGINAL = 'data-original-autocomplete';

const before = new WeakMap<Element, [name: string, value: string | null][]>();

export function turnAutofillOff(input: HTMLInputElement): void {
  if (before.has(input)) return;
  before.set(
    input,
    [...Object.keys(OFF), ORIGINAL].map((name) => [name, input.getAttribute(name)]),
  );
  input.setAttribute(ORIGINAL, input.getAttribute('autocomplete') ?? '');
  for (const [name, value] of Object.entries(OFF)) input.setAttribute(name, value);
}

export function restoreAutofill(input: HTMLInputElement): void {
  for (const [name, value] of before.get(input) ?? []) {
    if (value === null) input.removeAttribute(name);
    else input.setAttribute(name, value);
  }
  before.delete(input);
}
