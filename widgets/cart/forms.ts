/** Owns the page's cart forms: a page may have several, one for phones and one for wide screens. */
import { FORM } from './contract';
import { type Quantities, readUnsaved } from './read';

export const cartForms = (): HTMLFormElement[] => [...document.querySelectorAll<HTMLFormElement>(FORM)];

/** The form itself, or the one that has come for it: an earlier answer may have renewed the page. */
export const currentForm = (form: HTMLFormElement): HTMLFormElement => (form.isConnected ? form : (cartForms()[0] ?? form));

/** What each form holds of the quantities that are on their way to the server. */
export type Saved = ReadonlyMap<HTMLFormElement, Quantities>;

/**
 * What a call takes the place of, read when it is sent.
 * @param sent the form that is sent. Other forms may hold older values of the same fields. Without it, all that is not
 * saved goes
 */
export function readSaved(sent?: HTMLFormElement): Saved {
  const names = sent && Object.keys(readUnsaved(sent));
  const savedIn = (form: HTMLFormElement) => Object.entries(readUnsaved(form)).filter(([name]) => names?.includes(name) ?? true);
  return new Map(cartForms().map((form) => [form, Object.fromEntries(savedIn(form))]));
}
