/** Owns hiding the server's swatches and selects while the view is there, and showing them again. */
import { takeTo } from '../../src/dom/focus';
import type { Swatch } from './contract';
import { setHidden } from './hidden';

/** The radio at which Tab stops, in the view beside an element. */
const tabStop = (anchor: Element) => anchor.parentElement?.querySelector<HTMLElement>('[data-island-view="swatches"] [tabindex="0"]');

/**
 * Empties and hides the server's group, because its swatches would be found twice. Their nodes are in the view already.
 * @param printed the server's swatches, in the order of `swatches`
 */
export function coverGroup(group: HTMLElement, printed: readonly HTMLElement[], swatches: readonly Swatch[], select: HTMLSelectElement | undefined) {
  const { hidden } = group;
  const nodes = [...group.childNodes];
  group.replaceChildren();
  group.hidden = true;
  // A visible select stays a control of its own.
  const covered = select?.closest('.hidden') ? select : undefined;
  if (covered) setHidden(covered, true);
  return () => {
    printed.forEach((element, place) => void element.replaceChildren(...(swatches[place]?.nodes ?? [])));
    group.append(...nodes);
    group.hidden = hidden;
    if (covered) setHidden(covered, false);
  };
}

/** Hides a plain select. If a script or the browser focuses it, after a reset or because a choice is required, the focus goes to the swatches. */
export function coverSelect(select: HTMLSelectElement): () => void {
  const pass = () => takeTo(tabStop(select));
  select.classList.add('screen-reader-text');
  setHidden(select, true);
  select.addEventListener('focus', pass);
  return () => {
    select.removeEventListener('focus', pass);
    select.classList.remove('screen-reader-text');
    setHidden(select, false);
  };
}
