/** Owns `aria-describedby`: adds an id beside others' or takes it away again. */
export function setDescribed(field: Element, id: string, isOn: boolean): void {
  const ids = (field.getAttribute('aria-describedby') ?? '').split(/\s+/).filter((one) => one && one !== id);
  if (isOn) ids.push(id);
  if (ids.length) field.setAttribute('aria-describedby', ids.join(' '));
  else field.removeAttribute('aria-describedby');
}
