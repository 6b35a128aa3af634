/** Reads a date field. */
import { text } from '../../src/dom/attributes';
import { EARLIEST, PREORDER, TAKEN } from './contract';

/** The day that the server printed, which is the stored one. */
export const readStored = (field: HTMLInputElement): string => field.defaultValue.trim();

/** The text in the field. */
export const readText = (field: HTMLInputElement): string => field.value.trim();

/** The pre-order field's own earliest day; "" for every other field. */
export const readEarliest = (field: Element): string => (field.matches(PREORDER) ? text(field, EARLIEST) : '');

/** False for a field that has another script's picker or cannot be changed. */
export const isFree = (field: HTMLInputElement): boolean => !field.matches(TAKEN) && !field.disabled && !field.readOnly;
