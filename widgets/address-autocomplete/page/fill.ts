/** Puts a chosen address into the fields: country and first line at once, the others a moment later (SPEC 4.5). */

import { clock } from '../../../src/bridge/page/clock';
import { askForReview } from '../../../src/bridge/woocommerce/askForReview';
import type { AddressType } from '../../../src/rules/addressProvider';
import { type Address, type AddressField, FIRST_FIELDS, OTHER_FIELDS } from '../address.rules';
import { MANIPULATING } from '../contract';
import { readField, readOption } from '../read';

/** Milliseconds until the other fields are filled, because a new country replaces some of them (SPEC 9). */
const PAUSE = 50;

const stopWaiting: { [type in AddressType]?: () => void } = {};

/** The value that a field takes; undefined where it keeps its own, because the shop does not sell to that country. */
function fitting(field: HTMLInputElement | HTMLSelectElement, name: AddressField, value: string): string | undefined {
  const isCountry = name === 'country';
  if (field instanceof HTMLSelectElement)
    return (readOption(field, value) ?? (isCountry ? undefined : readOption(field, '')))?.value;
  // A shop that sells to one country has no select.
  return isCountry && field.type === 'hidden' ? undefined : value;
}

/**
 * Sets a field as a shopper would, with a `change` event. A field that has the value already gets none. True where the
 * field has changed.
 */
function setField(type: AddressType, name: AddressField, value: string): boolean {
  const field = readField(document, type, name);
  if (!field) return false;
  const next = fitting(field, name, value);
  if (next === undefined || next === field.value) return false;
  field.value = next;
  // jQuery's listeners hear a native event too, and so do enhanced selects.
  field.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

/** Marks the address as being filled, so that the order review waits for the last field; or takes the mark off. */
function setManipulating(type: AddressType, isManipulating: boolean): void {
  for (const name of FIRST_FIELDS) {
    const field = readField(document, type, name);
    if (isManipulating) field?.setAttribute(MANIPULATING, 'true');
    else field?.removeAttribute(MANIPULATING);
  }
}

const valuesOf = (type: AddressType) => OTHER_FIELDS.map((name) => readField(document, type, name)?.value);

/**
 * Begins a choice. Returns the function that fills the chosen address in. Country and first line are only ever set; the
 * others are cleared where the address lacks them. A field that the shopper has filled in since the beginning stays.
 */
export function beginFill(type: AddressType): (address: Address) => void {
  const before = valuesOf(type);
  return (address) => {
    stopWaiting[type]?.();
    const now = valuesOf(type);
    const untouched = OTHER_FIELDS.filter((_name, index) => now[index] === before[index]);
    setManipulating(type, true);
    const first = FIRST_FIELDS.filter((name) => address[name] && setField(type, name, address[name]));
    stopWaiting[type] = clock.after(PAUSE, () => {
      setManipulating(type, false);
      const others = untouched.filter((name) => setField(type, name, address[name] ?? ''));
      if (first.length + others.length) askForReview();
    });
  };
}
