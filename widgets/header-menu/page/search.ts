/** Owns the search of the theme's header: a field that slides out beside an icon. */

import { clock } from '../../../src/bridge/page/clock';
import { moveFocus } from '../../../src/dom/focus';
import { onPressBeside } from '../../../src/ui/covers/coverPage';
import { playButton } from '../../../src/ui/presses/playButton';
import { SEARCH, SEARCH_FIELD, SEARCH_ICON, SEARCH_OPEN } from '../contract';

/** How long the theme's style sheet takes to show the field, in milliseconds. Before that it cannot get the focus. */
const SHOWN_AFTER = 200;

function setOpen(search: Element, isOpen: boolean): void {
  search.classList.toggle(SEARCH_OPEN, isOpen);
  search.querySelector(SEARCH_ICON)?.setAttribute('aria-expanded', String(isOpen));
}

/** Opens the field of an icon. A second press searches for the field's text and closes the field. */
export function pressSearch(icon: Element): void {
  const search = icon.closest(SEARCH);
  const field = search?.querySelector<HTMLInputElement>(SEARCH_FIELD);
  if (!search) return;
  const isOpen = search.classList.contains(SEARCH_OPEN);
  setOpen(search, !isOpen);
  if (!isOpen) clock.after(SHOWN_AFTER, () => moveFocus(field));
  else if (field?.value) field.form?.requestSubmit();
}

/** Closes the searches of a header when the shopper presses elsewhere, moves the focus away, or presses Escape. */
export function adoptSearches(host: HTMLElement, signal: AbortSignal): void {
  for (const icon of host.querySelectorAll<HTMLElement>(SEARCH_ICON)) {
    playButton(icon);
    icon.setAttribute('aria-expanded', 'false');
  }
  const open = () => document.querySelectorAll(`${SEARCH}.${SEARCH_OPEN}`);
  const isBeside = (target: Element) => [...open()].some((search) => !search.contains(target));
  const leave = ({ target }: Event) => {
    for (const search of open()) if (!search.contains(target as Node)) setOpen(search, false);
  };
  document.addEventListener('focusin', leave, { signal });
  onPressBeside(isBeside, leave, { signal });
  host.addEventListener(
    'keydown',
    (event) => {
      const isKey = event.key === 'Escape' && !event.isComposing;
      const search = isKey && (event.target as Element).closest(`.${SEARCH_OPEN}`);
      if (!search) return;
      setOpen(search, false);
      moveFocus(search.querySelector<HTMLElement>(SEARCH_ICON));
    },
    { signal },
  );
}
