/** Opens a description while its field has the focus. For screen readers it describes the field at all times. */
import { setDescribed } from '../../src/ui/messages/describedBy';
import { slide } from '../../src/ui/motion/slide';
import { onPressBeside } from '../../src/ui/presses/pressBeside';
import { FIELD, HINT, SLIDE, WRAPPER } from './contract';

let hints = 0;

/** The description of the field that an event is about. A label counts as its field. */
function hintIn(target: EventTarget | null): HTMLElement | null | undefined {
  if (!(target instanceof Element)) return undefined;
  return (target.closest('label')?.control ?? target).closest(WRAPPER)?.querySelector<HTMLElement>('.description');
}

const isOpen = (hint: Element) => hint.getAttribute('aria-hidden') === 'false';

function setOpen(hint: HTMLElement, isShown: boolean): void {
  if (isOpen(hint) === isShown) return;
  hint.setAttribute('aria-hidden', String(!isShown));
  slide(hint, isShown, SLIDE);
}

/** Opens one description and closes all others. */
function openOnly(open: HTMLElement | null | undefined): void {
  for (const hint of document.querySelectorAll<HTMLElement>(HINT)) setOpen(hint, hint === open);
}

/** Ties a description to its field, and closes it unless the field has the focus already. */
export function adopt(hint: HTMLElement): undefined {
  const field = hint.closest(WRAPPER)?.querySelector(FIELD);
  if (!field) return;
  hint.id ||= `${field.id || 'field'}-hint-${++hints}`;
  setDescribed(field, hint.id, true);
  const isUsed = document.activeElement === field;
  hint.setAttribute('aria-hidden', String(!isUsed));
  slide(hint, isUsed, 0);
}

/** Starts listening to the page. */
export function start(): void {
  document.addEventListener('focusin', ({ target }) => openOnly(hintIn(target)));
  document.addEventListener('click', ({ target }) => {
    const hint = hintIn(target);
    if (hint) openOnly(hint);
  });
  onPressBeside(
    (target) => !hintIn(target),
    () => openOnly(undefined),
  );
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') openOnly(undefined);
  });
}
