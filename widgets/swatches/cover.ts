/** Owns what of the server's is out of sight while the view is there, and gives it back. */
import { takeTo } from '../../src/dom/focus';
import type { Swatch } from './contract';
import { setHidden } from './hidden';

/** The radio that Tab leads to, in the view beside an element. */
const tabStop = (anchor: Element) => anchor.parentElement?.querySelector<HTMLElement>('[data-island-view="swatches"] [tabindex="0"]');

/**
 * Empties and hides the server's group: its swatches would be found twice. What is in them is in the view by then.
 * @param printed the server's swatches, in the order of `swatches`
 */
export function coverGroup(group: HTMLElement, printed: readonly HTMLElement[], swatches: readonly Swatch[], select: HTMLSelectElement | undefined) {
  const { hidden } = group;
  const nodes = [...group.childNodes];
  group.replaceChildren();
  group.hidden = true;
  // In sight it stays a control of its own.
  const covered = select?.closest('.hidden') ? select : undefined;
  if (covered) setHidden(covered, true);
  return () => {
    printed.forEach((element, place) => void element.replaceChildren(...(swatches[place]?.nodes ?? [])));
    group.append(...nodes);
    group.hidden = hidden;
    if (covered) setHidden(covered, false);
  };
}

/** Takes a plain select out of sight, and passes its focus on: scripts and browsers give it that after a reset, or where a choice is required. */
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
