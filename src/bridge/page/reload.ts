/**
 * Owns loading the page again; no other file does that. What the shopper has typed comes back on the new page
 * (typed.ts, which is loaded only then). A message that the shop gives only once is lost, so a caller shows such a
 * message before it reloads.
 */

type Field = Partial<HTMLInputElement & HTMLSelectElement>;

/** True for a field of a posted form in which the shopper may have typed or chosen something. */
const isTouched = ({ form, value, defaultValue = value, checked, defaultChecked, selectedIndex = 0 }: Field): boolean =>
  /post/i.test(form?.getAttribute('method') ?? '') &&
  (value !== defaultValue || checked !== defaultChecked || selectedIndex > 0);

/**
 * Leaves the page for a page of the same address, on which the typed texts come back.
 * @param go leaves the page
 * @param but selector of fields that are left out, such as the field whose change loads the page again
 */
export function leaveForSame(go: () => void, but?: string): void {
  if (![...document.querySelectorAll<HTMLElement>('input,select,textarea')].some((field) => isTouched(field as Field)))
    return go();
  import('./typed').then(({ keepTyped }) => keepTyped(but), console.warn).then(go);
}

/** Loads the page again. The texts that the shopper has typed come back. */
export const reload = (): void => leaveForSame(() => location.reload());
