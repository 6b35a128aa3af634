/** Owns the marks of a form whose order is on its way. */
import { PROCESSING } from '../contract';

/** Forms whose order is being sent. */
const sent = new WeakSet<Element>();

/** Marks the form while its order is being sent, or removes the mark. */
export function setProcessing(form: Element, isOn: boolean): void {
  form.classList.toggle(PROCESSING, isOn);
  form.setAttribute('aria-busy', String(isOn));
}

/** Notes that the form's order is being sent, or that its answer has arrived. */
export function setSent(form: Element, isOn: boolean): void {
  if (isOn) sent.add(form);
  else sent.delete(form);
}

/** True until the order's answer arrives. The shopper may leave the page before that, and come back from history. */
export const isOnItsWay = (form: Element): boolean => sent.has(form);
