/** Owns watching the usual ways by which an element gets an address: the property and the attribute. */
import { before } from './before';
import { ADDRESSES, comeAgain, isHoldable } from './elements';
import type { Guard } from './types';

/** True when an attribute of an element must not be set now. */
export const takes = ({ keep }: Guard, element: unknown, name: unknown, value: unknown): boolean =>
  ADDRESSES.includes(`${name}`.toLowerCase()) && isHoldable(element) && keep(element, value) && comeAgain(element);

/** Makes a guard check the address properties and attributes that scripts set from now on. Returns the guard. */
export function watch(guard: Guard): Guard {
  before([HTMLScriptElement.prototype, HTMLIFrameElement.prototype], ['src'], (element, [address]) =>
    takes(guard, element, 'src', address),
  );
  before([Element.prototype], ['setAttribute', 'setAttributeNS'], (element, given) =>
    takes(guard, element, given.at(-2), given.at(-1)),
  );
  return guard;
}
