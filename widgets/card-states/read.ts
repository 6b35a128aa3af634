/** Reads a card's button. */
import { number } from '../../src/dom/attributes';
import { json } from '../../src/dom/json';
import { scalarOf } from '../../src/rules/values';

/** The button's product; 0 where it has none, because a comparison button may only open the table. */
export const readProductId = (button: Element): number =>
  number(button, 'data-pid') ?? (Number(scalarOf(json(button, 'data-payload')?.pid)) || 0);
