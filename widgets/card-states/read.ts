/** Reads a card's button that has a state. */
import { number } from '../../src/dom/attributes';
import { json } from '../../src/dom/json';
import { scalarOf } from '../../src/rules/values';

/** The product's id; 0 where it has none: that of a comparison button only opens the table. */
export const readProductId = (button: Element): number => number(button, 'data-pid') ?? (Number(scalarOf(json(button, 'data-payload')?.pid)) || 0);
