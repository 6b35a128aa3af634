/** Reads what a date field allows. */
import { text } from '../../src/dom/attributes';
import { EARLIEST, PREORDER, TAKEN } from './contract';

/** What the server printed; the product has it. */
export const readStored = (field: HTMLInputElement): string => field.defaultValue.trim();

export const readText = (field: HTMLInputElement): string => field.value.trim();

/** The pre-order field's own earliest day; "" for every other field. */
export const readEarliest = (field: Element): string => (field.matches(PREORDER) ? text(field, EARLIEST) : '');

/** False where another script's picker is at work, or nothing can be changed. */
export const isFree = (field: HTMLInputElement): boolean => !field.matches(TAKEN) && !field.disabled && !field.readOnly;
