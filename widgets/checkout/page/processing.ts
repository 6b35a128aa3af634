/** Owns the marks of a form whose order is on its way. */
import { PROCESSING } from '../contract';

/** An order, from its call until its form is free again. */
interface Order {
  /** True until its answer arrives. The shopper may leave the page before that, and come back from history. */
  isSent: boolean;
  /** True if a review waits for the end of the order. */
  isOwed: boolean;
}

/** The orders that are under way, by their forms. */
export const orders = new WeakMap<Element, Order>();

/** Marks the form while its order is being sent, or removes the mark. */
export function setProcessing(form: Element, isOn: boolean): void {
  form.classList.toggle(PROCESSING, isOn);
  form.setAttribute('aria-busy', String(isOn));
}
