/** Owns `aria-describedby`: adds an id beside those of others, and removes it again. */
export function setDescribed(field: Element, id: string, isOn: boolean): void {
  const ids = (field.getAttribute('aria-describedby') ?? '').split(/\s+/).filter((one) => one && one !== id);
  if (isOn) ids.push(id);
  if (ids.length) field.setAttribute('aria-describedby', ids.join(' '));
  else field.removeAttribute('aria-describedby');
}
