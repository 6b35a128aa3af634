/** Owns finding the page's cart forms. A page may have several, such as one for phones and one for wide screens. */
import { FORM } from '../contract';
import { type Quantities, readUnsaved } from '../read';

/** All cart forms of the page. */
export const cartForms = (): HTMLFormElement[] => [...document.querySelectorAll<HTMLFormElement>(FORM)];

/** The form itself, or the one that has replaced it: an earlier answer may have updated the page. */
export const currentForm = (form: HTMLFormElement): HTMLFormElement =>
  form.isConnected ? form : (cartForms()[0] ?? form);

/** For each form, the quantities that are being sent to the server. */
export type Saved = ReadonlyMap<HTMLFormElement, Quantities>;

/**
 * The quantities that a call's answer will replace, read when the call is sent.
 * @param sent the form that is sent. Other forms may hold older values of the same fields. Without it, the answer
 * replaces all unsaved quantities
 */
export function readSaved(sent?: HTMLFormElement): Saved {
  const names = sent && Object.keys(readUnsaved(sent));
  const savedIn = (form: HTMLFormElement) =>
    Object.entries(readUnsaved(form)).filter(([name]) => names?.includes(name) ?? true);
  return new Map(cartForms().map((form) => [form, Object.fromEntries(savedIn(form))]));
}
