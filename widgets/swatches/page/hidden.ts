/** Owns hiding a select from keyboard and screen readers while its swatches replace it. */

/** Hides a select from keyboard and screen readers, or shows it to them again. */
export function setHidden(select: HTMLSelectElement, isHidden: boolean): void {
  if (!isHidden) {
    select.removeAttribute('tabindex');
    select.removeAttribute('aria-hidden');
    return;
  }
  select.tabIndex = -1;
  select.setAttribute('aria-hidden', 'true');
}
