/**
 * Owns which checkout form counts when a page has several, such as one for phones and one for wide screens: the one in
 * use.
 */
import { isSeen } from '../../../src/dom/seen';
import { FORM } from '../contract';

let used: HTMLFormElement | undefined;

/** Notes that the shopper uses this form. */
export function markUsed(form: HTMLFormElement): void {
  used = form;
}

/** The form that the shopper used last; before any use, the first visible one. */
export function checkoutForm(): HTMLFormElement | undefined {
  const forms = [...document.querySelectorAll<HTMLFormElement>(FORM)];
  return forms.find((form) => form === used) ?? forms.find((form) => isSeen(form)) ?? forms[0];
}
