/** Owns listening to the shopper at a form, with or without its results: typing, and the focus coming and going. */
import { moveFocus } from '../../../src/dom/focus';
import { isBrowsers } from '../../../src/dom/keys';
import { onPressBeside } from '../../../src/ui/presses/pressBeside';
import type { SearchProps } from '../contract';
import type { LiveSearch } from '../store';

/** Listens to a form; returns how to stop. @param change is called when the form has changed */
export function listen(
  { form, input }: SearchProps,
  store: Pick<LiveSearch, '$state' | 'come' | 'reopen' | 'close'>,
  change: () => void,
): () => void {
  const life = new AbortController();
  const { signal } = life;
  const leave = (target: EventTarget | null) => target instanceof Node && !form.contains(target) && store.close();
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !store.$state.get().isOpen || isBrowsers(event)) return;
    event.preventDefault();
    store.close();
    moveFocus(input);
  };
  for (const type of ['focusin', 'input']) form.addEventListener(type, store.come, { signal });
  form.addEventListener('input', change, { signal });
  // The text field's own `change` is ignored: it comes only when the focus leaves the field, and `input` has reported
  // the change before.
  form.addEventListener('change', ({ target }) => void (target !== input && change()), { signal });
  // These are for the form's other fields, and for the text field while it has no results.
  form.addEventListener('keydown', onEscape, { signal });
  form.addEventListener('focusout', ({ relatedTarget }) => leave(relatedTarget), { signal });
  input.addEventListener('click', store.reopen, { signal });
  onPressBeside((target) => !form.contains(target), store.close, { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && store.close(), { signal });
  if (form.contains(document.activeElement)) store.come();
  // The shopper has typed before this code was loaded.
  if (input.value !== input.defaultValue) change();
  return () => life.abort();
}
