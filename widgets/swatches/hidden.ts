/** Owns hiding a select whose swatches are alive. */

/** Takes a select out of the tab order and from screen readers, which have the swatches; or gives it back. */
export function setHidden(select: HTMLSelectElement, isHidden: boolean): void {
  if (!isHidden) {
    select.removeAttribute('tabindex');
    select.removeAttribute('aria-hidden');
    return;
  }
  select.tabIndex = -1;
  select.setAttribute('aria-hidden', 'true');
}
