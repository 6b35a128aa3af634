/** Owns which order button a form shows: the shop's, or the one that the chosen payment method draws. */
import { OWN_BUTTON } from '../contract';
import { readGateway } from '../read';
import { hasOwnButton } from './buttonRegistry';
import { handNow, withHand } from './handCode';

/**
 * Shows the button of the form's chosen method. The code that draws such a button is loaded only if a method has one.
 */
export function showButton(form: HTMLFormElement): void {
  const isOwn = hasOwnButton(readGateway(form));
  form.classList.toggle(OWN_BUTTON, isOwn);
  if (!isOwn) return handNow()?.drawButton(form);
  withHand(
    ({ drawButton }) => drawButton(form),
    () => form.classList.remove(OWN_BUTTON),
  );
}
