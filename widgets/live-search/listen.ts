/** Owns what a shopper does at a form, whether or not its results are there: typing, and the focus coming and going. */
import { moveFocus } from '../../src/dom/focus';
import type { SearchProps } from './contract';
import type { LiveSearch } from './store';

/** Listens to a form; returns how to stop. @param change the form has changed */
export function listen({ form, input }: SearchProps, store: Pick<LiveSearch, '$state' | 'come' | 'reopen' | 'close'>, change: () => void): () => void {
  const life = new AbortController();
  const { signal } = life;
  const leave = (target: EventTarget | null) => target instanceof Node && !form.contains(target) && store.close();
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !store.$state.get().isOpen) return;
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    store.close();
    moveFocus(input);
  };
  for (const type of ['focusin', 'input']) form.addEventListener(type, store.come, { signal });
  form.addEventListener('input', change, { signal });
  // A text field's comes when the focus leaves it, and is no news.
  form.addEventListener('change', ({ target }) => void (target !== input && change()), { signal });
  // From the form's other fields, and from the text field before its results are there.
  form.addEventListener('keydown', onEscape, { signal });
  form.addEventListener('focusout', ({ relatedTarget }) => leave(relatedTarget), { signal });
  input.addEventListener('click', store.reopen, { signal });
  document.addEventListener('click', ({ target }) => leave(target), { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && store.close(), { signal });
  if (form.contains(document.activeElement)) store.come();
  // What was typed before the code had come.
  if (input.value !== input.defaultValue) change();
  return () => life.abort();
}
