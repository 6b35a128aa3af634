/** Reads a newsletter form. It never throws: a missing or broken value gets a default. */
import { text } from '../../src/dom/attributes';
import { EMAIL, MESSAGE, type Words } from './contract';

/** The id of the list; '' when none is set. */
export const readList = (form: Element): string => text(form, 'data-listed');

/** The form's own messages. */
export const readWords = (form: Element): Words => ({
  subscribed: text(form, 'data-success-message'),
  pending: text(form, 'data-success-opt-in-message'),
});

/** The element for messages: a child of the form, where the plugin's own script looks, else the first one inside it. */
export const readMessage = (form: Element): HTMLElement | null =>
  form.querySelector<HTMLElement>(`:scope > ${MESSAGE}`) ?? form.querySelector(MESSAGE);

/** The form's field for the address. */
export const readEmail = (form: Element): HTMLInputElement | null =>
  form.querySelector<HTMLInputElement>(`input${EMAIL}`);

/** True when the address is missing or wrong. It also checks forms that browsers do not check (`novalidate`). */
export const readIsWrong = (email: HTMLInputElement): boolean =>
  !/^\S+@\S+$/.test(email.value.trim()) || !email.validity.valid;
