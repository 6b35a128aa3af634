/** Owns what a shopper does at a field and its list: keys, pointer, and the focus coming and going. */
import { moveFocus } from '../../src/dom/focus';
import { change, choose, type Field } from './field';
import { indexAt, type List, reveal } from './list';

function onKey(event: KeyboardEvent, field: Field, list: List): void {
  const { suggestions, active } = field.store.$state.get();
  // What is under way is given up, too.
  if (event.key === 'Escape') field.store.close();
  if (!suggestions.length || event.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  if (event.key === 'Enter' && active >= 0) void choose(field, active);
  else if (event.key !== 'Escape' && !field.store.move(event.key)) return;
  event.preventDefault();
  reveal(list);
}

/** Listens until the signal aborts. */
export function listen(field: Field, list: List, signal: AbortSignal): void {
  const { input, store } = field;
  input.addEventListener('input', () => change(field), { signal });
  input.addEventListener('keydown', (event) => onKey(event, field, list), { signal });
  list.container.addEventListener('keydown', ({ key }) => key === 'Escape' && moveFocus(input), { signal });
  const leave = ({ relatedTarget }: FocusEvent) => list.container.contains(relatedTarget as Node | null) || store.leave();
  input.addEventListener('blur', leave, { signal });
  input.addEventListener('focus', store.stay, { signal });
  // Of its links: branding may have some.
  list.container.addEventListener('focusout', leave, { signal });
  // The focus stays in the field, however long a press lasts.
  list.options.addEventListener('mousedown', (event) => event.preventDefault(), { signal });
  list.options.addEventListener('pointermove', ({ target }) => store.highlight(indexAt(list, target)), { signal });
  list.options.addEventListener('click', ({ target }) => indexAt(list, target) >= 0 && void choose(field, indexAt(list, target)), { signal });
  document.addEventListener('click', ({ target }) => target !== input && !list.container.contains(target as Node) && store.close(), { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && store.close(), { signal });
}
