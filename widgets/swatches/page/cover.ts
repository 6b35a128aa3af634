/** Owns hiding the server's swatches and selects while the view is there, and showing them again. */
import { moveFocus, takeTo } from '../../../src/dom/focus';
import type { Swatch } from '../contract';
import { setHidden } from './hidden';

/** The radio at which Tab stops, in the view beside an element. */
const tabStop = (anchor: Element) =>
  anchor.parentElement?.querySelector<HTMLElement>('[data-island-view="swatches"] [tabindex="0"]');

/**
 * If the focus is on one of the elements, gives it to the counterpart at the same index. Both must be focusable at that
 * moment.
 */
export function passFocus(from: readonly Element[], to: readonly HTMLElement[]): void {
  moveFocus(to[from.indexOf(document.activeElement as Element)]);
}

/** The view's swatches, which stand beside a group. */
export const shownBeside = (group: Element): HTMLElement[] => [
  ...(group.nextElementSibling?.querySelectorAll<HTMLElement>('[role="radio"]') ?? []),
];

/**
 * Empties and hides the server's group, so that nobody finds its swatches twice. Their nodes are in the view already.
 * @param printed the server's swatches, in the order of `swatches`
 */
export function coverGroup(group: HTMLElement, printed: readonly HTMLElement[], swatches: readonly Swatch[]) {
  const { hidden } = group;
  const nodes = [...group.childNodes];
  group.replaceChildren();
  group.hidden = true;
  return () => {
    printed.forEach((element, place) => void element.replaceChildren(...(swatches[place]?.nodes ?? [])));
    group.append(...nodes);
    group.hidden = hidden;
  };
}

/** Shows a hidden select again. */
export function uncoverSelect(select: HTMLSelectElement): void {
  select.classList.remove('screen-reader-text');
  setHidden(select, false);
}

/**
 * Hides a plain select. If a script or the browser focuses it, after a reset or because a choice is required, the focus
 * goes to the swatches.
 */
export function coverSelect(select: HTMLSelectElement): () => void {
  const pass = () => takeTo(tabStop(select));
  select.classList.add('screen-reader-text');
  setHidden(select, true);
  select.addEventListener('focus', pass);
  return () => {
    select.removeEventListener('focus', pass);
    uncoverSelect(select);
  };
}
