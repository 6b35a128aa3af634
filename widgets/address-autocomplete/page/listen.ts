/** Owns listening to the shopper at a field, with or without its list: typing, and the focus coming and going. */
import { moveFocus } from '../../../src/dom/focus';
import { onPressBeside } from '../../../src/ui/presses/pressBeside';
import { boxId } from '../contract';
import { change, type Field } from './field';

/** Listens to a field until the signal aborts. */
export function listen(field: Field, signal: AbortSignal): void {
  const { type, input, wrapper, store } = field;
  const isList = (target: EventTarget | null) => target instanceof Element && !!target.closest(`#${boxId(type)}`);
  input.addEventListener('input', () => change(field), { signal });
  input.addEventListener('pointerenter', store.come, { signal });
  input.addEventListener('focus', store.come, { signal });
  input.addEventListener('focus', store.stay, { signal });
  // Listens on the wrapper, because the branding in the list may have links that take the focus.
  wrapper.addEventListener('focusout', ({ relatedTarget }) => isList(relatedTarget) || store.leave(), { signal });
  const onEscape = (target: EventTarget | null) => {
    // The list has handled the key already. This also drops a search that is under way.
    if (target === input) store.close();
    else if (isList(target)) moveFocus(input);
  };
  wrapper.addEventListener(
    'keydown',
    ({ key, isComposing, target }) => key === 'Escape' && !isComposing && onEscape(target),
    { signal },
  );
  onPressBeside((target) => target !== input && !isList(target), store.close, { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && store.close(), { signal });
}
