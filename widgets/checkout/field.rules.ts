/** Owns when a checkout field is filled in well enough to be sent (contract: `validate-required`, `-email`, `-phone`). Pure. */

/** What is wrong with a field, as WooCommerce's class names end; "" when nothing is. */
export type FieldFault = '' | 'required-field' | 'email' | 'phone';

export interface FieldState {
  /** Classes of the field's row. */
  kinds: readonly string[];
  /** "" for a box that is not ticked. */
  value: string;
}

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const PHONE = /^[\s\d#_+\-/().]*$/;

/** A field that may stay empty is right when it is empty. */
export function faultOf({ kinds, value }: FieldState): FieldFault {
  const given = value.trim();
  if (!given) return kinds.includes('validate-required') ? 'required-field' : '';
  if (kinds.includes('validate-email') && !EMAIL.test(given)) return 'email';
  return kinds.includes('validate-phone') && !PHONE.test(given) ? 'phone' : '';
}
