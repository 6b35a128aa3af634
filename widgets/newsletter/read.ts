/** Reads a newsletter form. It never throws: what is missing or broken has a default. */
import { text } from '../../src/dom/attributes';
import { EMAIL, MESSAGE, type Words } from './contract';

/** The list that shoppers are put on; '' where none is set. */
export const readList = (form: Element): string => text(form, 'data-listed');

export const readWords = (form: Element): Words => ({
  subscribed: text(form, 'data-success-message'),
  pending: text(form, 'data-success-opt-in-message'),
});

/** Where messages are shown. The plugin's own script looks among the form's children only. */
export const readMessage = (form: Element): HTMLElement | null => form.querySelector<HTMLElement>(`:scope > ${MESSAGE}`) ?? form.querySelector(MESSAGE);

export const readEmail = (form: Element): HTMLInputElement | null => form.querySelector<HTMLInputElement>(`input${EMAIL}`);

/** True where the address is missing or wrong; a form that browsers are told not to check is checked, too. */
export const readIsWrong = (email: HTMLInputElement): boolean => !/^\S+@\S+$/.test(email.value.trim()) || !email.validity.valid;
