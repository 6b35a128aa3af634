/** Owns when a checkout field is filled in correctly (contract: `validate-required`, `-email`, `-phone`). Pure. */

/** The fault of a field, in the words at the end of WooCommerce's class names; "" for none. */
export type FieldFault = '' | 'required-field' | 'email' | 'phone';

export interface FieldState {
  /** Classes of the field's row. */
  kinds: readonly string[];
  /** The field's value; "" for a box that is not ticked. */
  value: string;
}

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const PHONE = /^[\s\d#_+\-/().]*$/;
/** Characters that nobody sees. Copied text brings them along, and the shop takes them out of phone numbers. */
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]|[\ufe00-\ufe0f]/g;

/** The fault of a field. An empty optional field has none. */
export function faultOf({ kinds, value }: FieldState): FieldFault {
  const isPhone = kinds.includes('validate-phone');
  const given = (isPhone ? value.replace(UNSEEN, '') : value).trim();
  if (!given) return kinds.includes('validate-required') ? 'required-field' : '';
  if (kinds.includes('validate-email') && !EMAIL.test(given)) return 'email';
  return isPhone && !PHONE.test(given) ? 'phone' : '';
}
