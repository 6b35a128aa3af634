/** Owns which checkout form counts where a page has several: the one in use, as a page for phones and wide screens has them. */
import { isSeen } from '../../src/dom/seen';
import { FORM } from './contract';

let used: HTMLFormElement | undefined;

/** The shopper does something in this form. */
export function markUsed(form: HTMLFormElement): void {
  used = form;
}

/** The form that was used last; before that the first one that is seen. */
export function checkoutForm(): HTMLFormElement | undefined {
  const forms = [...document.querySelectorAll<HTMLFormElement>(FORM)];
  return forms.find((form) => form === used) ?? forms.find((form) => isSeen(form)) ?? forms[0];
}
