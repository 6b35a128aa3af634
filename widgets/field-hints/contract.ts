/** Descriptions of fields, as WooCommerce prints them (README.md has the table). */
import { FIELD_WRAPPER } from '../../src/rules/selectors';

export { FIELD_WRAPPER as WRAPPER };

export const HINT = `${FIELD_WRAPPER} .description`;
export const FIELD = 'input,select,textarea';
/** Milliseconds (SPEC 9). */
export const SLIDE = 250;
