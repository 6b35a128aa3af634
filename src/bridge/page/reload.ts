/**
 * Owns loading the page again; no other file does that. What the shopper has typed comes back on the new page
 * (typed.ts, which is loaded only then). A message that the shop gives once does not: whoever reloads has shown it, or
 * has none.
 */

type Field = Partial<HTMLInputElement & HTMLSelectElement>;

/** True for a field of a posted form in which the shopper may have typed or chosen something. */
const isTouched = ({ form, value, defaultValue = value, checked, defaultChecked, selectedIndex = 0 }: Field): boolean =>
  /post/i.test(form?.getAttribute('method') ?? '') &&
  (value !== defaultValue || checked !== defaultChecked || selectedIndex > 0);

/**
 * Leaves the page for one of the same address, on which the texts come back.
 * @param go leaves it
 * @param but matches fields that are left out, such as the one that has the page loaded again
 */
export function leaveForSame(go: () => void, but?: string): void {
  if (![...document.querySelectorAll<HTMLElement>('input,select,textarea')].some((field) => isTouched(field as Field)))
    return go();
  import('./typed').then(({ keepTyped }) => keepTyped(but), console.warn).then(go);
}

/** Loads the page again. The texts of its forms come back. */
export const reload = (): void => leaveForSame(() => location.reload());
